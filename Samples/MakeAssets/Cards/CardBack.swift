/// The back of a card: a lattice, and a medal with a dactyl, one long mark and two short.
struct CardBack {
  let ink: Ink

  private static let gold = Ink(hex: 0xE9C46A)

  func draw() -> Raster {
    var canvas = Canvas(cardColumns: 1, rows: 1)
    let body = CardLayout.body
    canvas.fill(body, Ink(hex: 0xFBF8F0))
    canvas.fill(body.grown(-0.65).outline(1.3), Ink(hex: 0xB5AC9B))
    let panel = Shape.roundedBox(8, 8, 112, 160, radius: 6)
    canvas.fill(
      panel, .vertical(ink.mixed(with: .white, 0.10), from: 8, ink.mixed(with: .black, 0.22), to: 168))
    canvas.clip = Shape.roundedBox(12.5, 12.5, 103, 151, radius: 3)
    drawLattice(on: &canvas)
    canvas.clip = nil
    canvas.fill(Shape.roundedBox(12, 12, 104, 152, radius: 3.5).outline(1.3), Self.gold)
    drawMedal(on: &canvas)
    return canvas.raster
  }

  private func drawLattice(on canvas: inout Canvas) {
    let step = Vec(14.8, 18.9)
    let light = ink.mixed(with: .white, 0.34)
    for row in -5...5 {
      for column in -4...4 {
        let isOdd = (row + column) % 2 != 0
        let (x, y) = (64 + Double(column) * step.x, 88 + Double(row) * step.y)
        if isOdd {
          canvas.fill(Shape.diamond(x, y, step.x - 1.2, step.y - 1.6).outline(1.0), light)
          canvas.fill(.diamond(x, y, 7.2, 9.2), ink.mixed(with: .white, 0.20))
          canvas.fill(.diamond(x, y, 3.0, 3.9), Self.gold.alpha(0.9))
        }
      }
    }
  }

  private func drawMedal(on canvas: inout Canvas) {
    let deep = ink.mixed(with: .black, 0.30)
    // Sixteen petals, by turning one point a sixteenth round again and again.
    var arm = Vec(0, -31)
    let (cosine, sine) = (0.923879532511287, 0.38268343236509)
    var petals = Shape.circle(64, 88, 31)
    for _ in 0..<16 {
      petals = petals.union(.circle(64 + arm.x, 88 + arm.y, 6))
      arm = Vec(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
    }
    canvas.fill(petals, deep)
    canvas.fill(petals.outline(1.4), Self.gold)
    canvas.fill(Shape.circle(64, 88, 27), .vertical(ink.mixed(with: .white, 0.22), from: 60, ink, to: 116))
    canvas.fill(Shape.circle(64, 88, 27).outline(1.6), Self.gold)
    canvas.fill(Shape.circle(64, 88, 23).outline(0.7), Self.gold.alpha(0.7))
    let cream = Ink(hex: 0xFFF6DC)
    canvas.fill(.line(48, 88, 61, 88, width: 5), cream)
    canvas.fill(.line(69, 88, 70.5, 88, width: 5), cream)
    canvas.fill(.line(78.5, 88, 80, 88, width: 5), cream)
    canvas.drawBothWays { canvas in
      canvas.fill(.diamond(64, 74.5, 3, 4), Self.gold)
      canvas.fill(Shape.circle(71, 76.5, 1.2).mirrored(at: 64), Self.gold)
    }
  }
}
