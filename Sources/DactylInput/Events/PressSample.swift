/// The change of a key or button in one sample.
public enum PressSamplePhase: UInt8, Hashable, Sendable {
  /// The key or button went down. A second down of a press is a repetition and begins nothing (P8).
  case began
  /// The force changed.
  case changed
  /// The key or button went up.
  case ended
  /// The system cancelled the press.
  case cancelled
}

/// A sample of a key or button.
public struct PressSample: Hashable, Sendable {
  /// The key or button.
  public var type: PressType
  /// The device of the key or button; the same button of two controllers makes two presses.
  public var device: DeviceID
  /// The change in this sample.
  public var phase: PressSamplePhase
  /// The force, 0…1 (P3).
  public var force: Float
  // Declared here, where they leave no gaps: every event is as large as this.
  private(set) var layoutText: KeyText
  private(set) var typedText: KeyText
  /// The text of the key on the layout without modifiers, or empty; at most 15 bytes of UTF-8.
  public var characters: String {
    get { layoutText.string }
    set { layoutText = KeyText(newValue) }
  }
  /// The text that the key types with the modifiers, or nil where the platform does not report it; see
  /// `KeySample.typed`.
  public var typed: String? {
    get { typedText.known }
    set { typedText = KeyText(ifKnown: newValue) }
  }
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags
  /// Whether the key went down before, and repeats: it begins no press (P8).
  public var isRepeat: Bool
  /// The Latin letter at the key's position; see `KeySample.latinLetter`.
  public var latinLetter: String? {
    get { latin.letter }
    set { latin = LatinLetter(newValue) }
  }
  private(set) var latin: LatinLetter

  /// Makes a sample.
  public init(
    _ type: PressType, _ phase: PressSamplePhase, force: Float = 1, characters: String = "", typed: String? = nil,
    device: DeviceID = .unknown, modifiers: ModifierFlags = [], isRepeat: Bool = false, latinLetter: String? = nil
  ) {
    self.type = type
    self.device = device
    self.phase = phase
    self.force = force
    layoutText = KeyText(characters)
    typedText = KeyText(ifKnown: typed)
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    latin = LatinLetter(latinLetter)
  }

  /// Makes the sample of a key event.
  init(_ key: KeySample) {
    type = .key(key.key)
    device = .unknown
    phase = key.isDown ? .began : .ended
    force = key.isDown ? 1 : 0
    layoutText = key.layoutText
    typedText = key.typedText
    modifiers = key.modifiers
    isRepeat = key.isDown && key.isRepeat
    latin = key.latin
  }
}
