import Dactyl

/// Reads each of the scene's decisions once, and passes it to the watched recognizer.
final class DecisionReader {
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    scene.decisions.turnOn(capacity: 8192)
  }

  /// Discards the decisions so far.
  func skip() { scene.decisions.removeAll() }

  /// Passes on the decisions since the last call; the closure is called with each watch whose state changed.
  func read(into watches: [RecognizerWatch], _ changed: (RecognizerWatch) -> Void) {
    let decisions = scene.decisions.decisions
    guard !decisions.isEmpty else { return }
    scene.decisions.removeAll()
    for decision in decisions where decision.gesture != .none {
      guard let watch = watches.first(where: { $0.gesture.id == decision.gesture }) else { continue }
      let opponent = watches.first { $0.gesture.id == decision.opponent }?.name
      if watch.note(decision, opponent: opponent) { changed(watch) }
    }
  }
}
