import Dactyl

/// Collects the decisions of a scene, and passes them to whoever observed them before. The log of the game is left as
/// it is.
final class DecisionReader: DecisionObserver {
  private var decisions: [Decision] = []
  private var next: (any DecisionObserver)?

  /// Begins to collect; and again when another observer has come in its place, or all were removed.
  func follow(_ scene: Scene) {
    guard scene.decisions.observer !== self else { return }
    next = scene.decisions.observer
    scene.decisions.observer = self
  }

  /// Stops, and lets the observer before it go on.
  func leave(_ scene: Scene) {
    if scene.decisions.observer === self { scene.decisions.observer = next }
  }

  /// The decisions since the last call, the oldest first.
  func take(from scene: Scene) -> [Decision] {
    follow(scene)
    defer { decisions.removeAll(keepingCapacity: true) }
    return decisions
  }

  func didDecide(_ decision: Decision) {
    decisions.append(decision)
    next?.didDecide(decision)
  }
}
