import DactylSDL

/// Lines on the standard output.
enum Line {
  static func say(_ line: String) { StandardStream.output.write(line) }

  /// The line of an event that is delivered to no responder; nil for others.
  static func of(_ kind: InputEvent.Kind) -> String? {
    switch kind {
    case .text(let text): "text \(text)"
    case .textEditing(let editing): "editing \(editing.text)"
    case .key(let key): key.isRepeat ? "repeat \(key.key.usage)" : nil
    case .window(.resized): nil
    case .window(let event): "window \(event)"
    default: nil
    }
  }
}
