/// The keys of letters, digits and marks, named as on an American layout; `Scene.name(of:)` returns their names on the
/// present one.
extension Key {
  // MARK: Letters

  /// The key that bears A on an American layout.
  public static let a = Key(usage: 4)
  /// The key that bears B on an American layout.
  public static let b = Key(usage: 5)
  /// The key that bears C on an American layout.
  public static let c = Key(usage: 6)
  /// The key that bears D on an American layout.
  public static let d = Key(usage: 7)
  /// The key that bears E on an American layout.
  public static let e = Key(usage: 8)
  /// The key that bears F on an American layout.
  public static let f = Key(usage: 9)
  /// The key that bears G on an American layout.
  public static let g = Key(usage: 10)
  /// The key that bears H on an American layout.
  public static let h = Key(usage: 11)
  /// The key that bears I on an American layout.
  public static let i = Key(usage: 12)
  /// The key that bears J on an American layout.
  public static let j = Key(usage: 13)
  /// The key that bears K on an American layout.
  public static let k = Key(usage: 14)
  /// The key that bears L on an American layout.
  public static let l = Key(usage: 15)
  /// The key that bears M on an American layout.
  public static let m = Key(usage: 16)
  /// The key that bears N on an American layout.
  public static let n = Key(usage: 17)
  /// The key that bears O on an American layout.
  public static let o = Key(usage: 18)
  /// The key that bears P on an American layout.
  public static let p = Key(usage: 19)
  /// The key that bears Q on an American layout.
  public static let q = Key(usage: 20)
  /// The key that bears R on an American layout.
  public static let r = Key(usage: 21)
  /// The key that bears S on an American layout.
  public static let s = Key(usage: 22)
  /// The key that bears T on an American layout.
  public static let t = Key(usage: 23)
  /// The key that bears U on an American layout.
  public static let u = Key(usage: 24)
  /// The key that bears V on an American layout.
  public static let v = Key(usage: 25)
  /// The key that bears W on an American layout.
  public static let w = Key(usage: 26)
  /// The key that bears X on an American layout.
  public static let x = Key(usage: 27)
  /// The key that bears Y on an American layout.
  public static let y = Key(usage: 28)
  /// The key that bears Z on an American layout.
  public static let z = Key(usage: 29)

  // MARK: Digits

  /// The key that bears 1 above the letters.
  public static let digit1 = Key(usage: 30)
  /// The key that bears 2 above the letters.
  public static let digit2 = Key(usage: 31)
  /// The key that bears 3 above the letters.
  public static let digit3 = Key(usage: 32)
  /// The key that bears 4 above the letters.
  public static let digit4 = Key(usage: 33)
  /// The key that bears 5 above the letters.
  public static let digit5 = Key(usage: 34)
  /// The key that bears 6 above the letters.
  public static let digit6 = Key(usage: 35)
  /// The key that bears 7 above the letters.
  public static let digit7 = Key(usage: 36)
  /// The key that bears 8 above the letters.
  public static let digit8 = Key(usage: 37)
  /// The key that bears 9 above the letters.
  public static let digit9 = Key(usage: 38)
  /// The key that bears 0 above the letters.
  public static let digit0 = Key(usage: 39)

  // MARK: Marks

  /// The key of the hyphen, on an American layout.
  public static let minus = Key(usage: 45)
  /// The key of the equals sign.
  public static let equals = Key(usage: 46)
  /// The key of the left bracket.
  public static let leftBracket = Key(usage: 47)
  /// The key of the right bracket.
  public static let rightBracket = Key(usage: 48)
  /// The key of the backslash.
  public static let backslash = Key(usage: 49)
  /// The key of the number sign, on layouts that have it beside the return key.
  public static let nonUSHash = Key(usage: 50)
  /// The key of the semicolon.
  public static let semicolon = Key(usage: 51)
  /// The key of the apostrophe.
  public static let apostrophe = Key(usage: 52)
  /// The key of the grave accent, left of 1.
  public static let grave = Key(usage: 53)
  /// The key of the comma.
  public static let comma = Key(usage: 54)
  /// The key of the full stop.
  public static let period = Key(usage: 55)
  /// The key of the slash.
  public static let slash = Key(usage: 56)
  /// The key beside the left Shift key that American layouts lack.
  public static let nonUSBackslash = Key(usage: 100)
}
