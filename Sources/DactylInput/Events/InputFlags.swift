/// The pressed buttons of a pointer, up to 32, one bit each, with UIKit's numbers.
public struct ButtonMask: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt32
  /// Makes a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left button of a right-handed mouse.
  public static let primary = button(1)
  /// The right button of a right-handed mouse.
  public static let secondary = button(2)
  /// The middle button.
  public static let middle = button(3)
  /// The first further button.
  public static let fourth = button(4)
  /// The second further button.
  public static let fifth = button(5)

  /// Returns the button with a number: 1 is the primary one, 2 the secondary, up to 32. Empty for other numbers.
  public static func button(_ number: Int) -> ButtonMask {
    ButtonMask(rawValue: (1...32).contains(number) ? 1 << UInt32(number - 1) : 0)
  }
}

/// The modifier keys that are down.
public struct ModifierFlags: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
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
  /// Caps Lock is on.
  public static let capsLock = ModifierFlags(rawValue: 16)
}
