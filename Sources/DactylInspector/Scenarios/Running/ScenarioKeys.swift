import Dactyl

/// The keys and buttons for the names in the format.
enum ScenarioKeys {
  private static let named: [(String, Key)] = [
    ("space", .space), ("return", .return), ("escape", .escape), ("tab", .tab), ("backspace", .backspace),
    ("delete", .delete), ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
    ("end", .end), ("page_up", .pageUp), ("page_down", .pageDown),
  ]

  private static let buttons: [(String, ControllerButton)] = [
    ("select", .select), ("menu", .menu), ("button_a", .a), ("button_b", .b), ("button_x", .x), ("button_y", .y),
    ("left_shoulder", .leftShoulder), ("right_shoulder", .rightShoulder), ("left_trigger", .leftTrigger),
    ("right_trigger", .rightTrigger), ("left_stick", .leftStick), ("right_stick", .rightStick),
    ("dpad_left", .dpadLeft), ("dpad_right", .dpadRight), ("dpad_up", .dpadUp), ("dpad_down", .dpadDown),
  ]

  /// The key or button with a name, with the characters that it types.
  static func type(named name: String) -> (type: PressType, characters: String)? {
    if let button = buttons.first(where: { $0.0 == name })?.1 { return (.button(button), "") }
    if let key = named.first(where: { $0.0 == name })?.1 { return (.key(key), name == "space" ? " " : "") }
    if let number = Int(name.dropFirst()), name.hasPrefix("f"), let key = Key.function(number) {
      return (.key(key), "")
    }
    guard name.count == 1, let character = name.first else { return nil }
    return (Key.letter(character) ?? Key.digit(character)).map { (.key($0), name) }
  }

  /// The input of a key command: a character, or a key by its name.
  static func input(_ text: String) -> KeyInput {
    guard text.count > 1, case .key(let key) = type(named: text)?.type else { return .character(text) }
    return .key(key)
  }

  /// The name of a press's key or button.
  static func name(of press: Press) -> String { name(of: press.type) }

  /// The name of a key or button.
  static func name(of type: PressType) -> String {
    switch type {
    case .button(let button): buttons.first { $0.1 == button }?.0 ?? "\(button)"
    case .key(let key): ScenarioKeyNames.keys.first { self.type(named: $0)?.type == .key(key) } ?? "key \(key.usage)"
    }
  }
}

extension ScenarioRemoteCommand {
  private static let commands: [(Self, RemoteCommand)] = [
    (.play, .play), (.pause, .pause), (.stop, .stop), (.togglePlayPause, .togglePlayPause), (.nextTrack, .nextTrack),
    (.previousTrack, .previousTrack), (.beginSeekingBackward, .beginSeekingBackward),
    (.endSeekingBackward, .endSeekingBackward), (.beginSeekingForward, .beginSeekingForward),
    (.endSeekingForward, .endSeekingForward),
  ]

  init(_ command: RemoteCommand) { self = Self.commands.first { $0.1 == command }?.0 ?? .play }

  var command: RemoteCommand { Self.commands.first { $0.0 == self }?.1 ?? .play }
}

extension ScenarioPressPhase {
  var phase: PressSamplePhase {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension ScenarioMotionPhase {
  var phase: MotionPhase {
    switch self {
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
