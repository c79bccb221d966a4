/// The front of one card.
struct CardFront {
  let rank: Rank
  let suit: Suit

  func draw(on canvas: inout Canvas) {
    let body = CardLayout.body
    canvas.fill(body, .vertical(Ink(hex: 0xFFFFFF), from: 0, Ink(hex: 0xF6F2E8), to: CardLayout.size.y))
    canvas.fill(body.grown(-0.65).outline(1.3), Ink(hex: 0xB5AC9B))
    canvas.drawBothWays(drawIndex)
    switch rank {
    case .ace: drawAce(on: &canvas)
    case .jack, .queen, .king: CourtPanel(rank: rank, suit: suit).draw(on: &canvas)
    default: drawPips(on: &canvas)
    }
  }

  private func drawIndex(on canvas: inout Canvas) {
    canvas.fill(rank.shape(x: 15, y: 11.5, height: 18.5, thickness: 3), suit.ink)
    canvas.fill(suit.pip(15, 43, size: 13.5), suit.ink)
  }
}

/// The sheet of all fronts: a column for each rank, a row for each suit.
enum CardSheet {
  static func draw() -> Raster {
    var canvas = Canvas(cardColumns: Rank.allCases.count, rows: Suit.allCases.count)
    for (row, suit) in Suit.allCases.enumerated() {
      for (column, rank) in Rank.allCases.enumerated() {
        canvas.move(toCardColumn: column, row: row)
        CardFront(rank: rank, suit: suit).draw(on: &canvas)
      }
    }
    return canvas.raster
  }
}
