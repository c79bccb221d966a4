/// The finger, key or button that an input comes from, as the log of decisions names it.
public enum InputSource: Hashable, Sendable {
  /// A finger, a pencil, or the mouse with a button down.
  case finger(FingerID)
  /// A key or a button.
  case press(PressType)
  /// An assistive client.
  case client(AccessibilityClient)
}
