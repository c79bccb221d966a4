import Dactyl

/// The views of a menu: a panel in the middle of its screen, and which control keys begin at.
final class MenuPanel {
  let view: View
  private let scene: Scene
  private let size: Size
  private(set) var first: Control?

  /// Makes a panel in the root view of a screen, with a title; without one it has no ground either.
  init(_ title: String? = nil, size: Size, in root: View, of scene: Scene) {
    self.scene = scene
    self.size = size
    view = scene.addView(frame: Rect(origin: .zero, size: size), to: root)
    fit()
    guard let title else { return }
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: 22), fill: NightStyle.panel, stroke: NightStyle.edge, lineWidth: 2)
    text(title, size: 36, NightStyle.gold, Rect(0, 26, size.width, 44))
  }

  /// Puts it in the middle again, smaller where there is no room.
  func fit() {
    guard let room = view.superview?.bounds else { return }
    let share = min(room.size.width / (size.width + 20), room.size.height / (size.height + 20))
    view.center = room.center
    view.transform = share < 1 ? .scale(share) : .identity
  }

  /// Adds a text, and gives the view that shows it.
  @discardableResult
  func text(_ text: String, size: Float, _ color: Color, _ frame: Rect, side: Float = 0.5) -> View {
    let label = scene.addView(frame: frame, to: view)
    label.isUserInteractionEnabled = false
    label[Label.self] = Label(text, size: size, color: color, alignment: Vector(side, 0.5))
    return label
  }

  /// Adds a button that sends an action without a target: who performs it is found up the chain (R23).
  @discardableResult
  func button(_ title: String, _ action: Action, _ frame: Rect) -> Button {
    let button = Button(frame: frame, title: title, in: view)
    button.addTarget(nil, action: action)
    add(button, title)
    return button
  }

  /// Names a control; the first is where keys begin.
  func add(_ control: some ControlHandle, _ name: String) {
    control.view.name = name
    if first == nil { first = control.control }
  }

  /// Lets keys and buttons work its first control.
  func focus() { first?.becomeFirstResponder() }

  /// A key that nobody wants: one that points somewhere begins at the first control, when none is first responder.
  func hear(_ presses: Presses) -> Handling {
    guard let press = presses.first, Self.steps.contains(press.type), scene.firstResponder == nil else {
      return .passToNext
    }
    focus()
    return .handled
  }

  private static let steps: Set<PressType> = [
    .key(.left), .key(.right), .key(.up), .key(.down), .button(.dpadLeft), .button(.dpadRight), .button(.dpadUp),
    .button(.dpadDown),
  ]
}
