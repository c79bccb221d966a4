import CSDL2

/// The characters that keys type with Shift, on layouts that are identified by the names of their keys.
///
/// SDL names keys as they are without modifiers, and reports the text that they type only while text is edited:
/// otherwise an input method would take the keys of a game. So the layout is recognized by the names. For other layouts
/// than these only the upper case of letters is known, and what SDL reports as text.
struct KeyboardLayout: Hashable, Sendable {
  /// The characters of a key.
  private struct Key: Hashable {
    let plain: String
    let shifted: String
  }
  /// The keys by their usages. Letters, which are in the other case with Shift, are left out.
  private let keys: [UInt16: Key]

  /// The name of a key; nil for a letter, which Shift turns into upper case.
  func plain(_ usage: UInt16) -> String? { keys[usage]?.plain }

  /// The character of a key with Shift; nil for a letter, which Shift turns into upper case.
  func shifted(_ usage: UInt16) -> String? { keys[usage]?.shifted }

  /// The layout whose keys have these names, which the closure returns by usage; nil for an unknown one.
  init?(names: (UInt16) -> String) {
    let found = Self.known.first { layout in
      layout.keys.allSatisfy { usage, key in names(usage) == key.plain }
    }
    guard let found else { return nil }
    self = found
  }

  static let known = [american, british, german, french]

  /// The keys of the row of digits, from 1 to 0.
  private static let digits: [UInt16] = Array(30...39)

  static let american = KeyboardLayout(
    digits + [53, 45, 46, 47, 48, 49, 51, 52, 54, 55, 56], "1234567890`-=[]\\;',./", "!@#$%^&*()~_+{}|:\"<>?")
  static let british = KeyboardLayout(
    digits + [53, 45, 46, 47, 48, 49, 51, 52, 54, 55, 56, 100], "1234567890`-=[]#;',./\\", "!\"£$%^&*()¬_+{}~:@<>?|")
  // Without the keys for accents, which have no names.
  static let german = KeyboardLayout(
    digits + [45, 48, 49, 54, 55, 56, 100], "1234567890ß+#,.-<", "!\"§$%&/()=?*';:_>")
  // SDL names its digit keys 1 to 0, their characters with Shift.
  static let french = KeyboardLayout([45, 46, 16, 48, 49, 52, 54, 55, 56, 100], ")=,$*ù;:!<", "°+?£µ%./§>")

  private init(_ usages: [UInt16], _ plain: String, _ shifted: String) {
    let pairs = zip(plain, shifted).map { Key(plain: String($0), shifted: String($1)) }
    keys = Dictionary(zip(usages, pairs)) { first, _ in first }
  }
}

extension KeyboardLayout {
  /// The present layout of SDL, if it is known.
  static var current: KeyboardLayout? {
    KeyboardLayout(names: name)
  }

  /// Whether any key of SDL's present layout types a Latin letter.
  static var hasLatinLetters: Bool { hasLatinLetters(names: name) }

  /// Whether any character key has a Latin letter as its name, which the closure returns by usage. A Greek or Hebrew
  /// layout has none, not even among its punctuation keys.
  static func hasLatinLetters(names: (UInt16) -> String) -> Bool {
    (Array(4...56) + [100]).contains { usage in
      names(usage).unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    }
  }

  private static func name(_ usage: UInt16) -> String {
    SDLEventTranslator.characters(ofKeycode: SDL_GetKeyFromScancode(SDL_Scancode(rawValue: UInt32(usage))))
  }
}
