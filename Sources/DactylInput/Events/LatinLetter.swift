/// The Latin letter at a key's position in one byte, since every event is as large as a key's sample: 0 for unknown, 1
/// for none.
struct LatinLetter: Hashable {
  private let byte: UInt8

  /// Makes the value of an ASCII letter; any other text counts as none.
  init(_ text: String?) {
    guard let text else {
      byte = 0
      return
    }
    let bytes = text.utf8
    byte = bytes.count == 1 ? max(bytes.first ?? 1, 1) : 1
  }

  /// The value for no letter.
  static let none = LatinLetter("")

  var isKnown: Bool { byte != 0 }
  var isLetter: Bool { byte > 1 }

  var letter: String? {
    switch byte {
    case 0: nil
    case 1: ""
    default: String(UnicodeScalar(byte))
    }
  }
}
