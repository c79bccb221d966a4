import CSDL2

/// The keyboard as SDL reports it, with the system's present layout.
final class SystemKeyboard: KeyboardPlatform {
  func character(on key: Key) -> Character? {
    let code = SDL_GetKeyFromScancode(SDL_Scancode(rawValue: UInt32(key.usage)))
    guard code & Int32(SDLK_SCANCODE_MASK) == 0, let scalar = Unicode.Scalar(UInt32(bitPattern: code)),
      !scalar.properties.isWhitespace, scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }

  func key(typing character: Character) -> Key? {
    let lower = character.lowercased().unicodeScalars
    guard lower.count == 1, let scalar = lower.first, let code = Int32(exactly: scalar.value) else { return nil }
    let usage = SDL_GetScancodeFromKey(code).rawValue
    return usage == 0 ? nil : UInt16(exactly: usage).map(Key.init(usage:))
  }
}
