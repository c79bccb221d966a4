import DactylSDL

/// A popover: press the button, and a palette appears beside it; a colour fills the sky, and a touch beside the palette
/// or Escape dismisses it.
@main
struct PickAColor: App {
  static let options = AppOptions(title: "PickAColor", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.background = .teal
    let (main, palette) = (scene.makeViewController(), scene.makeViewController())
    scene.window.rootViewController = main
    let button = scene.addButton("Sky", frame: Rect(340, 60, 120, 48), to: main.view)
    button.addAction { _ in
      if main.presentedViewController == nil {
        main.presentPopover(palette, from: button.view, size: Size(220, 154))
      }
    }

    for (index, color) in [Color.teal, .orange, .indigo, .purple, .brown, .gray].enumerated() {
      let (column, row) = (Float(index % 3), Float(index / 3))
      let frame = Rect(16 + 66 * column, 16 + 66 * row, 56, 56)
      let swatch = scene.addButton("", frame: frame, to: palette.view) { _ in scene.background = color }
      var style = scene.controlStyle
      (style.normal.fill, style.highlighted.fill) = (color, color.mixed(with: .black, 0.3))
      swatch.style = style
    }
  }
}
