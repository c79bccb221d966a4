import Dactyl

/// What a recorded world answers to a scene that is played again.
///
/// Answers come in the order in which they were given, a frame at a time. Code that asks for more than it did then, as
/// a changed game may, gets the last answer of the kind once more.
final class ReplayPorts: Clipboard, KeyboardPlatform, ControllerPlatform {
  private var clipboards: ArraySlice<String?> = []
  private var clipboard: String?
  private var controllers: ArraySlice<Bool> = []
  private var controller = false
  private var characters: [Key: Character?] = [:]
  private var keys: [Character: Key?] = [:]

  /// Takes the answers of a launch or a frame, in place of those that are left of the one before.
  func take(_ answers: [RecordingAnswer]) {
    clipboards = []
    controllers = []
    for answer in answers {
      switch answer {
      case .clipboard(let text): clipboards.append(text)
      case .character(let key, let character): characters[key] = .some(character?.first)
      case .key(let character, let key): if let character = character.first { keys[character] = .some(key) }
      case .controller(let can): controllers.append(can)
      }
    }
  }

  var string: String? {
    get {
      if let next = clipboards.popFirst() { clipboard = next }
      return clipboard
    }
    set { clipboard = newValue }
  }

  func character(on key: Key) -> Character? { characters[key] ?? nil }
  // A key that was never asked for has the letter of an American layout.
  func key(typing character: Character) -> Key? { keys[character] ?? Key.letter(character) ?? Key.digit(character) }

  func rumble(_ device: DeviceID, strong: Float, weak: Float, seconds: Double) -> Bool { nextController() }
  func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, seconds: Double) -> Bool { nextController() }
  func setLight(_ color: Color, of device: DeviceID) -> Bool { nextController() }
  func showPlayer(_ player: Int?, of device: DeviceID) {}

  private func nextController() -> Bool {
    if let next = controllers.popFirst() { controller = next }
    return controller
  }
}
