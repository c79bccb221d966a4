/// Text as clients can take it.
enum AccessibilityText {
  /// The most characters of a name, value or hint.
  private static let most = 1_000

  /// Leaves control characters out, and cuts what is too long.
  static func clean(_ text: String) -> String {
    let isPlain = text.utf8.count <= most && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    guard !isPlain else { return text }
    var clean = ""
    for character in text.prefix(most) {
      let isControl = character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
      clean.append(isControl ? " " : character)
    }
    return clean
  }
}
