/// A control that is down or up: a key, a button of a controller, or a button of a mouse. A `ControllerButton` may be a
/// trigger, or a direction of a stick.
public enum InputControl: Hashable, Sendable {
  /// No control: a part of a binding that has lost its control.
  case none
  /// A physical key, independent of the layout.
  case key(Key)
  /// A button of any controller of the player, including those on the screen.
  case button(ControllerButton)
  /// A button of the mouse, for clicks that nothing on the screen handles.
  case mouse(ButtonMask)
  /// A step of the mouse's wheel, where nothing under the pointer scrolls: a press and its release at once.
  case wheel(WheelDirection)

  /// The direction in which a wheel is turned.
  public enum WheelDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// Away from the hand, as to scroll up.
    case up
    /// Toward the hand.
    case down
    /// To the left, for wheels that tilt.
    case left
    /// To the right.
    case right
  }

  /// Makes the control of a press.
  init(_ type: PressType) {
    switch type {
    case .key(let key): self = .key(key)
    case .button(let button): self = .button(button)
    }
  }

  /// The stick or trigger that it is a part of, or nil.
  var axis: ControllerAxis? {
    guard case .button(let button) = self else { return nil }
    return switch button {
    case .leftStickLeft, .leftStickRight, .leftStickUp, .leftStickDown: .leftStick
    case .rightStickLeft, .rightStickRight, .rightStickUp, .rightStickDown: .rightStick
    case .leftTrigger: .leftTrigger
    case .rightTrigger: .rightTrigger
    default: nil
    }
  }
}
