import Dactyl
import DactylControls

/// The views of a menu: a panel in the middle of its screen, and the control that is focused first.
///
/// The frames of its parts are those in a panel of its preferred size. Without room for that, the whole panel shrinks,
/// in width and in height each as far as needed; letters grow no smaller than can be read.
final class MenuPanel {
  let view: View
  private let scene: Scene
  private let size: Size
  private let style: PanelStyle
  private(set) var first: Control?
  /// The shares of the preferred width and height that there is room for.
  private var share = Vector(1, 1)
  /// The parts: each with its frame, and the closure that sets the frame.
  private var parts: [(frame: Rect, put: (Rect, Float) -> Void)] = []

  /// Makes a panel in the root view of a screen, with a title; without a title it has no background either.
  init(_ title: String? = nil, size: Size, in root: View, of scene: Scene, style: PanelStyle = NightStyle.menus) {
    self.scene = scene
    self.size = size
    self.style = style
    view = scene.addView(frame: Rect(origin: .zero, size: size), to: root)
    view.name = "menu"
    fit()
    guard let title else { return }
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: 22), fill: style.panel, stroke: style.edge, lineWidth: 2)
    text(title, size: 36, style.title, Rect(0, 26, size.width, 44))
  }

  /// Centres the panel again, smaller where there is no room.
  func fit() {
    guard let room = view.superview?.bounds else { return }
    let old = share
    share = Vector(min(1, room.size.width / (size.width + 20)), min(1, room.size.height / (size.height + 20)))
    view.bounds = Rect(0, 0, size.width * share.dx, size.height * share.dy)
    view.center = room.center
    if share != old { for part in parts { put(part) } }
  }

  /// Adds a part: the closure sets its frame, fitted to the size of the panel, and receives the share of the full size.
  /// It is called now and whenever the panel gets another size.
  func add(at frame: Rect, _ put: @escaping (Rect, Float) -> Void) {
    parts.append((frame, put))
    self.put((frame, put))
  }

  private func put(_ part: (frame: Rect, put: (Rect, Float) -> Void)) {
    let frame = part.frame
    part.put(
      Rect(
        frame.minX * share.dx, frame.minY * share.dy, frame.size.width * share.dx, frame.size.height * share.dy),
      min(share.dx, share.dy))
  }

  /// Adds a text, and returns the view that shows it.
  @discardableResult
  func text(_ text: String, size: Float, _ color: Color, _ frame: Rect, side: Float = 0.5) -> View {
    let label = scene.addView(frame: frame, to: view)
    label.isUserInteractionEnabled = false
    label[Label.self] = Label(text, size: size, color: color, alignment: Vector(side, 0.5))
    add(at: frame) { frame, share in
      label.frame = frame
      label[Label.self]?.size = PanelStyle.letters(size, share)
    }
    return label
  }

  /// Adds a button that sends an action without a target: the responder chain finds its performer (R23).
  @discardableResult
  func button(_ title: String, _ action: Action, _ frame: Rect) -> Button {
    let button = scene.addButton(title, frame: frame, to: view)
    button.addTarget(nil, action: action)
    add(button, title)
    return button
  }

  /// Adds a button that calls a closure.
  @discardableResult
  func button(_ title: String, _ frame: Rect, _ body: @escaping () -> Void) -> Button {
    let button = scene.addButton(title, frame: frame, to: view) { _ in body() }
    add(button, title)
    return button
  }

  /// Adds a control with a name, which was made in its frame; the first one added is focused first.
  func add(_ control: some ControlHandle, _ name: String) {
    control.view.name = name
    if first == nil { first = control.control }
    add(at: control.frame) { [style] frame, share in
      control.frame = frame
      control.style = share < 1 ? style.controls(share) : nil
    }
  }

  /// Requests the focus for the first control.
  func focus() {
    if let first { scene.requestFocus(at: first.view.entity) }
  }
}
