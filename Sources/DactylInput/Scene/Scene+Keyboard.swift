extension Scene {
  /// What a key is called on the present layout, for people to read: "A" is the first letter of the row below Tab's on
  /// a French one, and "Q" on an American one. Keys that type nothing, and those of the keypad, have English names.
  /// Without a platform the layout is American.
  public func name(of key: Key) -> String {
    guard let character = keyboardPlatform?.character(on: key) else { return key.englishName }
    let upper = character.uppercased()
    // ß and the like stay as they are.
    return upper.count == 1 ? upper : String(character)
  }

  /// The key that types a character without modifiers on the present layout; nil when none does. Without a platform the
  /// letters and digits of an American one.
  public func key(typing character: Character) -> Key? {
    guard let keyboardPlatform else { return Key.letter(character) ?? Key.digit(character) }
    return keyboardPlatform.key(typing: character)
  }

  /// Who knows the keyboard's layout; set by the platform, and not kept.
  public var keyboardPlatform: (any KeyboardPlatform)? {
    get { textInputs.keyboard }
    set { textInputs.keyboard = newValue }
  }
}
