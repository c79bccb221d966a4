/// What a platform knows of the keyboard's present layout. The scene does not keep it.
public protocol KeyboardPlatform: AnyObject {
  /// The character that a key types without modifiers, as the layout calls it; nil for keys that type none, and for
  /// those of the keypad.
  func character(on key: Key) -> Character?
  /// The key that types a character without modifiers; nil when none does.
  func key(typing character: Character) -> Key?
}
