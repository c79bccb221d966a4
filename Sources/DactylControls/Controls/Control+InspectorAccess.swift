import Dactyl

/// What inspectors read of controls besides the public API.
extension Control {
  /// The actions that the control sends, in the order in which they were added, each with its target: nil when the
  /// responder chain is searched for a performer. Allocates an array.
  package var sentActions: [(action: Action, target: Entity?)] {
    var sent: [(action: Action, target: Entity?)] = []
    scene?.controls.actions[entity.index]?.forEach { value, _ in
      if case .send(let action, let target) = value.effect { sent.append((action, target)) }
    }
    return sent
  }
}
