import DactylSDL

/// The decision log says what became of each recognizer, and by which rule: tap the tile once or twice, or swipe to the
/// right over it, and read why one of three won.
@main
struct ExplainATap: App {
  static let options = AppOptions(title: "ExplainATap", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.decisions.turnOn()
    let tile = scene.addView(frame: Rect(250, 60, 300, 160))
    tile[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(0.5, 0.8, 1))
    let tap = tile.addGestureRecognizer(TapGestureRecognizer())
    let doubleTap = tile.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    let swipe = tile.addGestureRecognizer(SwipeGestureRecognizer(direction: .right))
    (tap.name, doubleTap.name, swipe.name) = ("tap", "double tap", "swipe")
    tap.require(toFail: doubleTap)
    let text = scene.addView(frame: Rect(250, 260, 500, 300))
    for gesture in tile.gestureRecognizers {
      gesture.addAction { _ in
        text[Label.self] = Label(explanation(in: scene), size: 20, color: .white, alignment: .zero)
        scene.decisions.removeAll()
      }
    }
  }

  private func explanation(in scene: Scene) -> String {
    scene.decisions.decisions.compactMap { decision in
      guard let gesture = scene.gesture(decision.gesture) else { return nil }
      let state = GestureState(rawValue: decision.detail) ?? .possible
      let opponent = scene.gesture(decision.opponent).map { " by \($0)" } ?? ""
      switch decision.kind {
      case .hold: return "\(gesture) is held\(opponent): \(decision.rule)"
      case .enter where state.isFinal: return "\(gesture) is \(state)\(opponent): \(decision.rule)"
      default: return nil
      }
    }.joined(separator: "\n")
  }
}
