/// The type of an event (S-1).
public enum EventType: UInt8, Hashable, Sendable, CaseIterable {
  /// An event of fingers, pencils and pressed mouse buttons.
  case touches = 0
  /// A shake of the device or of a controller.
  case motion = 1
  /// A remote control or media key.
  case remoteControl = 2
  /// An event of keys and buttons.
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

/// The subtype of an event within its type (S-1, X1).
public enum EventSubtype: Hashable, Sendable {
  /// No subtype.
  case none
  /// A shake, the only subtype of motion (M1).
  case motionShake
  /// The command of a remote control or media key (X1).
  case remoteControl(RemoteCommand)
}
