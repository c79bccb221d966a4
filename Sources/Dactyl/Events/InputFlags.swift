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
