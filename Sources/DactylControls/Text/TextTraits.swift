import Dactyl

/// The kind of text that is wanted in a field. What is typed or pasted is limited to it; text that the game sets is
/// not.
public enum KeyboardType: UInt8, Hashable, Sendable, CaseIterable {
  /// Any text.
  case `default`
  /// Digits.
  case numberPad
  /// A number: digits, a minus sign at the start, and one decimal separator, which is a full stop or a comma.
  case decimalPad
  /// A mail address: no spaces.
  case emailAddress
  /// The address of a page: no spaces.
  case url
}

/// The letters that are made capitals when they are typed.
public enum AutocapitalizationType: UInt8, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The effect of Return in a field.
public enum ReturnKeyAction: UInt8, Hashable, Sendable, CaseIterable {
  /// Editing ends, in a text field; a new line begins, in a text view.
  case automatic
  /// Editing ends, after `editingDidEndOnExit`.
  case endEditing
  /// `editingDidEndOnExit` is called, and editing goes on: for a chat, whose field is emptied there.
  case keepEditing
  /// The next field or control gets the focus, after `editingDidEndOnExit`; without one, editing ends.
  case next
}

extension KeyboardType {
  /// The part of a text that may be typed in place of a range of other text.
  func filter(_ text: String, in range: Range<Int>, of characters: [Character]) -> String {
    switch self {
    case .default: return text
    case .emailAddress, .url: return text.filter { !$0.isWhitespace }
    case .numberPad: return text.filter { $0.isASCII && $0.isNumber }
    case .decimalPad:
      let rest = characters[..<range.lowerBound] + characters[range.upperBound...]
      var hasSeparator = rest.contains { $0 == "." || $0 == "," }
      var position = range.lowerBound
      // Nothing goes before the sign.
      let isBehindSign = position > 0 || rest.first != "-"
      return text.filter { character in
        let isTaken: Bool
        switch character {
        case "-": isTaken = position == 0 && isBehindSign
        case ".", ",":
          isTaken = !hasSeparator && isBehindSign
          if isTaken { hasSeparator = true }
        default: isTaken = character.isASCII && character.isNumber && isBehindSign
        }
        if isTaken { position += 1 }
        return isTaken
      }
    }
  }
}

extension AutocapitalizationType {
  /// A typed text with its capitals, behind other text.
  func capitalize(_ text: String, behind characters: ArraySlice<Character>) -> String {
    guard self != .none else { return text }
    if self == .allCharacters { return text.uppercased() }
    var isStart = isStart(behind: characters)
    var seen = characters.suffix(2)
    var capitals = ""
    for character in text {
      capitals += isStart ? character.uppercased() : String(character)
      seen = (seen + [character]).suffix(2)
      isStart = self.isStart(behind: seen)
    }
    return capitals
  }

  private func isStart(behind characters: ArraySlice<Character>) -> Bool {
    guard let last = characters.last else { return true }
    if self == .words { return last.isWhitespace }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    guard let end = characters.last(where: { !$0.isWhitespace || $0.isNewline }) else { return true }
    return end.isNewline || end == "." || end == "!" || end == "?" || end == "\u{2026}"
  }
}
