import DactylSDL

/// A pointer with no button down hovers: move the mouse over the tiles, and the tile under it lights up while the
/// pointer becomes a hand.
@main
struct PointAtATile: App {
  static let options = AppOptions(title: "PointAtATile", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    for column in 0..<4 {
      let tile = scene.addView(frame: Rect(150 + 130 * Float(column), 245, 110, 110))
      tile[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(0.25, 0.3, 0.4))
      tile.cursor = .pointingHand
      tile.addGestureRecognizer(HoverGestureRecognizer()) { hover in
        tile[Shape.self]?.fill = hover.state.isFinal ? Color(0.25, 0.3, 0.4) : Color(1, 0.85, 0.45)
      }
    }
  }
}
