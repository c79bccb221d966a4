/// What a key or button did in one sample.
public enum PressSamplePhase: UInt8, Hashable, Sendable {
  /// It went down. A second one of a press that is down is a repetition and begins nothing (P8).
  case began
  /// It is pressed harder or softer.
  case changed
  /// It went up.
  case ended
  /// The system took it away.
  case cancelled
}

/// One sample of a key or button.
public struct PressSample: Hashable, Sendable {
  /// What is pressed.
  public var type: PressType
  /// The device that it is on; two controllers' buttons are two presses.
  public var device: DeviceID
  /// What it did.
  public var phase: PressSamplePhase
  /// How hard, 0…1 (P3).
  public var force: Float
  // Here, where they leave no gaps: every event is as large as this.
  private(set) var layoutText: KeyText
  private(set) var typedText: KeyText
  /// What the layout calls the key without any modifier, or empty; at most 15 bytes of UTF-8.
  public var characters: String {
    get { layoutText.string }
    set { layoutText = KeyText(newValue) }
  }
  /// What the key types with the modifiers, or nil where the platform does not say so; see `KeySample.typed`.
  public var typed: String? {
    get { typedText.known }
    set { typedText = KeyText(ifKnown: newValue) }
  }
  /// The modifier keys that were down.
  public var modifiers: ModifierFlags
  /// Whether it went down before, and repeats: it begins no press (P8).
  public var isRepeat: Bool
  /// The Latin letter of the key's place; see `KeySample.latinLetter`.
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

  /// Makes the sample that a key's event is.
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
