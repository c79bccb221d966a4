/// The numbers of touches that are delivered to each view and window, by which the rules of multiple and exclusive
/// touch judge a new one (T9, T14).
final class TouchTracking: SnapshotState {
  private struct WindowCounts {
    let window: Entity
    var all = 0
    var exclusive = 0
  }
  private var views: [Entity: Int] = [:]
  /// The windows with touches, which are few.
  private let windows = List<WindowCounts>()

  func removeAll() {
    if !views.isEmpty { views.removeAll(keepingCapacity: true) }
    windows.removeAll()
  }

  /// Counts a touch in a window.
  @inline(__always)
  func add(window: Entity, isExclusive: Bool) { count(1, window, isExclusive) }

  /// Counts touches of a view.
  func add(_ touches: Int, to view: Entity) { views[view, default: 0] += touches }

  /// Uncounts a touch.
  func remove(view: Entity, window: Entity, isExclusive: Bool) {
    count(-1, window, isExclusive)
    views[view, default: 0] -= 1
  }

  @inline(__always)
  private func count(_ change: Int, _ window: Entity, _ isExclusive: Bool) {
    let index: Int
    if let known = windows.firstIndex(where: { $0.window == window }) {
      index = known
    } else {
      index = windows.count
      windows.append(WindowCounts(window: window))
    }
    windows[index].all += change
    if isExclusive { windows[index].exclusive += change }
  }

  /// The rule that keeps a new touch from its view, or nil.
  func refusal(of view: Entity, in window: Entity, _ flags: ViewFlags) -> Rule? {
    let own = views[view] ?? 0
    let counts = windows.first { $0.window == window } ?? WindowCounts(window: window)
    if own > 0 && !flags.contains(.allowsMultipleTouch) { return .T9 }
    let isExclusive = flags.contains(.isExclusiveTouch)
    if isExclusive && counts.all > own { return .T14 }
    if counts.exclusive > (isExclusive ? own : 0) { return .T14 }
    return nil
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(views) { views = $0 }
    copier.copy(windows)
  }
}
