/// A physical key, by its USB HID usage number: the same key on every layout (P10).
///
/// `Key.w` is the key above S, whatever its label; `Scene.name(of:)` returns its name on the present layout, and
/// `Scene.key(typing:)` the key of a character.
public struct Key: Hashable, Sendable {
  /// The usage number on the HID page for keyboards.
  public var usage: UInt16
  /// Makes a key from its usage number.
  public init(usage: UInt16) { self.usage = usage }

  /// Returns the key of a letter, `a`…`z`, on an American layout, or nil.
  public static func letter(_ letter: Character) -> Key? {
    guard let ascii = letter.asciiValue, ascii >= 97, ascii <= 122 else { return nil }
    return Key(usage: UInt16(ascii) - 97 + 4)
  }

  /// Returns the key of a digit, `0`…`9`, above the letters, or nil.
  public static func digit(_ digit: Character) -> Key? {
    guard let ascii = digit.asciiValue, ascii >= 48, ascii <= 57 else { return nil }
    return Key(usage: ascii == 48 ? 39 : UInt16(ascii) - 49 + 30)
  }

  /// Returns a function key, 1…24, or nil.
  public static func function(_ number: Int) -> Key? {
    switch number {
    case 1...12: Key(usage: UInt16(57 + number))
    case 13...24: Key(usage: UInt16(91 + number))
    default: nil
    }
  }
}
