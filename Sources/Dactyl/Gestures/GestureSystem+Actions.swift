/// A recognizer that is to run its actions, and the state that they are about.
typealias PendingAction = (gesture: GestureID, state: GestureState)

extension GestureSystem {
  /// Runs the actions of the states that were entered, after all recognizers have seen the event and views were told of
  /// their cancelled touches (D6, D7, G24). They see the state that they are about (G61).
  static func runActions(in scene: Scene) {
    let pending = scene.pendingActions
    guard !pending.isEmpty else { return }
    for (id, state) in pending {
      guard let actions = scene.gestures.actions[id] else { continue }
      scene.gestures.running = (id, state)
      let version = scene.gestures.actions.version
      for action in actions {
        // One may have taken another off.
        guard scene.gestures.actions.version == version || scene.gestures.actions.contains(action, of: id) else {
          continue
        }
        scene.counters.actions += 1
        scene.record(.action, rule: .G2, detail: state.rawValue, gesture: id)
        action.run()
      }
      scene.gestures.running = nil
    }
    pending.removeAll()
  }
}
