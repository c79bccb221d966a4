import Dactyl

/// An answer that the world outside gave to code inside a scene, other than by input.
package enum RecordingAnswer: Hashable, Sendable {
  /// The text on the clipboard, at a look at it.
  case clipboard(String?)
  /// The character that a key types on the keyboard's layout.
  case character(Key, String?)
  /// The key that types a character.
  case key(String, Key?)
  /// Whether a controller can do what was asked of it: rumble, or show a colour.
  case controller(Bool)
}

extension ByteWriter {
  mutating func answer(_ answer: RecordingAnswer) {
    switch answer {
    case .clipboard(let text):
      byte(0)
      optional(text)
    case .character(let key, let character):
      byte(1)
      varint(UInt64(key.usage))
      optional(character)
    case .key(let character, let key):
      byte(2)
      text(character)
      varint(key.map { UInt64($0.usage) + 1 } ?? 0)
    case .controller(let can):
      byte(3)
      bool(can)
    }
  }
}

extension ByteReader {
  mutating func answer() throws(Fault) -> RecordingAnswer {
    let start = offset
    switch try byte("an answer") {
    case 0: return .clipboard(try optionalText("the clipboard"))
    case 1:
      let key = Key(usage: UInt16(truncatingIfNeeded: try number(below: 1 << 16, "a key")))
      return .character(key, try optionalText("a character"))
    case 2:
      let character = try text("a character")
      let usage = try number(below: (1 << 16) + 1, "a key")
      return .key(character, usage == 0 ? nil : Key(usage: UInt16(truncatingIfNeeded: usage - 1)))
    case 3: return .controller(try bool("an answer"))
    case let other: throw fault("an answer of a kind below 4 wanted, \(other) found", at: start)
    }
  }
}
