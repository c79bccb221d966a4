/// What an event tells of (S-1).
public enum EventType: UInt8, Hashable, Sendable, CaseIterable {
  /// Fingers, pencils, pressed mouse buttons.
  case touches = 0
  /// A shake of the device or of a controller.
  case motion = 1
  /// A remote control or media key.
  case remoteControl = 2
  /// Keys and buttons.
  case presses = 3
  /// A wheel or touchpad that scrolls.
  case scroll = 10
  /// A pointer with no button pressed.
  case hover = 11
  /// Two fingers that pinch or turn on a touchpad.
  case transform = 14
  /// An event of the game's own.
  case custom = 255
}

/// What an event tells of within its type (S-1, X1).
public enum EventSubtype: Hashable, Sendable {
  /// Nothing in particular.
  case none
  /// A shake, the only motion that there is (M1).
  case motionShake
  /// What a remote control or media key asks for (X1).
  case remoteControl(RemoteCommand)
}
