/// One thing that a device or the window system said, with its moment. What a platform hands to a scene.
public struct InputEvent: Hashable, Sendable {
  /// When it happened.
  public var timestamp: Timestamp
  /// What happened.
  public var kind: Kind

  /// Makes an event.
  public init(at timestamp: Timestamp, _ kind: Kind) {
    self.timestamp = timestamp
    self.kind = kind
  }

  /// What an event says.
  public enum Kind: Hashable, Sendable {
    /// A finger, pencil or pressed mouse button landed, moved, lifted or was cancelled.
    case touch(TouchSample)
    /// The pointer moved with no button down; nil when it left the window.
    case hover(Point?, modifiers: ModifierFlags)
    /// A wheel or touchpad scrolled.
    case scroll(ScrollSample)
    /// A key went down or up.
    case key(KeySample)
    /// Text was typed, as the window system composed it.
    case text(String)
    /// Something happened to the window or the application.
    case window(WindowEvent)
    /// A device came or went.
    case device(DeviceEvent)
  }
}

/// Which device something comes from. Unique while the program runs; never a device index.
public struct DeviceID: Hashable, Sendable {
  /// The number under which the platform knows the device.
  public var rawValue: Int64
  /// Makes an identity from the platform's number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  /// The mouse, whichever of them.
  public static let mouse = DeviceID(-1)
  /// A device that the platform did not name.
  public static let unknown = DeviceID(0)
}

/// One finger of one device: the same from landing to lifting, and free to be used again afterwards.
public struct FingerID: Hashable, Sendable {
  /// The device that the finger is on.
  public var device: DeviceID
  /// The device's own number for the finger.
  public var finger: Int64
  /// Makes an identity from a device and its number for the finger.
  public init(device: DeviceID = .unknown, _ finger: Int64) {
    self.device = device
    self.finger = finger
  }
  /// The mouse with a button pressed.
  public static let mouse = FingerID(device: .mouse, 0)
}

/// What touches the screen (T32).
public enum TouchType: UInt8, Hashable, Sendable, CaseIterable {
  /// A finger on the screen.
  case direct
  /// A finger on a surface that is not the screen.
  case indirect
  /// A pencil.
  case pencil
  /// A mouse or another pointer with a button pressed.
  case pointer
}

/// What a finger did in one sample. There is no `stationary`: a finger that says nothing is stationary (T3).
public enum TouchSamplePhase: UInt8, Hashable, Sendable {
  /// It landed.
  case began
  /// It moved, or said again where it is.
  case moved
  /// It lifted.
  case ended
  /// The system took it away: not the same as lifting.
  case cancelled
}

/// One sample of one finger. The location is in the scene's coordinates, in points.
public struct TouchSample: Hashable, Sendable {
  /// Which finger.
  public var finger: FingerID
  /// What it did.
  public var phase: TouchSamplePhase
  /// Where it is, in the coordinates in which windows have their frames, in points.
  public var location: Point
  /// What kind of finger.
  public var type: TouchType
  /// How hard it presses: 1 is an average touch, 0 says that the device can't tell (T32).
  public var force: Float
  /// The pressed buttons of a pointer.
  public var buttons: ButtonMask
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags

  /// Makes a sample.
  public init(
    finger: FingerID, phase: TouchSamplePhase, location: Point, type: TouchType = .direct, force: Float = 0,
    buttons: ButtonMask = [], modifiers: ModifierFlags = []
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.type = type
    self.force = force
    self.buttons = buttons
    self.modifiers = modifiers
  }
}

/// One step of a wheel or touchpad (S-1, S-4).
public struct ScrollSample: Hashable, Sendable {
  /// Where the pointer was, in the scene's coordinates.
  public var location: Point
  /// How far: to the right and downward, in the steps of the device.
  public var delta: Vector
  /// Whether the device scrolls smoothly, as a touchpad does, rather than in steps.
  public var isContinuous: Bool
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags

  /// Makes a step.
  public init(location: Point, delta: Vector, isContinuous: Bool = false, modifiers: ModifierFlags = []) {
    self.location = location
    self.delta = delta
    self.isContinuous = isContinuous
    self.modifiers = modifiers
  }
}

/// A key that went down or up.
public struct KeySample: Hashable, Sendable {
  /// Whether it went down rather than up.
  public var isDown: Bool
  /// Whether the key had been down already and the system repeats it (P8).
  public var isRepeat: Bool
  /// The physical key, by its USB HID usage, whatever the layout calls it (P10).
  public var key: Key
  /// What the layout calls the key, as the platform spells it in Unicode, or empty.
  public var characters: String
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags

  /// Makes a key sample.
  public init(_ key: Key, isDown: Bool, isRepeat: Bool = false, characters: String = "", modifiers: ModifierFlags = [])
  {
    self.key = key
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.characters = characters
    self.modifiers = modifiers
  }
}

/// The pressed buttons of a pointer. A bit a button, as UIKit numbers them.
public struct ButtonMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The left button of a right-handed mouse.
  public static let primary = ButtonMask(rawValue: 1)
  /// The right one.
  public static let secondary = ButtonMask(rawValue: 2)
  /// The middle one.
  public static let middle = ButtonMask(rawValue: 4)
  /// The first further one.
  public static let fourth = ButtonMask(rawValue: 8)
  /// The second further one.
  public static let fifth = ButtonMask(rawValue: 16)
}

/// The modifier keys that are down.
public struct ModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Either Shift key.
  public static let shift = ModifierFlags(rawValue: 1)
  /// Either Control key.
  public static let control = ModifierFlags(rawValue: 2)
  /// Either Alt key.
  public static let alternate = ModifierFlags(rawValue: 4)
  /// Either Command, Windows or Super key.
  public static let command = ModifierFlags(rawValue: 8)
  /// Caps Lock.
  public static let capsLock = ModifierFlags(rawValue: 16)
}

/// Something that happened to the window or the application.
public enum WindowEvent: Hashable, Sendable {
  /// The application came to the foreground.
  case activated
  /// It lost the foreground: live touches are cancelled (T22).
  case deactivated
  /// The window was hidden or minimized: live touches are cancelled (W11).
  case hidden
  /// The window can be seen again.
  case shown
  /// The window has another size, in points of the scene.
  case resized(Size)
  /// Someone asked to close the window.
  case closeRequested
  /// The application is asked to quit.
  case quitRequested
}

/// A device that came or went.
public enum DeviceEvent: Hashable, Sendable {
  /// A device came.
  case added(DeviceID)
  /// A device went: its touches are cancelled.
  case removed(DeviceID)
}
