/// The keyboard that is wanted for a text, with UIKit's values.
public enum UIKeyboardType: Int, Sendable {
  /// A keyboard of UIKit; what is typed is limited to digits, numbers, or text without spaces where they say so.
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad

  var engine: KeyboardType {
    switch self {
    case .numberPad, .asciiCapableNumberPad: .numberPad
    case .decimalPad: .decimalPad
    case .emailAddress: .emailAddress
    case .URL: .url
    case .default, .asciiCapable, .numbersAndPunctuation, .phonePad, .namePhonePad, .twitter, .webSearch: .default
    }
  }
}

/// What the return key is called on a keyboard; it has no effect here.
public enum UIReturnKeyType: Int, Sendable {
  /// A name of UIKit.
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The letters that become capitals when they are typed, with UIKit's values.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// A choice of UIKit.
  case none = 0, words, sentences, allCharacters

  var engine: AutocapitalizationType {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .allCharacters
    }
  }
}

/// Whether words are corrected while they are typed; they are not, here.
public enum UITextAutocorrectionType: Int, Sendable {
  /// A choice of UIKit.
  case `default` = 0, no, yes
}

/// Whether spelling is checked; it is not, here.
public enum UITextSpellCheckingType: Int, Sendable {
  /// A choice of UIKit.
  case `default` = 0, no, yes
}

/// Whether a keyboard is dark; it has no effect here.
public enum UIKeyboardAppearance: Int, Sendable {
  /// A look of UIKit.
  case `default` = 0, dark, light
}

/// Why the editing of a text field ended.
public enum UITextFieldDidEndEditingReason: Int, Sendable {
  /// It ended for good, or was cancelled, which is not told apart here.
  case committed = 0, cancelled
}

extension NSTextAlignment {
  var textAlignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension Range<Int> {
  /// The range of characters as a range of UTF-16 units of a text, as Foundation counts.
  func nsRange(in text: String) -> NSRange {
    let (start, end) = (Swift.min(lowerBound, text.count), Swift.min(upperBound, text.count))
    let before = text.prefix(start).utf16.count
    return NSRange(location: before, length: text.prefix(end).utf16.count - before)
  }

  /// Makes a range of characters from one of UTF-16 units of a text, within its bounds.
  init(_ range: NSRange, in text: String) {
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: Swift.max(range.location, 0), limitedBy: units.endIndex)
    let first = start ?? units.endIndex
    let last = units.index(first, offsetBy: Swift.max(range.length, 0), limitedBy: units.endIndex) ?? units.endIndex
    let low = text[..<first].count
    self = low..<low + text[first..<last].count
  }
}
