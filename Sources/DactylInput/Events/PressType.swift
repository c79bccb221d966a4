/// The key of a keyboard or the button of a controller that is pressed (P2, P10).
public enum PressType: Hashable, Sendable {
  /// A physical key.
  case key(Key)
  /// A button, a trigger, or a direction of a stick.
  case button(ControllerButton)
}
