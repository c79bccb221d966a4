extension Scene {
  /// Returns the name of a key on the present keyboard layout, for display: the first letter key of the row below Tab's
  /// is "A" on a French layout, and "Q" on an American one in the same position. Keys that type nothing, and those of
  /// the keypad, have English names. Without a platform the layout is American.
  public func name(of key: Key) -> String {
    guard let character = keyboardPlatform?.character(on: key) else { return key.englishName }
    let upper = character.uppercased()
    // Characters such as ß, whose upper case has several letters, are returned unchanged.
    return upper.count == 1 ? upper : String(character)
  }

  /// Returns the key that types a character without modifiers on the present layout; nil when there is none. Without a
  /// platform, the letters and digits of an American layout.
  public func key(typing character: Character) -> Key? {
    guard let keyboardPlatform else { return Key.letter(character) ?? Key.digit(character) }
    return keyboardPlatform.key(typing: character)
  }

  /// The object that knows the keyboard's layout. Set by the platform; not retained.
  public var keyboardPlatform: (any KeyboardPlatform)? {
    get { textInputs.keyboard }
    set { textInputs.keyboard = newValue }
  }
}
