extension Key {
  /// The letter, `a`…`z`, of the key on an American layout, or nil.
  package var latinLetter: String? { 4...29 ~= usage ? String(UnicodeScalar(UInt8(usage) - 4 + 97)) : nil }
}

extension String {
  /// Whether the text contains letters, or signs that belong to them, of another script than the Latin one, as the
  /// layouts of Russian, Greek, Hebrew or Thai have in place of Latin letters.
  var isOfAnotherScript: Bool {
    unicodeScalars.contains { !$0.isLatin && $0.properties.isAlphabetic }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in a block of Latin letters, or of letters that are written among them.
  fileprivate var isLatin: Bool {
    switch value {
    // Up to the phonetic letters and their marks; then extensions, signs such as the Kelvin's, and full-width forms.
    case 0..<0x370, 0x1D00..<0x1F00, 0x2071..<0x2190, 0x2C60..<0x2C80, 0xA720..<0xA800, 0xAB30..<0xAB70,
      0xFB00..<0xFB07, 0xFF21..<0xFF5B:
      true
    default: false
    }
  }
}
