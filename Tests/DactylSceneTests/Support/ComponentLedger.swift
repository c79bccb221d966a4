/// Counts how many tokens there are.
final class ComponentLedger {
  private(set) var made = 0
  private(set) var gone = 0

  /// How many tokens are held by somebody.
  var alive: Int { made - gone }

  /// Counted from when it is made until nobody holds it any more.
  final class Token {
    let number: Int
    private let ledger: ComponentLedger

    init(_ number: Int, _ ledger: ComponentLedger) {
      self.number = number
      self.ledger = ledger
      ledger.made += 1
    }

    deinit { ledger.gone += 1 }
  }
}
