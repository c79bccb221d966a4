import DactylSDL

/// Two recognizers on one view compete, and one of them gets the finger: tap the tile to give it the next color, hold
/// it for half a second to lift it.
@main
struct TapOrHold: App {
  static let options = AppOptions(title: "TapOrHold", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let colors = [Color(1, 0.6, 0.5), Color(0.6, 0.9, 0.6), Color(0.5, 0.8, 1)]
    var taps = 0
    let tile = scene.addView(frame: Rect(300, 200, 200, 200))
    tile[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: colors[0])
    tile.addGestureRecognizer(TapGestureRecognizer()) { _ in
      taps += 1
      tile[Shape.self]?.fill = colors[taps % colors.count]
    }
    tile.addGestureRecognizer(LongPressGestureRecognizer()) { press in
      tile.transform = press.state.isFinal ? .identity : .scale(1.2)
    }
  }
}
