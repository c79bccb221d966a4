extension FocusTable: TimedPart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) { forget(entity, &remains) }

  func sceneDidEmpty(_ scene: Scene) {
    let old = exchange(&delegate, for: FocusDelegate())
    let calls = exchange(&state.calls, for: [])
    withExtendedLifetime((old, calls)) {}
  }

  var rowsInUse: Int { rows }

  var nextDeadline: Timestamp? { state.held?.time }

  func deadlineReached(at now: Timestamp, in scene: Scene) { FocusSystem.repeatHeld(at: now, in: scene) }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    if let held = state.held, held.time <= moment { state.held = nil }
  }

  func cancelInput(in scope: CancelScope, of scene: Scene) {
    if let held = state.held, !scene.isUnderWay(.press, held.press) { state.held = nil }
  }

  var unrest: [String] { state.held == nil ? [] : ["a heading is held"] }
}
