/// A key that went down or up.
public struct KeySample: Hashable, Sendable {
  /// Whether it went down rather than up.
  public var isDown: Bool
  /// Whether the key had been down already and the system repeats it (P8).
  public var isRepeat: Bool
  /// The physical key, by its USB HID usage, whatever the layout calls it (P10).
  public var key: Key
  private(set) var layoutText: KeyText
  private(set) var typedText: KeyText
  /// What the layout calls the key, as the platform spells it in Unicode, or empty. Of more than 15 bytes of UTF-8,
  /// which no key types, the first characters that fit.
  public var characters: String {
    get { layoutText.string }
    set { layoutText = KeyText(newValue) }
  }
  /// What it types with the modifiers, in the present layout; nil where the platform does not say so: letters are in
  /// the other case with Shift or Caps Lock then, and other characters as they are without (P10).
  public var typed: String? {
    get { typedText.known }
    set { typedText = KeyText(ifKnown: newValue) }
  }
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags
  /// The Latin letter of the key's place, which key commands are compared with as well, where the layout has no Latin
  /// letters; empty where it has some (R29). Nil where the platform does not say: a letter of another script then
  /// stands for the Latin one of its place.
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
