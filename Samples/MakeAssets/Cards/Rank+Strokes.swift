extension Rank {
  /// The rank's lines, one unit high and a little over half a unit wide.
  private var lines: [Path] {
    switch self {
    case .ace: [Path(0, 1).line(0.32, 0).line(0.64, 1), Path(0.115, 0.67).line(0.525, 0.67)]
    case .two: [Self.twoLine]
    case .three: [Self.threeLine]
    case .four: [Path(0.47, 1).line(0.47, 0).line(0.01, 0.71).line(0.63, 0.71)]
    case .five: [Self.fiveLine]
    case .six: [Self.sixLine]
    case .seven: [Path(0, 0).line(0.60, 0).curve(0.42, 0.28, 0.26, 0.62, 0.21, 1)]
    case .eight: [.ellipse(0.30, 0.24, 0.245, 0.24), .ellipse(0.30, 0.74, 0.295, 0.26)]
    case .nine: [Self.sixLine.halfTurned(0.60, 1)]
    case .ten: [Path(0, 0.19).line(0.17, 0).line(0.17, 1), .ellipse(0.65, 0.5, 0.235, 0.5)]
    case .jack: [Self.jackLine]
    case .queen: [.ellipse(0.34, 0.5, 0.34, 0.5), Path(0.42, 0.72).line(0.68, 1.03)]
    case .king: [Path(0.05, 0).line(0.05, 1), Path(0.58, 0).line(0.06, 0.60), Path(0.25, 0.39).line(0.61, 1)]
    }
  }

  /// Returns the rank as lines of a given height and thickness, its middle at `x`, its top at `y`.
  func shape(x: Double, y: Double, height: Double, thickness: Double) -> Shape {
    let shapes = lines.map { $0.stroked(thickness / height) }
    let whole = shapes.dropFirst().reduce(shapes[0]) { $0.union($1) }
    let middle = (whole.lower.x + whole.upper.x) / 2
    return whole.moved(-middle, 0).scaled(height).moved(x, y)
  }

  private static var twoLine: Path {
    Path(0.03, 0.27)
      .curve(0.03, 0.10, 0.15, 0, 0.30, 0)
      .curve(0.46, 0, 0.57, 0.11, 0.57, 0.26)
      .curve(0.57, 0.39, 0.49, 0.49, 0.38, 0.61)
      .line(0.01, 1).line(0.60, 1)
  }

  private static var threeLine: Path {
    Path(0.05, 0.17)
      .curve(0.10, 0.06, 0.19, 0, 0.30, 0)
      .curve(0.45, 0, 0.55, 0.10, 0.55, 0.23)
      .curve(0.55, 0.38, 0.44, 0.46, 0.25, 0.46)
      .curve(0.47, 0.46, 0.60, 0.56, 0.60, 0.72)
      .curve(0.60, 0.89, 0.47, 1, 0.29, 1)
      .curve(0.16, 1, 0.05, 0.93, 0.01, 0.81)
  }

  private static var fiveLine: Path {
    Path(0.54, 0).line(0.12, 0).line(0.07, 0.45)
      .curve(0.13, 0.39, 0.21, 0.36, 0.30, 0.36)
      .curve(0.48, 0.36, 0.60, 0.49, 0.60, 0.68)
      .curve(0.60, 0.87, 0.47, 1, 0.29, 1)
      .curve(0.17, 1, 0.07, 0.95, 0.01, 0.85)
  }

  private static var sixLine: Path {
    Path(0.54, 0.13)
      .curve(0.48, 0.04, 0.41, 0, 0.33, 0)
      .curve(0.12, 0, 0, 0.24, 0, 0.62)
      .curve(0, 0.86, 0.12, 1, 0.30, 1)
      .curve(0.48, 1, 0.60, 0.87, 0.60, 0.69)
      .curve(0.60, 0.51, 0.48, 0.39, 0.31, 0.39)
      .curve(0.16, 0.39, 0.03, 0.48, 0.00, 0.66)
  }

  private static var jackLine: Path {
    Path(0.24, 0).line(0.50, 0).line(0.50, 0.70)
      .curve(0.50, 0.89, 0.40, 1, 0.25, 1)
      .curve(0.11, 1, 0.01, 0.91, 0, 0.76)
  }
}
