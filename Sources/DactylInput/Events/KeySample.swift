/// A key that went down or up.
public struct KeySample: Hashable, Sendable {
  /// Whether it went down rather than up.
  public var isDown: Bool
  /// Whether the key was down already and the system repeats it (P8).
  public var isRepeat: Bool
  /// The physical key, by its USB HID usage, whatever the layout (P10).
  public var key: Key
  private(set) var layoutText: KeyText
  private(set) var typedText: KeyText
  /// The text of the key on the layout without modifiers, in Unicode, or empty. Of more than 15 bytes of UTF-8, which
  /// no key types, the first characters that fit are kept.
  public var characters: String {
    get { layoutText.string }
    set { layoutText = KeyText(newValue) }
  }
  /// The text that the key types with the modifiers on the present layout; nil where the platform does not report it:
  /// then Shift or Caps Lock changes the case of letters, and other characters stay as they are without (P10).
  public var typed: String? {
    get { typedText.known }
    set { typedText = KeyText(ifKnown: newValue) }
  }
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags
  /// The Latin letter at the key's position, with which key commands are also compared on a layout without Latin
  /// letters; empty on a layout with some (R29). Nil where the platform does not report it: a letter of another script
  /// then stands for the Latin one at its position.
  public var latinLetter: String? {
    get { latin.letter }
    set { latin = LatinLetter(newValue) }
  }
  private(set) var latin: LatinLetter

  /// Makes a key sample.
  public init(
    _ key: Key, isDown: Bool, isRepeat: Bool = false, characters: String = "", typed: String? = nil,
    modifiers: ModifierFlags = [], latinLetter: String? = nil
  ) {
    self.key = key
    self.isDown = isDown
    self.isRepeat = isRepeat
    layoutText = KeyText(characters)
    typedText = KeyText(ifKnown: typed)
    self.modifiers = modifiers
    latin = LatinLetter(latinLetter)
  }
}
