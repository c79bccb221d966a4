extension CardFront {
  /// The positions of the pips: columns -1, 0, 1, and rows from 0 at the top to 1 at the bottom.
  private var pips: [(column: Double, row: Double)] {
    let middle: [Double] =
      switch rank {
      case .two: [0, 1]
      case .three: [0, 0.5, 1]
      case .five, .nine: [0.5]
      case .seven: [0.25]
      case .eight: [0.25, 0.75]
      case .ten: [1.0 / 6, 5.0 / 6]
      default: []
      }
    let sides: [Double] =
      switch rank {
      case .four, .five: [0, 1]
      case .six, .seven, .eight: [0, 0.5, 1]
      case .nine, .ten: [0, 1.0 / 3, 2.0 / 3, 1]
      default: []
      }
    return middle.map { (0, $0) } + sides.flatMap { [(-1, $0), (1, $0)] }
  }

  func drawPips(on canvas: inout Canvas) {
    let shape = suit.shape.scaled(22.5)
    for pip in pips {
      let upright = pip.row <= 0.5 ? shape : shape.halfTurned
      canvas.fill(upright.moved(64 + 22.5 * pip.column, 30.5 + 115 * pip.row), suit.ink)
    }
  }

  /// The distance by which the small pip in an ace's large one lies below the middle: the stem takes room.
  private var insetDrop: Double {
    switch suit {
    case .spades: 3
    case .hearts: -2
    case .diamonds, .clubs: 0
    }
  }

  /// One large pip with a small one set into it, and a flourish above and below.
  func drawAce(on canvas: inout Canvas) {
    let size = CardLayout.size
    let pip = suit.pip(size.x / 2, size.y / 2, size: 62)
    let light = suit.ink.mixed(with: .white, 0.18)
    canvas.fill(pip, .vertical(light, from: 57, suit.ink.mixed(with: .black, 0.15), to: 119))
    let inset = suit.pip(size.x / 2, size.y / 2 + insetDrop, size: 33)
    canvas.fill(inset.outline(1.1), Ink.white.alpha(0.6))
    canvas.drawBothWays { canvas in
      let curl = Path(64, 36).curve(68, 28, 80, 27, 84, 33).curve(86, 38, 79, 40, 78, 35.5)
      canvas.fill(curl.stroked(1.5).mirrored(at: 64), suit.ink.alpha(0.8))
      canvas.fill(.diamond(64, 29, 2.6, 4), suit.ink)
      canvas.fill(Shape.circle(73, 40, 1.3).mirrored(at: 64), suit.ink.alpha(0.8))
    }
  }
}
