import Dactyl

/// Reads the scene's decisions, each once, and passes them to the recognizers that are watched.
final class DecisionReader {
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    scene.decisions.turnOn(capacity: 8192)
  }

  /// Forgets what was decided so far.
  func skip() { scene.decisions.removeAll() }

  /// Tells what was decided since the last time; the closure gets each watch that is in another state.
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
