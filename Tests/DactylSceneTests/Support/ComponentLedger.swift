/// Counts the live tokens.
final class ComponentLedger {
  private(set) var made = 0
  private(set) var gone = 0

  /// The number of tokens that are still referenced.
  var alive: Int { made - gone }

  /// Counted from its creation until its last reference is released.
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
