import DactylSDL
import Foundation

/// Lines on the standard output.
enum Line {
  /// Writes a line past all buffers, so that a reader has it at once.
  static func say(_ line: String) { try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) }

  /// What the line of an event that comes to no responder says; nil for others.
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
