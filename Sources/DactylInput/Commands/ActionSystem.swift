/// Runs the actions of an event: after all recognizers have received it and responders have received the cancels of
/// claimed inputs, and before responders receive the rest (D6, D7).
enum ActionSystem {
  @inline(__always)
  static func run(in scene: Scene) {
    if !scene.responders.pendingActions.isEmpty { run(scene.responders.pendingActions, in: scene) }
  }

  private static func run(_ pending: List<PendingAction>, in scene: Scene) {
    for action in pending {
      switch action {
      case .gesture(let id, let state): run(id, state, in: scene)
      case .command(let action, let performer, let sender, let press):
        // The performer may have been destroyed.
        if scene.isAlive(performer) { scene.perform(action, by: performer, from: sender, rule: .R29, press: press) }
      case .offerUndo: offerUndo(in: scene)
      }
    }
    pending.removeAll()
  }

  /// Asks the game whether to undo, if there still is something to undo or redo.
  private static func offerUndo(in scene: Scene) {
    guard !scene.responders.shakesToEdit.isEmpty, let manager = scene.undoManager,
      manager.canUndo || manager.canRedo
    else { return }
    scene.frames.counters.actions += 1
    scene.record(.action, rule: .M3, of: .motion, id: 0)
    scene.responders.shakesToEdit.call(manager)
  }

  /// Runs the actions of a state that a recognizer entered, with that state as its `state` (G24, G61).
  private static func run(_ id: GestureID, _ state: GestureState, in scene: Scene) {
    let recognizer = scene.gestures.recognizer(of: id)
    guard let actions = scene.gestures.actions[recognizer] else { return }
    scene.gestures.running = (id, state)
    actions.forEach { action, _ in
      scene.frames.counters.actions += 1
      scene.record(.action, rule: .G2, detail: state.rawValue, gesture: id)
      action.body(id)
    }
    scene.gestures.running = nil
  }
}

extension Scene {
  /// Performs an action, and counts and records it, with its rule and the press of a key command.
  func perform(_ action: Action, by performer: Entity, from sender: Entity, rule: Rule, press: UInt64? = nil) {
    frames.counters.actions += 1
    if let press {
      record(.action, rule: rule, of: .press, id: press, view: performer)
    } else {
      record(.action, rule: rule, view: performer)
    }
    if let handler = responders.handler(of: action, performer) { return handler(sender) }
    if canPerformUndo(action, performer), responders.responder(of: performer)?.canPerform(action, sender) != true {
      return performUndo(action, by: performer)
    }
    responders.responder(of: performer)?.perform(action, sender)
  }
}
