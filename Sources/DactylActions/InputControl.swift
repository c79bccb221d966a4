/// One thing that is down or up: a key, a button of a controller, or a button of a mouse. A `ControllerButton` may be a
/// trigger, or a stick in one of its ways.
public enum InputControl: Hashable, Sendable {
  /// Nothing: a part of a binding that has lost what it was bound to.
  case none
  /// A physical key, wherever the layout has it.
  case key(Key)
  /// A button of any controller that drives the player, those on the screen included.
  case button(ControllerButton)
  /// A button of the mouse. It counts when nothing on the screen handled the click.
  case mouse(ButtonMask)
  /// A step of the mouse's wheel, where nothing under the pointer scrolls: a press and its release at once.
  case wheel(WheelDirection)

  /// Where a wheel is turned.
  public enum WheelDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// Away from the hand, as to scroll up.
    case up
    /// Toward the hand.
    case down
    /// To the left, where the wheel tilts.
    case left
    /// To the right.
    case right
  }

  /// What a press is of.
  init(_ type: PressType) {
    switch type {
    case .key(let key): self = .key(key)
    case .button(let button): self = .button(button)
    }
  }

  /// The stick or trigger of which it is a part, or nil.
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
