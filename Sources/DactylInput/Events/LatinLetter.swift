/// The Latin letter of a key's place in one byte, since every event is as large as a key's sample: 0 where nobody says,
/// 1 where there is none.
struct LatinLetter: Hashable {
  private let byte: UInt8

  /// Takes a letter of ASCII; any other text counts as none.
  init(_ text: String?) {
    guard let text else {
      byte = 0
      return
    }
    let bytes = text.utf8
    byte = bytes.count == 1 ? max(bytes.first ?? 1, 1) : 1
  }

  /// That there is none.
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
