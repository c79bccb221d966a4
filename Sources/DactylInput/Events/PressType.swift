/// What is pressed: a key of a keyboard or a button of a controller (P2, P10).
public enum PressType: Hashable, Sendable {
  /// A physical key.
  case key(Key)
  /// A button, a trigger, or a stick in one of its ways.
  case button(ControllerButton)
}
