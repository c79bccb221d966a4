/// The keys of the keypad.
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
}
