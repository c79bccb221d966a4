extension FocusTable: TimedPart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) { forget(entity, &remains) }

  func sceneDidEmpty(_ scene: Scene) {
    let old = exchange(&delegate, for: FocusDelegate())
    let calls = exchange(&calls, for: [])
    withExtendedLifetime((old, calls)) {}
  }

  var rowsInUse: Int { rows }

  var nextDeadline: Timestamp? {
    // The first player alone is most common.
    !isUsed ? nil : players.count == 1 ? first.held?.time : players.lazy.compactMap { $0.held?.time }.min()
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    for player in players { FocusSystem.repeatHeld(at: now, by: player, in: scene) }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    for player in players { if let held = player.held, held.time <= moment { player.held = nil } }
  }

  func cancelInput(in scope: CancelScope, of scene: Scene) {
    for player in players { if let held = player.held, !scene.isUnderWay(.press, held.press) { player.held = nil } }
  }

  var unrest: [String] { players.allSatisfy { $0.held == nil } ? [] : ["a heading is held"] }
}
