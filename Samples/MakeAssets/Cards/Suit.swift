/// A suit, in the order of the sheet's rows.
enum Suit: CaseIterable {
  case spades
  case hearts
  case diamonds
  case clubs

  /// The colour of pips and ranks.
  var ink: Ink {
    switch self {
    case .spades, .clubs: Ink(hex: 0x1B1E27)
    case .hearts, .diamonds: Ink(hex: 0xC4162A)
    }
  }

  /// The main colour of the court's clothes: one for each suit, so that courts differ at a glance.
  var cloth: Ink {
    switch self {
    case .spades: Ink(hex: 0x2E3F7F)
    case .hearts: Ink(hex: 0xB3202F)
    case .diamonds: Ink(hex: 0xCF5A1E)
    case .clubs: Ink(hex: 0x1F6B4A)
    }
  }

  /// The colour of the court's hair.
  var hair: Ink {
    switch self {
    case .spades: Ink(hex: 0x3A2C2A)
    case .hearts: Ink(hex: 0xD9A441)
    case .diamonds: Ink(hex: 0x9A4A22)
    case .clubs: Ink(hex: 0x6B452B)
    }
  }
}
