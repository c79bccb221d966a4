import CSDL2

extension SDLEventTranslator {
  /// Handles committed text of the input method. A dead key and its letter come as one text.
  func translate(_ event: SDL_TextInputEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let text = unsafe withUnsafeBytes(of: event.text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard !text.isEmpty else { return }
    note(text, typedBy: &events)
    events.append(InputEvent(at: time, .text(text)))
  }

  /// Assigns the character to the key that went down right before it: SDL sends both together.
  private func note(_ text: String, typedBy events: inout [InputEvent]) {
    guard text.count == 1, let last = events.indices.last, case .key(var key) = events[last].kind, key.isDown,
      let name = key.characters.unicodeScalars.first, name.value >= 0x20, name.value != 0x7F
    else { return }
    key.typed = text
    events[last].kind = .key(key)
  }

  /// Handles short text that is being composed; it is empty when the composing ends.
  func translate(_ event: SDL_TextEditingEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let text = unsafe withUnsafeBytes(of: event.text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    events.append(editing(text, event.start, event.length, time))
  }

  /// Handles composed text of any length. The text belongs to SDL; the code that took the event frees it.
  func translate(_ event: SDL_TextEditingExtEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    guard let text = unsafe event.text else { return }
    unsafe events.append(editing(String(cString: text), event.start, event.length, time))
  }

  /// Makes a text editing event. Positions outside the text, which some input methods report, are clamped to it.
  private func editing(_ text: String, _ start: Int32, _ length: Int32, _ time: Timestamp) -> InputEvent {
    let caret = min(max(0, Int(start)), text.count)
    let selection = min(max(0, Int(length)), text.count - caret)
    return InputEvent(at: time, .textEditing(TextEditing(text, caret: caret, selectionLength: selection)))
  }
}
