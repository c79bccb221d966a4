import CSDL2

/// What keys type with Shift, on layouts that the names of their keys identify.
///
/// SDL names keys as they are without modifiers, and reports the text that they type only while text is edited:
/// otherwise an input method would take the keys of a game. So the layout is found out by its names. Of another layout
/// than these it is known only how letters look with Shift, and what SDL reports as text.
struct KeyboardLayout: Hashable, Sendable {
  /// What a key types.
  private struct Key: Hashable {
    let plain: String
    let shifted: String
  }
  /// The keys by their usages. Letters that are in the other case with Shift are left out.
  private let keys: [UInt16: Key]

  /// What a key is called, or nil when it types the same letter with Shift.
  func plain(_ usage: UInt16) -> String? { keys[usage]?.plain }

  /// What a key types with Shift, or nil when that is the same letter in the other case.
  func shifted(_ usage: UInt16) -> String? { keys[usage]?.shifted }

  /// The layout whose keys are called so, given what a key is called by its usage; nil for one that is not known.
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
  // Without the keys for accents, which have no name.
  static let german = KeyboardLayout(
    digits + [45, 48, 49, 54, 55, 56, 100], "1234567890ß+#,.-<", "!\"§$%&/()=?*';:_>")
  // SDL calls its digits 1 to 0, as they are with Shift.
  static let french = KeyboardLayout([45, 46, 16, 48, 49, 52, 54, 55, 56, 100], ")=,$*ù;:!<", "°+?£µ%./§>")

  private init(_ usages: [UInt16], _ plain: String, _ shifted: String) {
    let pairs = zip(plain, shifted).map { Key(plain: String($0), shifted: String($1)) }
    keys = Dictionary(zip(usages, pairs)) { first, _ in first }
  }
}

extension KeyboardLayout {
  /// The layout that SDL has now, if it is known.
  static var current: KeyboardLayout? {
    KeyboardLayout(names: name)
  }

  /// Whether any key of the layout that SDL has now types a Latin letter.
  static var hasLatinLetters: Bool { hasLatinLetters(names: name) }

  /// Whether any key that types characters is called by a Latin letter, given what a key is called by its usage. A
  /// Greek or Hebrew layout has none, not even where its punctuation lies.
  static func hasLatinLetters(names: (UInt16) -> String) -> Bool {
    (Array(4...56) + [100]).contains { usage in
      names(usage).unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    }
  }

  private static func name(_ usage: UInt16) -> String {
    SDLEventTranslator.characters(ofKeycode: SDL_GetKeyFromScancode(SDL_Scancode(rawValue: UInt32(usage))))
  }
}
