import Dactyl

/// A clipboard in front of another one, whose answers are recorded.
final class RecordedClipboard: Clipboard {
  let source: any Clipboard
  private let record: (RecordingAnswer) -> Void

  init(_ source: any Clipboard, _ record: @escaping (RecordingAnswer) -> Void) {
    self.source = source
    self.record = record
  }

  var string: String? {
    get {
      let string = source.string
      record(.clipboard(string))
      return string
    }
    set { source.string = newValue }
  }
}

/// A keyboard in front of another one, or of none, whose answers are recorded the first time and when they change.
final class RecordedKeyboard: KeyboardPlatform {
  private let source: any KeyboardPlatform
  private let record: (RecordingAnswer) -> Void
  private var characters: [Key: Character?] = [:]
  private var keys: [Character: Key?] = [:]

  init(_ source: any KeyboardPlatform, _ record: @escaping (RecordingAnswer) -> Void) {
    self.source = source
    self.record = record
  }

  func character(on key: Key) -> Character? {
    let character = source.character(on: key)
    if characters.updateValue(character, forKey: key) != .some(character) {
      record(.character(key, character.map { String($0) }))
    }
    return character
  }

  func key(typing character: Character) -> Key? {
    let key = source.key(typing: character)
    if keys.updateValue(key, forKey: character) != .some(key) { record(.key(String(character), key)) }
    return key
  }
}

/// The motors and lights of controllers, whose answers are recorded.
final class RecordedControllers: ControllerPlatform {
  private let source: any ControllerPlatform
  private let record: (RecordingAnswer) -> Void

  init(_ source: any ControllerPlatform, _ record: @escaping (RecordingAnswer) -> Void) {
    self.source = source
    self.record = record
  }

  func rumble(_ device: DeviceID, strong: Float, weak: Float, seconds: Double) -> Bool {
    recorded(source.rumble(device, strong: strong, weak: weak, seconds: seconds))
  }

  func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, seconds: Double) -> Bool {
    recorded(source.rumbleTriggers(device, left: left, right: right, seconds: seconds))
  }

  func setLight(_ color: Color, of device: DeviceID) -> Bool { recorded(source.setLight(color, of: device)) }
  func showPlayer(_ player: Int?, of device: DeviceID) { source.showPlayer(player, of: device) }

  private func recorded(_ answer: Bool) -> Bool {
    record(.controller(answer))
    return answer
  }
}
