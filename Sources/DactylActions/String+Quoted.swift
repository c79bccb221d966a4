extension String {
  /// The text in quotation marks, for a message of one line: its first 60 characters, with those that a terminal would
  /// act on or not show escaped as `\u{1B}`.
  package var quoted: String {
    let end = index(startIndex, offsetBy: 60, limitedBy: endIndex) ?? endIndex
    return "\"\(self[..<end].escaped)\(end < endIndex ? "…" : "")\""
  }
}

extension StringProtocol {
  /// The text with all invisible characters escaped by their numbers.
  package var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isVisible {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the character unchanged; a tab does no harm.
  fileprivate var isVisible: Bool {
    if self == "\t" { return true }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
