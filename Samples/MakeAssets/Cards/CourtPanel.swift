/// The framed picture of a jack, queen or king: half a figure, and the same turned half round below.
struct CourtPanel {
  let rank: Rank
  let suit: Suit

  private static var frame: Shape { .roundedBox(29, 15, 70, 146, radius: 5) }

  func draw(on canvas: inout Canvas) {
    let palette = CourtPalette(suit)
    canvas.fill(Self.frame, .vertical(palette.backdrop, from: 15, palette.backdrop, to: 161))
    canvas.drawBothWays { canvas in
      canvas.clip = Self.frame.intersection(.roundedBox(0, 0, 128, 88))
      drawRays(on: &canvas, palette)
      switch rank {
      case .king: King(palette).draw(on: &canvas)
      case .queen: Queen(palette).draw(on: &canvas)
      default: Jack(palette).draw(on: &canvas)
      }
      canvas.clip = nil
      canvas.fill(suit.pip(37, 25.5, size: 11), suit.ink)
    }
    drawBelt(on: &canvas, palette)
    canvas.fill(Self.frame.outline(1.6), palette.cloth)
    canvas.fill(Self.frame.grown(-2).outline(0.8), palette.gold)
  }

  private func drawRays(on canvas: inout Canvas, _ palette: CourtPalette) {
    for (x, y) in [(20, 60), (20, 30), (38, 8), (64, 0), (90, 8), (108, 30), (108, 60)] as [(Double, Double)] {
      canvas.fill(.line(64, 50, x, y, width: 3.2), palette.gold.alpha(0.22))
    }
  }

  private func drawBelt(on canvas: inout Canvas, _ palette: CourtPalette) {
    canvas.fill(.roundedBox(29, 84.5, 70, 7), palette.gold)
    canvas.fill(Shape.roundedBox(29, 83.6, 70, 1.2).union(.roundedBox(29, 91.2, 70, 1.2)), palette.line)
    for x in [36, 45.5, 54, 74, 82.5, 92] as [Double] {
      canvas.fill(.diamond(x, 88, 2.6, 2.4), palette.cloth)
    }
    canvas.fill(.diamond(64, 88, 8, 8), palette.line)
    canvas.fill(.diamond(64, 88, 6.6, 6.6), Ink(hex: 0xFFF9EA))
    canvas.fill(.diamond(64, 88, 3.6, 3.6), suit.ink)
  }
}

/// The colours of one suit's court.
struct CourtPalette {
  let cloth: Ink
  let hair: Ink
  let gold = Ink(hex: 0xE8B93F)
  let line = Ink(hex: 0x33262A)
  let skin = Ink(hex: 0xF6D7B8)
  let blush = Ink(hex: 0xE39C86)
  let linen = Ink(hex: 0xFFFBF0)
  let backdrop: Ink

  init(_ suit: Suit) {
    cloth = suit.cloth
    hair = suit.hair
    backdrop = suit.cloth.mixed(with: Ink(hex: 0xFFFDF6), 0.86)
  }

  var darkCloth: Ink { cloth.mixed(with: .black, 0.28) }
  var lightCloth: Ink { cloth.mixed(with: .white, 0.25) }
  var darkGold: Ink { gold.mixed(with: Ink(hex: 0x8A5A10), 0.55) }
}
