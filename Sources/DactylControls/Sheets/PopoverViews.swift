import Dactyl

/// The views of a popover: what takes the touches beside it, the panel with the content, and the arrow.
struct PopoverViews {
  /// The view that fills the window.
  let root: View
  let backdrop: View
  let panel: View
  let arrow: View
  let content: View
  let style: PopoverStyle

  init(_ root: View, _ content: View, _ style: PopoverStyle, in scene: Scene) {
    (self.root, self.content, self.style) = (root, content, style)
    root.name = "popover's container"
    backdrop = scene.addView(frame: root.bounds, to: root)
    backdrop.name = "backdrop"
    backdrop.autoresizing = .flexibleSize
    if style.dimming.alpha > 0 { backdrop[Shape.self] = Shape(.rectangle(), fill: style.dimming) }
    panel = scene.addView(frame: .zero, to: root)
    panel.name = "popover"
    panel[Shape.self] = Shape(
      .rectangle(cornerRadius: style.cornerRadius), fill: style.background, stroke: scene.panelOutline(style.outline),
      lineWidth: 1)
    panel[Shape.self]?.shadow = style.shadow
    panel.addSubview(content)
    (content.clipsToBounds, content.clipCornerRadius) = (true, style.cornerRadius)
    arrow = scene.addView(frame: .zero, to: root)
    arrow.name = "arrow"
    arrow.isUserInteractionEnabled = false
  }

  /// Whether all of them exist.
  var isWhole: Bool { [root, backdrop, panel, arrow, content].allSatisfy(\.isAlive) }

  /// Lays the panel out beside a rectangle of the window, as large as wanted where there is room.
  func place(beside target: Rect, _ edges: PopoverEdges, size wanted: Size) {
    guard isWhole else { return }
    let area = room
    let place = PopoverPlace(
      beside: target, edges, size: wanted, in: area, distance: style.arrowLength, corner: style.cornerRadius)
    panel.frame = place.frame
    content.frame = panel.bounds
    arrow.frame = place.arrow
    arrow[Shape.self] = Shape(.polygon(sides: 3, rotation: place.rotation), fill: style.background)
  }

  /// The part of the window in which the panel may be.
  private var room: Rect {
    let safe = root.window?.safeAreaInsets ?? .zero
    let margin = style.margin
    return root.bounds.outset(
      by: EdgeInsets(
        top: -safe.top - margin, left: -safe.left - margin, bottom: -safe.bottom - margin, right: -safe.right - margin))
  }
}
