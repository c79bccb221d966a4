/// A physical key, by its USB HID usage number: the same key on every layout (P10).
public struct Key: Hashable, Sendable {
  /// The usage number on the HID page for keyboards.
  public var usage: UInt16
  /// Makes a key from its usage number.
  public init(usage: UInt16) { self.usage = usage }

  /// The key that bears this letter, `a`…`z`, on an American layout, or nil.
  public static func letter(_ letter: Character) -> Key? {
    guard let ascii = letter.asciiValue, ascii >= 97, ascii <= 122 else { return nil }
    return Key(usage: UInt16(ascii) - 97 + 4)
  }

  /// The key that bears this digit, `0`…`9`, above the letters, or nil.
  public static func digit(_ digit: Character) -> Key? {
    guard let ascii = digit.asciiValue, ascii >= 48, ascii <= 57 else { return nil }
    return Key(usage: ascii == 48 ? 39 : UInt16(ascii) - 49 + 30)
  }

  /// The return key.
  public static let `return` = Key(usage: 40)
  /// The escape key.
  public static let escape = Key(usage: 41)
  /// The backspace key.
  public static let backspace = Key(usage: 42)
  /// The tab key.
  public static let tab = Key(usage: 43)
  /// The space bar.
  public static let space = Key(usage: 44)
  /// The home key.
  public static let home = Key(usage: 74)
  /// The page up key.
  public static let pageUp = Key(usage: 75)
  /// The key that deletes what follows.
  public static let delete = Key(usage: 76)
  /// The end key.
  public static let end = Key(usage: 77)
  /// The page down key.
  public static let pageDown = Key(usage: 78)
  /// The right arrow key.
  public static let right = Key(usage: 79)
  /// The left arrow key.
  public static let left = Key(usage: 80)
  /// The down arrow key.
  public static let down = Key(usage: 81)
  /// The up arrow key.
  public static let up = Key(usage: 82)
  /// The key that opens the menu of what is chosen, right of the space bar.
  public static let menu = Key(usage: 101)
  /// A function key, 1…12, or nil.
  public static func function(_ number: Int) -> Key? {
    (1...12).contains(number) ? Key(usage: UInt16(57 + number)) : nil
  }
  /// The first function key.
  public static let f1 = Key(usage: 58)
  /// The tenth function key.
  static let f10 = Key(usage: 67)
  /// The third function key.
  public static let f3 = Key(usage: 60)
}
