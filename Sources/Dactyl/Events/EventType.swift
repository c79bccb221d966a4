/// What an event tells of (S-1).
public enum EventType: UInt8, Hashable, Sendable, CaseIterable {
  /// Fingers, pencils, pressed mouse buttons.
  case touches = 0
  /// A wheel or touchpad that scrolls.
  case scroll = 10
  /// A pointer with no button pressed.
  case hover = 11
  /// Two fingers that pinch or turn on a touchpad.
  case transform = 14
}
