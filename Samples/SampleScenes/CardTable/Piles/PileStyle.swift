import Dactyl

/// The arrangement of the cards in a pile.
enum PileStyle {
  /// The cards lie one on the other, a hair apart.
  case stack
  /// Each card lies a little below the one before.
  case column
  /// Each card lies a little to the right of the one before.
  case row
  /// The cards are spread in an arc, as in a hand.
  case arc

  /// Returns the offset of a card's centre from the pile's middle, in points, and its angle, in radians. The back card
  /// is 0.
  func placement(of index: Int, among count: Int) -> (offset: Vector, angle: Float) {
    switch self {
    case .stack: return (Vector(Float(index) * 0.35, Float(index) * -0.6), 0)
    case .column: return (Vector(0, Float(index) * step(30, within: 180, count)), 0)
    case .row: return (Vector(Float(index) * step(30, within: 130, count), 0), 0)
    case .arc:
      let radius: Float = 560
      let angle = (Float(index) - Float(count - 1) / 2) * step(0.085, within: 0.85, count)
      let turned = Transform.rotation(angle).apply(to: Vector(0, -radius))
      return (turned + Vector(0, radius), angle)
    }
  }

  /// The largest random angle of a card to either side, in radians.
  var untidiness: Float {
    switch self {
    case .stack: 0.014
    case .column, .row: 0.022
    case .arc: 0.012
    }
  }

  /// Returns the opacity of a card's shadow: in a stack only the lowest one shows, around them all.
  func shadowStrength(of index: Int) -> Float { self == .stack && index > 0 ? 0.1 : 1 }

  /// Returns the largest step up to the wanted one with which all cards fit within a length.
  private func step(_ wanted: Float, within length: Float, _ count: Int) -> Float {
    count > 1 ? min(wanted, length / Float(count - 1)) : wanted
  }
}
