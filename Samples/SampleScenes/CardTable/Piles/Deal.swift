import Dactyl

/// The piles when the game begins: around the edges, so that the middle of the table is free.
struct Deal {
  /// The plan of one pile.
  struct Plan {
    /// What a player calls the pile.
    var name: String
    var style: PileStyle
    var anchor: Anchor
    /// The numbers of the cards, from back to front.
    var cards: [Int]
    /// The number of cards at the front that lie face up.
    var faceUp: Int
  }

  /// The piles, in the order of their numbers: four columns, the hand, the row, the stock, and an ace for each suit.
  static let plans: [Plan] = {
    let aces = [0, 13, 26, 39]
    var rest = (0..<52).filter { !aces.contains($0) }
    rest.sort { (Scatter.hash($0, 7), $0) < (Scatter.hash($1, 7), $1) }

    func take(_ count: Int) -> [Int] {
      defer { rest.removeFirst(count) }
      return Array(rest.prefix(count))
    }

    var plans: [Plan] = []
    let columns: [(Float, Float)] = [(0, 98), (0, 228), (1, -228), (1, -98)]
    for (number, (share, x)) in columns.enumerated() {
      let anchor = Anchor(share: Vector(share, 0), offset: Vector(x, 290))
      plans.append(Plan(name: "column \(number + 1)", style: .column, anchor: anchor, cards: take(6), faceUp: 4))
    }
    let hand = Anchor(share: Vector(0.5, 1), offset: Vector(0, -126))
    plans.append(Plan(name: "hand", style: .arc, anchor: hand, cards: take(9), faceUp: 9))
    let row = Anchor(share: .zero, offset: Vector(228, 104))
    plans.append(Plan(name: "row", style: .row, anchor: row, cards: take(4), faceUp: 4))
    let stock = Anchor(share: .zero, offset: Vector(98, 104))
    plans.append(Plan(name: "stock", style: .stack, anchor: stock, cards: rest, faceUp: 0))
    for (index, ace) in aces.enumerated() {
      let anchor = Anchor(share: Vector(1, 0), offset: Vector(-488 + 130 * Float(index), 104))
      let name = "pile of \(Card.suits[index])"
      plans.append(Plan(name: name, style: .stack, anchor: anchor, cards: [ace], faceUp: 1))
    }
    return plans
  }()
}
