import Dactyl

/// A button of a controller on the screen: it acts on the game's input actions as the real button does
/// (`InputBinding.button(_:)`), and does not move the focus. Several fingers can press several of them at once.
///
/// ```swift
/// ScreenButton(frame: Rect(700, 500, 72, 72), .a, title: "Fire", in: scene.window.view)
/// ```
public struct ScreenButton: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a screen button.
  public init(_ control: Control) { self.control = control }

  /// Makes a button in a view, in front of the other subviews. The device decides which player it acts for
  /// (`Scene.setPlayer(_:of:)`).
  @discardableResult
  public init(
    frame: Rect, _ button: ControllerButton, title: String = "", device: DeviceID = .screen, in parent: View
  ) {
    let view = parent.columns.makeView(frame: frame)
    parent.addSubview(view)
    view[ScreenButtonState.self] = ScreenButtonState(button: button, device: device)
    view[ButtonTitle.self] = ButtonTitle(normal: title)
    self.init(view.makeControl(ScreenButtonBehavior()))
    view.canBecomeFocused = false
  }

  /// The button of the controller that this control stands for.
  public var button: ControllerButton { view[ScreenButtonState.self]?.button ?? .a }
}

extension DeviceID {
  /// The controller on the screen.
  public static let screen = DeviceID(-3)
}

struct ScreenButtonState {
  let button: ControllerButton
  let device: DeviceID
}

/// The behaviour of a screen button: the controller's button is down while a finger is on it.
public struct ScreenButtonBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Presses the button of the controller. Called when a finger lands on it.
  public func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) { feed(control, isDown: true) }

  /// Releases the button of the controller. Called when the finger lifts.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) { feed(control, isDown: false) }

  /// Releases the button of the controller as cancelled.
  public func cancelTracking(in control: Control, with event: Event?) { feed(control, isDown: false, isTaken: true) }

  /// Does nothing: the button is held, not activated.
  public func activate(_ control: Control) {}
  /// False: no single key or button activates it.
  public var isActivatedByKeys: Bool { false }

  /// Draws a round plate with the title.
  public func show(_ control: Control) {
    let (state, style) = (control.state, control.styleNow)
    let text = control.view[ButtonTitle.self]?.text(in: state) ?? ""
    var round = style
    round.cornerRadius = min(control.view.bounds.size.width, control.view.bounds.size.height) / 2
    ControlPaint.show(style.look(in: state), round, text: text.isEmpty ? nil : text, on: control.view)
  }

  private func feed(_ control: Control, isDown: Bool, isTaken: Bool = false) {
    guard let state = control.view[ScreenButtonState.self], let scene = control.scene else { return }
    scene.feedScreenButton(state.button, isDown: isDown, isTaken: isTaken, of: state.device, by: control.entity)
  }
}
