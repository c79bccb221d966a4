import Dactyl

/// Something beside the content of a scroll view that is due at a moment.
protocol ScrollTimer: AnyObject {
  /// The scroll view that it is of.
  var scrollView: ScrollView { get }
  /// When it is due, or nil.
  var due: Timestamp? { get set }
  /// Its moment has come; it says when it is due next.
  func dueReached(at now: Timestamp, in scene: Scene)
}

/// What bars that fade and refreshes that turn wait for. At rest there is nothing in it.
final class ScrollTimers: TimedPart, AddedPart {
  private var waiting: [any ScrollTimer] = []

  /// Sets when something is due next; nil for never.
  static func set(_ due: Timestamp?, of timer: any ScrollTimer, in scene: Scene) {
    let table = scene.scrollTimers
    timer.due = due
    let isWaiting = table.waiting.contains { $0 === timer }
    if due != nil, !isWaiting { table.waiting.append(timer) }
    if due == nil, isWaiting { table.waiting.removeAll { $0 === timer } }
  }

  var nextDeadline: Timestamp? {
    var first: Timestamp?
    for timer in waiting { if let due = timer.due { first = min(first ?? due, due) } }
    return first
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    guard let due = nextDeadline, due <= now else { return }
    for timer in waiting where timer.due.map({ $0 <= now }) == true {
      timer.due = nil
      if timer.scrollView.view.isAlive { timer.dueReached(at: now, in: scene) }
    }
    waiting.removeAll { $0.due == nil }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    for timer in waiting where timer.due.map({ $0 <= moment }) == true { timer.due = nil }
    waiting.removeAll { $0.due == nil }
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    waiting.removeAll { $0.scrollView.view.entity == entity }
  }
}

extension Scene {
  fileprivate var scrollTimers: ScrollTimers {
    if let part = part(ScrollTimers.self) { return part }
    let table = ScrollTimers()
    addPart(table)
    return table
  }
}
