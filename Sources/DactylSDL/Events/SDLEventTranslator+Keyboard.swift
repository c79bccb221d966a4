import CSDL2

extension SDLEventTranslator {
  /// Handles a key. SDL's scancodes are USB HID usages.
  mutating func translate(_ event: SDL_KeyboardEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    modifiers = ModifierFlags(sdlModifiers: event.keysym.mod)
    if isMediaKey(event.keysym.scancode) { return translateMediaKey(event, time, &events) }
    guard let usage = UInt16(exactly: event.keysym.scancode.rawValue) else { return }
    let sample = KeySample(
      Key(usage: usage), isDown: event.state == SDL_PRESSED, isRepeat: event.repeat != 0,
      characters: Self.characters(ofKeycode: event.keysym.sym), typed: typed(event.keysym, usage),
      modifiers: modifiers, latinLetter: latinLetter(usage))
    events.append(InputEvent(at: time, .key(sample)))
  }

  /// The Latin letter at a key's position, if the layout has none (R29).
  private func latinLetter(_ usage: UInt16) -> String? {
    hasLatinLetters.map { $0 ? "" : Key(usage: usage).latinLetter ?? "" }
  }

  /// The character of a key with Shift, if the layout is known and the key is not a letter; nil on a third level.
  private func typed(_ key: SDL_Keysym, _ usage: UInt16) -> String? {
    guard modifiers.contains(.shift), UInt32(key.mod) & KMOD_MODE.rawValue == 0 else { return nil }
    return layout?.shifted(usage)
  }

  /// The layout's name of a key: a keycode is the letter itself, unless it is a scancode with a bit set.
  static func characters(ofKeycode code: Int32) -> String {
    let scancodeBit = Int32(SDLK_SCANCODE_MASK)
    if code & scancodeBit != 0 { return keypadCharacters(ofScancode: code & ~scancodeBit) }
    guard code > 0, let scalar = Unicode.Scalar(UInt32(code)) else { return "" }
    return String(Character(scalar))
  }

  /// The characters of keypad keys, whose keycodes are no letters: usages 84…99 of the keyboard page.
  private static func keypadCharacters(ofScancode code: Int32) -> String {
    switch code {
    case 84: "/"
    case 85: "*"
    case 86: "-"
    case 87: "+"
    case 88: "\r"
    case 89...97: String(code - 88)
    case 98: "0"
    case 99: "."
    default: ""
    }
  }
}

extension ModifierFlags {
  /// The modifiers in SDL's mask, of either side alike.
  init(sdlModifiers mask: UInt16) {
    self = []
    let mask = UInt32(mask)
    if mask & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if mask & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if mask & KMOD_ALT.rawValue != 0 { insert(.alternate) }
    if mask & KMOD_GUI.rawValue != 0 { insert(.command) }
    if mask & KMOD_CAPS.rawValue != 0 { insert(.capsLock) }
  }
}

extension SDLEventTranslator {
  /// Whether a key is one for a media player: it is a remote command then, and no press (X1).
  ///
  /// The system controls the volume: the keys for that stay keys.
  func isMediaKey(_ code: SDL_Scancode) -> Bool {
    switch code {
    case SDL_SCANCODE_AUDIOPLAY, SDL_SCANCODE_AUDIOSTOP, SDL_SCANCODE_AUDIONEXT, SDL_SCANCODE_AUDIOPREV,
      SDL_SCANCODE_AUDIOREWIND, SDL_SCANCODE_AUDIOFASTFORWARD:
      true
    default: false
    }
  }

  /// Handles the press of a media key; keys that seek also report their release. Held keys do not repeat their command.
  func translateMediaKey(_ event: SDL_KeyboardEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let isDown = event.state == SDL_PRESSED
    guard event.repeat == 0, let command = Self.command(event.keysym.scancode, isDown: isDown) else { return }
    events.append(InputEvent(at: time, .remote(command)))
  }

  private static func command(_ code: SDL_Scancode, isDown: Bool) -> RemoteCommand? {
    switch code {
    // Keyboards have a single key for play and pause.
    case SDL_SCANCODE_AUDIOPLAY: isDown ? .togglePlayPause : nil
    case SDL_SCANCODE_AUDIOSTOP: isDown ? .stop : nil
    case SDL_SCANCODE_AUDIONEXT: isDown ? .nextTrack : nil
    case SDL_SCANCODE_AUDIOPREV: isDown ? .previousTrack : nil
    case SDL_SCANCODE_AUDIOREWIND: isDown ? .beginSeekingBackward : .endSeekingBackward
    case SDL_SCANCODE_AUDIOFASTFORWARD: isDown ? .beginSeekingForward : .endSeekingForward
    default: nil
    }
  }
}
