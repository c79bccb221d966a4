/// The window of the exploring by touch: it takes all fingers, and shows what is explored and what is said of it.
struct ExplorerPanel {
  /// In front of everything else.
  private static let level: Float = 1_000_000

  let window: Window
  /// The view that fingers land on.
  let surface: View
  private let outline: View
  private let caption: View

  init(in scene: Scene) {
    window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: Self.level)
    window.canBecomeKey = false
    window.view.name = "explorer"
    window.view.accessibilityElementsHidden = true
    surface = scene.addView(frame: window.view.bounds, to: window.view)
    surface.name = "fingers"
    surface.isMultipleTouchEnabled = true
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
    if surface.isAlive { scene.windowForHands = window.view.entity }
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

  /// Shows where an element is, or nothing.
  func show(_ element: AccessibilityElement?) {
    guard outline.isAlive else { return }
    let frame = element.map {
      Rect($0.frame.minX - 2, $0.frame.minY - 2, $0.frame.size.width + 4, $0.frame.size.height + 4)
    }
    outline.isHidden = frame?.isFinite != true
    if let frame, frame.isFinite { outline.frame = frame }
  }

  /// Shows what is said.
  func show(_ text: String) {
    guard caption.isAlive else { return }
    caption.isHidden = text.isEmpty
    caption[Label.self]?.text = text
  }

  func remove(from scene: Scene) {
    if scene.windowForHands == window.view.entity { scene.windowForHands = .none }
    if window.view.isAlive { window.view.destroy() }
  }
}
