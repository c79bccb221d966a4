/// The window of the exploring by touch, which takes all fingers, and of scanning, which lets them through: it shows
/// what is explored or offered, and what is said of it.
struct AssistancePanel {
  /// In front of everything else.
  private static let level: Float = 1_000_000

  let window: Window
  /// The view that fingers land on.
  let surface: View
  private let outline: View
  private let caption: View

  init(in scene: Scene, takesFingers: Bool) {
    window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: Self.level)
    window.canBecomeKey = false
    window.view.name = "assistance"
    window.view.passesThrough = !takesFingers
    window.view.accessibilityElementsHidden = true
    surface = scene.addView(frame: window.view.bounds, to: window.view)
    surface.name = "fingers"
    surface.isMultipleTouchEnabled = true
    surface.isUserInteractionEnabled = takesFingers
    outline = scene.addView(frame: .zero, to: window.view)
    caption = scene.addView(frame: .zero, to: window.view)
    for view in [outline, caption] {
      view.isUserInteractionEnabled = false
      view.isHidden = true
    }
    outline.name = "outline"
    outline[Shape.self] = Shape(
      .rectangle(cornerRadius: 4), fill: nil, stroke: Color(1, 0.85, 0.2), lineWidth: 3)
    caption.name = "caption"
    caption[Shape.self] = Shape(.rectangle(), fill: Color(0, 0, 0, 0.8))
    caption[Label.self] = Label(
      "", size: 18, color: Color(1, 1, 1), alignment: Vector(0.5, 0.5), lineBreakMode: .byWordWrapping)
    fit(to: scene.size)
    if surface.isAlive, takesFingers { scene.windowForHands = window.view.entity }
  }

  var isAlive: Bool { surface.isAlive && outline.isAlive && caption.isAlive }

  /// Fills the scene.
  func fit(to size: Size) {
    guard isAlive else { return }
    window.view.frame = Rect(origin: .zero, size: size)
    surface.frame = window.view.bounds
    let height = min(56, size.height)
    caption.frame = Rect(0, size.height - height, size.width, height)
  }

  /// Shows where something is, or nothing.
  func show(_ frame: Rect?) {
    guard outline.isAlive else { return }
    outline.isHidden = frame?.isFinite != true
    guard let frame, frame.isFinite else { return }
    outline.frame = Rect(frame.minX - 2, frame.minY - 2, frame.size.width + 4, frame.size.height + 4)
  }

  /// Shows what is said.
  func show(_ text: String) {
    guard caption.isAlive else { return }
    caption.isHidden = text.isEmpty
    caption[Label.self]?.text = text
  }

  /// Shows where something is, and what is said of it.
  func show(_ frame: Rect?, _ text: String) {
    show(frame)
    show(text)
  }

  func remove(from scene: Scene) {
    if scene.windowForHands == window.view.entity { scene.windowForHands = .none }
    if window.view.isAlive { window.view.destroy() }
  }
}
