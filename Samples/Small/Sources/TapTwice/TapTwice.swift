import DactylSDL

/// A tap waits until it is clear that no second one follows: tap the tile once to turn it, twice to make it larger.
@main
struct TapTwice: App {
  static let options = AppOptions(title: "TapTwice", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let tile = scene.addView(frame: Rect(300, 200, 200, 200))
    tile[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(1, 0.85, 0.45))
    let turn = tile.addGestureRecognizer(TapGestureRecognizer()) { _ in
      tile.transform = tile.transform.rotated(by: .pi / 12)
    }
    let enlarge = tile.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { _ in
      tile.transform = tile.transform.scaled(by: 1.2)
    }
    turn.require(toFail: enlarge)
  }
}
