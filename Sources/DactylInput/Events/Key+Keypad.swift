/// The keys of the keypad. Those after its full stop are on few keyboards.
extension Key {
  // MARK: Keypad

  /// The Num Lock key; Clear on a Mac.
  public static let numLock = Key(usage: 83)
  /// / of the keypad.
  public static let keypadDivide = Key(usage: 84)
  /// * of the keypad.
  public static let keypadMultiply = Key(usage: 85)
  /// - of the keypad.
  public static let keypadMinus = Key(usage: 86)
  /// + of the keypad.
  public static let keypadPlus = Key(usage: 87)
  /// The enter key of the keypad.
  public static let keypadEnter = Key(usage: 88)
  /// 1 of the keypad.
  public static let keypad1 = Key(usage: 89)
  /// 2 of the keypad.
  public static let keypad2 = Key(usage: 90)
  /// 3 of the keypad.
  public static let keypad3 = Key(usage: 91)
  /// 4 of the keypad.
  public static let keypad4 = Key(usage: 92)
  /// 5 of the keypad.
  public static let keypad5 = Key(usage: 93)
  /// 6 of the keypad.
  public static let keypad6 = Key(usage: 94)
  /// 7 of the keypad.
  public static let keypad7 = Key(usage: 95)
  /// 8 of the keypad.
  public static let keypad8 = Key(usage: 96)
  /// 9 of the keypad.
  public static let keypad9 = Key(usage: 97)
  /// 0 of the keypad.
  public static let keypad0 = Key(usage: 98)
  /// The full stop of the keypad, or its comma.
  public static let keypadPeriod = Key(usage: 99)
  /// The equals sign of the keypad.
  public static let keypadEquals = Key(usage: 103)
  /// The comma of the keypad.
  public static let keypadComma = Key(usage: 133)
  /// The equals sign of an AS/400's keypad.
  public static let keypadEqualsAS400 = Key(usage: 134)
  /// 00 of a keypad.
  public static let keypad00 = Key(usage: 176)
  /// 000 of a keypad.
  public static let keypad000 = Key(usage: 177)
  /// The thousands separator of a keypad.
  public static let thousandsSeparator = Key(usage: 178)
  /// The decimal separator of a keypad.
  public static let decimalSeparator = Key(usage: 179)
  /// The currency of a keypad.
  public static let currencyUnit = Key(usage: 180)
  /// The hundredth of the currency of a keypad.
  public static let currencySubunit = Key(usage: 181)
  /// ( of a keypad.
  public static let keypadLeftParenthesis = Key(usage: 182)
  /// ) of a keypad.
  public static let keypadRightParenthesis = Key(usage: 183)
  /// { of a keypad.
  public static let keypadLeftBrace = Key(usage: 184)
  /// } of a keypad.
  public static let keypadRightBrace = Key(usage: 185)
  /// Tab of a keypad.
  public static let keypadTab = Key(usage: 186)
  /// Backspace of a keypad.
  public static let keypadBackspace = Key(usage: 187)
  /// A of a keypad.
  public static let keypadA = Key(usage: 188)
  /// B of a keypad.
  public static let keypadB = Key(usage: 189)
  /// C of a keypad.
  public static let keypadC = Key(usage: 190)
  /// D of a keypad.
  public static let keypadD = Key(usage: 191)
  /// E of a keypad.
  public static let keypadE = Key(usage: 192)
  /// F of a keypad.
  public static let keypadF = Key(usage: 193)
  /// XOR of a keypad.
  public static let keypadXor = Key(usage: 194)
  /// ^ of a keypad.
  public static let keypadPower = Key(usage: 195)
  /// % of a keypad.
  public static let keypadPercent = Key(usage: 196)
  /// < of a keypad.
  public static let keypadLess = Key(usage: 197)
  /// > of a keypad.
  public static let keypadGreater = Key(usage: 198)
  /// & of a keypad.
  public static let keypadAmpersand = Key(usage: 199)
  /// && of a keypad.
  public static let keypadDoubleAmpersand = Key(usage: 200)
  /// | of a keypad.
  public static let keypadBar = Key(usage: 201)
  /// || of a keypad.
  public static let keypadDoubleBar = Key(usage: 202)
  /// : of a keypad.
  public static let keypadColon = Key(usage: 203)
  /// # of a keypad.
  public static let keypadHash = Key(usage: 204)
  /// Space of a keypad.
  public static let keypadSpace = Key(usage: 205)
  /// @ of a keypad.
  public static let keypadAt = Key(usage: 206)
  /// ! of a keypad.
  public static let keypadExclamation = Key(usage: 207)
  /// Memory Store of a keypad.
  public static let keypadMemoryStore = Key(usage: 208)
  /// Memory Recall of a keypad.
  public static let keypadMemoryRecall = Key(usage: 209)
  /// Memory Clear of a keypad.
  public static let keypadMemoryClear = Key(usage: 210)
  /// Memory Add of a keypad.
  public static let keypadMemoryAdd = Key(usage: 211)
  /// Memory Subtract of a keypad.
  public static let keypadMemorySubtract = Key(usage: 212)
  /// Memory Multiply of a keypad.
  public static let keypadMemoryMultiply = Key(usage: 213)
  /// Memory Divide of a keypad.
  public static let keypadMemoryDivide = Key(usage: 214)
  /// +/- of a keypad.
  public static let keypadPlusMinus = Key(usage: 215)
  /// Clear of a keypad.
  public static let keypadClear = Key(usage: 216)
  /// Clear Entry of a keypad.
  public static let keypadClearEntry = Key(usage: 217)
  /// Binary of a keypad.
  public static let keypadBinary = Key(usage: 218)
  /// Octal of a keypad.
  public static let keypadOctal = Key(usage: 219)
  /// Decimal of a keypad.
  public static let keypadDecimal = Key(usage: 220)
  /// Hexadecimal of a keypad.
  public static let keypadHexadecimal = Key(usage: 221)
}
