/// The knowledge of a platform about the keyboard's present layout. The scene does not retain it.
public protocol KeyboardPlatform: AnyObject {
  /// Returns the character that a key types without modifiers on the layout; nil for keys that type none, and for those
  /// of the keypad.
  func character(on key: Key) -> Character?
  /// Returns the key that types a character without modifiers; nil when there is none.
  func key(typing character: Character) -> Key?
}
