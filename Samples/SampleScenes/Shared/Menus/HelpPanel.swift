import Dactyl

/// The panel that explains gestures and keys, and the hint about its key. It is in a window of its own, in front of the
/// others, that takes no touches. Where room is missing it is smaller, down to letters that can be read.
final class HelpPanel {
  /// The least width of a scene, in points, with room for the whole hint.
  static let roomyWidth: Float = 780
  private static let ink = Color(0.96, 0.97, 0.94)
  private static let margin: Float = 8
  private let scene: Scene
  private let window: Window
  private let panel: View
  private let hint: View
  private let title: View
  private var lines: [(key: View, text: View)] = []
  private var isShown = false

  /// Makes the panel, hidden at first: a title, and lines with an action and its effect. The keys of the panel itself
  /// and of the inspector are added.
  init(_ title: String, _ lines: [(String, String)], in scene: Scene) throws(AssetError) {
    self.scene = scene
    window = scene.addWindow(frame: .zero, level: 10)
    window.view.name = "help"
    window.view.passesThrough = true
    panel = scene.addView(frame: .zero, to: window.view)
    panel.name = "keys"
    panel[Sprite.self] = Sprite(try scene.texture(named: "panel.bmp"), slices: EdgeInsets(16))
    // The picture is translucent: without this ground, the cards behind would make the text hard to read.
    panel[Shape.self] = Shape(.rectangle(cornerRadius: 14), fill: Color(0.02, 0.06, 0.05, 0.75))
    panel.isUserInteractionEnabled = false
    panel.alpha = 0
    // The hint lies on cards and photos: only a nearly opaque ground keeps it readable.
    hint = scene.addView(frame: .zero, to: window.view)
    hint.name = "hint"
    hint[Shape.self] = Shape(.rectangle(cornerRadius: 11), fill: Color(0.05, 0.07, 0.07, 0.88))
    hint.isUserInteractionEnabled = false
    self.title = scene.addView(frame: .zero, to: panel)
    self.title[Label.self] = Label(title, color: Self.ink, alignment: Vector(0, 0.5))
    for (key, text) in lines + [("F1", "this panel"), ("F3, F4", "the inspector, the devices")] {
      let views = (scene.addView(frame: .zero, to: panel), scene.addView(frame: .zero, to: panel))
      views.0[Label.self] = Label(key, color: Color(1, 0.82, 0.45), alignment: Vector(0, 0.5))
      views.1[Label.self] = Label(text, color: Self.ink, alignment: Vector(0, 0.5))
      self.lines.append(views)
    }
  }

  /// Fits the window to a scene of a size. The hint is in the lower right corner, or centred at a point.
  func fit(_ size: Size, hintAt center: Point? = nil) {
    window.view.frame = Rect(origin: .zero, size: size)
    let isRoomy = size.width >= Self.roomyWidth
    hint[Label.self] = Label(isRoomy ? "F1 keys  F3 inspect" : "F1 keys", size: 12, color: Self.ink)
    hint.bounds = Rect(0, 0, isRoomy ? 158 : 68, 22)
    let edge: Float = isRoomy ? 12 : 6
    hint.center = center ?? Point(size.width - hint.bounds.size.width / 2 - edge, size.height - 11 - (isRoomy ? 8 : 4))
    fitPanel(size)
  }

  private func fitPanel(_ size: Size) {
    let whole = Size(440, 88 + 29 * Float(lines.count))
    let share = Vector(
      min(1, max(size.width - 2 * Self.margin, 1) / whole.width),
      min(1, max(size.height - 2 * Self.margin, 1) / whole.height))
    let half = whole.height * share.dy / 2
    panel.bounds = Rect(0, 0, whole.width * share.dx, whole.height * share.dy)
    panel.center = Point(
      size.width / 2, min(max(size.height * 0.46, half + Self.margin), size.height - half - Self.margin))
    func put(_ view: View, _ frame: Rect, letters: Float) {
      view.frame = Rect(
        frame.minX * share.dx, frame.minY * share.dy, frame.size.width * share.dx, frame.size.height * share.dy)
      view[Label.self]?.size = max(smallestLetters, letters * min(share.dx, share.dy))
    }
    put(title, Rect(28, 20, 384, 28), letters: 24)
    for (index, line) in lines.enumerated() {
      let top = 66 + Float(index) * 29
      put(line.key, Rect(28, top, 118, 22), letters: 16)
      put(line.text, Rect(150, top, 270, 22), letters: 14)
    }
  }

  /// Shows or hides the panel. While it is shown, the hint, which may lie over it, is not needed.
  func toggle() {
    isShown.toggle()
    panel.animate(duration: 0.16, easing: .easeOut) { [isShown] in $0.alpha = isShown ? 1 : 0 }
    hint.animate(duration: 0.16, easing: .easeOut) { [isShown] in $0.alpha = isShown ? 0 : 1 }
  }
}
