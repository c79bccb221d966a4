import DactylSDL

/// Arrows, Tab and controllers lead the focus from view to view, and the view that has it gets the keys: walk over the
/// tiles, and press Space or the controller's lower button to switch one on or off.
@main
struct WalkByArrows: App {
  static let options = AppOptions(title: "WalkByArrows", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    for index in 0..<12 {
      let place = Point(150 + 130 * Float(index % 4), 120 + 130 * Float(index / 4))
      let tile = scene.addView(frame: Rect(origin: place, size: Size(110, 110)))
      tile[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Self.off)
      tile.canBecomeFocused = true
      let press = tile.addGestureRecognizer(TapGestureRecognizer()) { _ in
        tile[Shape.self]?.fill = tile[Shape.self]?.fill == Self.off ? Self.on : Self.off
      }
      press.allowedPressTypes = [.key(.space), .button(.a)]
      if index == 0 { scene.requestFocus(at: tile.entity) }
    }
  }

  static let off = Color(0.25, 0.3, 0.4)
  static let on = Color(0.6, 0.9, 0.6)
}
