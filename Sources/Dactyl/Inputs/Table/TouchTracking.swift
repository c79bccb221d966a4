/// How many touches each view and window has that are being delivered: what the rules of multiple and exclusive touch ask
/// of a new one (T9, T14).
final class TouchTracking {
  private struct WindowCounts {
    var all = 0
    var exclusive = 0
  }
  private var views: [Entity: Int] = [:]
  private var windows: [Entity: WindowCounts] = [:]

  func removeAll() {
    views.removeAll(keepingCapacity: true)
    windows.removeAll(keepingCapacity: true)
  }

  func add(view: Entity, window: Entity, isExclusive: Bool) { count(1, view, window, isExclusive) }

  /// Takes one back that was added.
  func remove(view: Entity, window: Entity, isExclusive: Bool) { count(-1, view, window, isExclusive) }

  private func count(_ change: Int, _ view: Entity, _ window: Entity, _ isExclusive: Bool) {
    views[view, default: 0] += change
    windows[window, default: WindowCounts()].all += change
    if isExclusive { windows[window, default: WindowCounts()].exclusive += change }
  }

  /// Which rule keeps a new touch of a view from it, or nil when it gets it.
  func refusal(of view: Entity, in window: Entity, _ flags: ViewFlags) -> Rule? {
    let own = views[view] ?? 0
    let counts = windows[window] ?? WindowCounts()
    if own > 0 && !flags.contains(.allowsMultipleTouch) { return .T9 }
    let isExclusive = flags.contains(.isExclusiveTouch)
    if isExclusive && counts.all > own { return .T14 }
    if counts.exclusive > (isExclusive ? own : 0) { return .T14 }
    return nil
  }
}
