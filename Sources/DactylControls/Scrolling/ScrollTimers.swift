import Dactyl

/// A part of a scroll view that waits for a time.
protocol ScrollTimer: AnyObject {
  /// The scroll view that it belongs to.
  var scrollView: ScrollView { get }
  /// The time it waits for, or nil.
  var due: Timestamp? { get set }
  /// Called when the time has come; sets the next one with `ScrollTimers.set(_:of:in:)`.
  func dueReached(at now: Timestamp, in scene: Scene)
}

/// The deadlines of fading bars and turning refresh controls. Empty at rest.
final class ScrollTimers: TimedPart, AddedPart {
  private var waiting: [any ScrollTimer] = []

  /// Sets the time that a timer waits for; nil for none.
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

  func mix(into hash: inout StateHash) {
    hash.mix(waiting) { hash, timer in
      hash.mix(timer.scrollView.view.entity)
      hash.mix(timer.due)
    }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(waiting) { waiting = $0 }
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
