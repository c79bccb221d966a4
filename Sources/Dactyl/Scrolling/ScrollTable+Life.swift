/// Scroll views as the scene's life goes on.
extension ScrollTable: TimedPart {
  var nextDeadline: Timestamp? {
    moving.isEmpty ? nil : moving.compactMap { $0.movement.end }.min()
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    if !moving.isEmpty { ScrollSystem.endFlights(at: now, in: scene) }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) { ScrollSystem.endFlights(at: moment, in: scene) }

  /// Ends what moves in a view that leaves. Content that is past an edge by then goes back, seen or not.
  func viewWillLeave(_ view: UInt32, in scene: Scene) {
    guard !moving.isEmpty else { return }
    for state in moving.filter({ scene.isAlive($0.view) && scene.isDescendant($0.view.index, of: view) }) {
      ScrollSystem.halt(state, in: scene)
    }
    if isWaiting { scene.setNeedsSettling() }
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remove(entity, &remains)
    if isWaiting { scene.setNeedsSettling() }
  }

  var unrest: [String] {
    (moving.isEmpty ? [] : ["\(moving.count) scroll views that move"])
      + (caught.isEmpty ? [] : ["\(caught.count) scroll views that were caught"])
      + (news.isEmpty ? [] : ["\(news.count) news of scroll views"])
  }

  var rowsInUse: Int { count }
}
