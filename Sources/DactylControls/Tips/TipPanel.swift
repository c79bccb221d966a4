import Dactyl

/// A text on a panel in a window of its own, which lets touches through and never becomes key.
struct TipPanel {
  let window: Window
  private let row: Container
  private let label: View
  private let style: TipStyle

  /// Makes the window. Its panel has no place yet.
  init(_ text: String, name: String, _ style: TipStyle, in scene: Scene) {
    self.style = style
    window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: style.level)
    window.canBecomeKey = false
    window.view.name = name
    window.view.passesThrough = true
    row = scene.addContainer(
      .row(spacing: 12, padding: style.padding, vertical: .center), frame: .zero, to: window.view)
    row.fitsHeight = true
    row.view.name = "panel"
    row.view.isUserInteractionEnabled = false
    row.view[Shape.self] = Shape(
      .rectangle(cornerRadius: style.cornerRadius), fill: style.background, stroke: scene.panelOutline(style.outline),
      lineWidth: 1)
    label = row.add(
      Label(
        text, font: style.font, size: style.size, color: style.text, alignment: Vector(0, 0.5),
        lineBreakMode: .byWordWrapping), LayoutItem(weight: 1))
  }

  /// Adds a button after the text, which makes the panel take touches.
  func addButton(_ title: String, in scene: Scene, action: @escaping () -> Void) -> Button {
    row.view.isUserInteractionEnabled = true
    return scene.addButton(title, to: row.view) { _ in action() }
  }

  /// Gives the panel its size in the scene, and its place by a closure that receives its size and the area for it.
  func fit(in scene: Scene, buttonWidth: Float = 0, at place: (Size, Rect) -> Point) {
    guard window.view.isAlive, row.view.isAlive, label.isAlive else { return }
    window.view.frame = Rect(origin: .zero, size: scene.size)
    let safe = scene.window.safeAreaInsets
    let margin = style.margin
    let area = window.view.bounds.outset(
      by: EdgeInsets(
        top: -safe.top - margin, left: -safe.left - margin, bottom: -safe.bottom - margin, right: -safe.right - margin))
    let beside = style.padding.left + style.padding.right + (buttonWidth > 0 ? buttonWidth + 12 : 0)
    let most = max(min(style.width, area.size.width - beside), 1)
    let text = label.size(fitting: Size(most, .infinity))
    row.view.frame = Rect(0, 0, (text.width + beside).rounded(.up), 1)
    row.view.layoutIfNeeded()
    let size = row.view.bounds.size
    let origin = place(size, area)
    row.view.frame.origin = Point(
      max(min(origin.x, area.maxX - size.width), area.minX).rounded(),
      max(min(origin.y, area.maxY - size.height), area.minY).rounded())
  }

  /// Fades the panel in.
  func animate() {
    guard row.view.isAlive else { return }
    row.view.alpha = 0.1
    row.view.animate(duration: 0.15, easing: .easeOut, allowsUserInteraction: true) { $0.alpha = 1 }
  }

  /// The frame of the panel, in the scene.
  var frame: Rect { row.view.isAlive ? row.view.frame : .zero }
  /// The text.
  var text: String { label.isAlive ? label[Label.self]?.text ?? "" : "" }

  /// Destroys the window; during a hit-test, or a question of which the engine waits for the answer, afterwards.
  func remove() {
    guard window.view.isAlive, let scene = window.view.scene else { return }
    guard scene.isAnswering else { return window.view.destroy() }
    scene.postpone { [window] _ in if window.view.isAlive { window.view.destroy() } }
  }
}
