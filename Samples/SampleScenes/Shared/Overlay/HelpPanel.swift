import Dactyl

/// The panel that shows what fingers and keys do, and the hint where to find it. In a window of its own, in front of the
/// rest, that takes no touches.
final class HelpPanel {
  private static let ink = Color(0.93, 0.95, 0.9)
  private let window: Window
  private let panel: View
  private let hint: View
  private var isShown = false

  /// Makes the panel, which is not shown: a title, and lines that name what to do and what it does. The keys of the panel
  /// itself and of the overlay are added.
  init(_ title: String, _ lines: [(String, String)], in scene: Scene) throws(AssetError) {
    let lines = lines + [("F1", "this panel"), ("F3", "touches and recognizers")]
    window = scene.addWindow(frame: .zero, level: 10)
    window.view.name = "help"
    window.view.passesThrough = true
    panel = scene.addView(frame: Rect(0, 0, 440, 88 + 29 * Float(lines.count)), to: window.view)
    panel[Sprite.self] = Sprite(try scene.texture(named: "panel.bmp"), slices: EdgeInsets(16))
    // The picture lets cards show through, which is hard to read on.
    panel[Shape.self] = Shape(.rectangle(cornerRadius: 14), fill: Color(0.02, 0.06, 0.05, 0.75))
    panel.isUserInteractionEnabled = false
    panel.alpha = 0
    hint = scene.addView(frame: Rect(0, 0, 158, 22), to: window.view)
    hint[Shape.self] = Shape(.rectangle(cornerRadius: 11), fill: Color(0.02, 0.04, 0.04, 0.55))
    hint[Label.self] = Label("F1 keys  F3 touches", size: 12, color: Self.ink)
    hint.isUserInteractionEnabled = false
    hint.alpha = 0.7
    write(title, lines, in: scene)
  }

  /// Fits the window to a scene of a size. The hint stands in its corner, or about a point.
  func fit(_ size: Size, hintAt place: Point? = nil) {
    window.view.frame = Rect(origin: .zero, size: size)
    panel.center = Point(size.width / 2, size.height * 0.46)
    hint.center = place ?? Point(size.width - 91, size.height - 19)
  }

  /// Shows the panel, or takes it away.
  func toggle() {
    isShown.toggle()
    panel.animate(duration: 0.16, easing: .easeOut) { [isShown] in $0.alpha = isShown ? 1 : 0 }
  }

  private func write(_ text: String, _ lines: [(String, String)], in scene: Scene) {
    let title = scene.addView(frame: Rect(28, 20, 384, 28), to: panel)
    title[Label.self] = Label(text, size: 24, color: Self.ink, alignment: Vector(0, 0.5))
    for (place, line) in lines.enumerated() {
      let top = 66 + Float(place) * 29
      let key = scene.addView(frame: Rect(28, top, 118, 22), to: panel)
      key[Label.self] = Label(line.0, size: 16, color: Color(1, 0.82, 0.45), alignment: Vector(0, 0.5))
      let text = scene.addView(frame: Rect(150, top, 270, 22), to: panel)
      text[Label.self] = Label(line.1, size: 14, color: Self.ink, alignment: Vector(0, 0.5))
    }
  }
}
