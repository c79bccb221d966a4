/// The modifier keys as a set of bits, with UIKit's values.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key is held.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key is held.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Alt or Option key is held.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command key, or the key with the system's logo, is held.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  private static let pairs: [(UIKeyModifierFlags, ModifierFlags)] = [
    (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
  ]
  init(_ flags: ModifierFlags) { self = Self.pairs.reduce(into: []) { if flags.contains($1.1) { $0.insert($1.0) } } }
  var engine: ModifierFlags { Self.pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } } }
}
