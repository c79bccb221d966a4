import Dactyl

/// A button of a controller on the screen: it acts on the game's input actions as the real button does
/// (`InputBinding.button(_:)`), and does not move the focus. Several fingers can press several of them at once.
///
/// ```swift
/// scene.addScreenButton(.a, title: "Fire", frame: Rect(700, 500, 72, 72))
/// ```
public struct ScreenButton: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a screen button.
  public init(_ control: Control) { self.control = control }

  /// The button of the controller that this control stands for.
  public var button: ControllerButton { view[ScreenButtonState.self]?.button ?? .a }
}

extension Scene {
  /// Makes a button of a controller in front of the other subviews of a view, or of the main window. The device decides
  /// which player it acts for (`Scene.setPlayer(_:of:)`).
  @discardableResult
  public func addScreenButton(
    _ button: ControllerButton, title: String = "", device: DeviceID = .screen, frame: Rect, to parent: View? = nil
  ) -> ScreenButton {
    let view = addView(frame: frame, to: parent)
    view[ScreenButtonState.self] = ScreenButtonState(button: button, device: device)
    view[ButtonTitle.self] = ButtonTitle(normal: title)
    let control = view.makeControl(ScreenButtonBehavior())
    view.canBecomeFocused = false
    return ScreenButton(control)
  }
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
