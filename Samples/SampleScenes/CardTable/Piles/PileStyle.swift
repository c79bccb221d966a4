import Dactyl

/// How the cards of a pile lie to each other.
enum PileStyle {
  /// One on the other, a hair apart.
  case stack
  /// Each a little below the one before.
  case column
  /// Each a little to the right of the one before.
  case row
  /// Spread in an arc, as cards in a hand.
  case arc

  /// Where a card's centre lies, seen from the pile's middle, in points, and its angle, in radians. The back card is 0.
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

  /// How untidy the cards lie, in radians each way.
  var untidiness: Float {
    switch self {
    case .stack: 0.014
    case .column, .row: 0.022
    case .arc: 0.012
    }
  }

  /// How dark a card's shadow is: in a stack only the lowest one shows, around them all.
  func shadowStrength(of index: Int) -> Float { self == .stack && index > 0 ? 0.1 : 1 }

  /// A step that keeps all cards within a length.
  private func step(_ wanted: Float, within length: Float, _ count: Int) -> Float {
    count > 1 ? min(wanted, length / Float(count - 1)) : wanted
  }
}
