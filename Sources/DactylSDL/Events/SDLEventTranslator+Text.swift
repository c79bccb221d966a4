import CSDL2

extension SDLEventTranslator {
  /// Text, as the input method composed it. A dead key and its letter come as one.
  func translate(_ event: SDL_TextInputEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let text = unsafe withUnsafeBytes(of: event.text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard !text.isEmpty else { return }
    note(text, typedBy: &events)
    events.append(InputEvent(at: time, .text(text)))
  }

  /// Gives the character to the key that went down right before it: SDL sends both together.
  private func note(_ text: String, typedBy events: inout [InputEvent]) {
    guard text.count == 1, let last = events.indices.last, case .key(var key) = events[last].kind, key.isDown,
      let name = key.characters.unicodeScalars.first, name.value >= 0x20, name.value != 0x7F
    else { return }
    key.typed = text
    events[last].kind = .key(key)
  }

  /// Text that is being composed, if it is short; empty when composing is over.
  func translate(_ event: SDL_TextEditingEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let text = unsafe withUnsafeBytes(of: event.text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    events.append(editing(text, event.start, event.length, time))
  }

  /// The same of any length. The text is SDL's, and stays to be freed by the code that took the event.
  func translate(_ event: SDL_TextEditingExtEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    guard let text = unsafe event.text else { return }
    unsafe events.append(editing(String(cString: text), event.start, event.length, time))
  }

  /// Input methods count in their own ways: what lies outside the text is brought into it.
  private func editing(_ text: String, _ start: Int32, _ length: Int32, _ time: Timestamp) -> InputEvent {
    let caret = min(max(0, Int(start)), text.count)
    let selection = min(max(0, Int(length)), text.count - caret)
    return InputEvent(at: time, .textEditing(TextEditing(text, caret: caret, selectionLength: selection)))
  }
}
