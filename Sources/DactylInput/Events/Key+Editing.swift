/// The keys that move the caret, delete and modify, and the function keys.
extension Key {
  // MARK: Editing and modifiers

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
  /// The Caps Lock key.
  public static let capsLock = Key(usage: 57)
  /// The Print Screen key.
  public static let printScreen = Key(usage: 70)
  /// The Scroll Lock key.
  public static let scrollLock = Key(usage: 71)
  /// The pause key.
  public static let pause = Key(usage: 72)
  /// The insert key.
  public static let insert = Key(usage: 73)
  /// The home key.
  public static let home = Key(usage: 74)
  /// The page up key.
  public static let pageUp = Key(usage: 75)
  /// The key that deletes the character after the caret.
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
  /// The key that opens the context menu, right of the space bar.
  public static let menu = Key(usage: 101)
  /// The left Control key.
  public static let leftControl = Key(usage: 224)
  /// The left Shift key.
  public static let leftShift = Key(usage: 225)
  /// The left Alt key; Option on a Mac.
  public static let leftAlternate = Key(usage: 226)
  /// The left Command, Windows or Super key.
  public static let leftCommand = Key(usage: 227)
  /// The right Control key.
  public static let rightControl = Key(usage: 228)
  /// The right Shift key.
  public static let rightShift = Key(usage: 229)
  /// The right Alt key; Alt Gr on many layouts.
  public static let rightAlternate = Key(usage: 230)
  /// The right Command, Windows or Super key.
  public static let rightCommand = Key(usage: 231)

  // MARK: Function keys

  /// Function key 1.
  public static let f1 = Key(usage: 58)
  /// Function key 2.
  public static let f2 = Key(usage: 59)
  /// Function key 3.
  public static let f3 = Key(usage: 60)
  /// Function key 4.
  public static let f4 = Key(usage: 61)
  /// Function key 5.
  public static let f5 = Key(usage: 62)
  /// Function key 6.
  public static let f6 = Key(usage: 63)
  /// Function key 7.
  public static let f7 = Key(usage: 64)
  /// Function key 8.
  public static let f8 = Key(usage: 65)
  /// Function key 9.
  public static let f9 = Key(usage: 66)
  /// Function key 10.
  public static let f10 = Key(usage: 67)
  /// Function key 11.
  public static let f11 = Key(usage: 68)
  /// Function key 12.
  public static let f12 = Key(usage: 69)

  // MARK: Keys of commands

  /// The help key.
  public static let help = Key(usage: 117)
  /// The Undo key.
  public static let undo = Key(usage: 122)
  /// The Cut key.
  public static let cut = Key(usage: 123)
  /// The Copy key.
  public static let copy = Key(usage: 124)
  /// The Paste key.
  public static let paste = Key(usage: 125)
  /// The Find key.
  public static let find = Key(usage: 126)
}
