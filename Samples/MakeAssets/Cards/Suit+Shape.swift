extension Suit {
  /// The pip, one unit high about the origin.
  var shape: Shape {
    switch self {
    case .spades: Self.spade
    case .hearts: Self.heart
    case .diamonds: Self.rhombus
    case .clubs: Self.clover
    }
  }

  /// Returns the pip with its middle at a point.
  func pip(_ x: Double, _ y: Double, size: Double) -> Shape { shape.scaled(size).moved(x, y) }

  private static var heart: Shape {
    Path(0, -0.27)
      .curve(0.04, -0.39, 0.13, -0.47, 0.25, -0.47)
      .curve(0.39, -0.47, 0.50, -0.36, 0.50, -0.19)
      .curve(0.50, 0.09, 0.12, 0.28, 0, 0.50)
      .closedByMirror(at: 0).filled
  }

  private static var rhombus: Shape {
    Path(0, -0.52)
      .curve(0.11, -0.31, 0.25, -0.12, 0.40, 0)
      .curve(0.25, 0.12, 0.11, 0.31, 0, 0.52)
      .closedByMirror(at: 0).filled
  }

  private static var spade: Shape {
    let leaf = Path(0, -0.51)
      .curve(0.10, -0.28, 0.47, -0.09, 0.47, 0.16)
      .curve(0.47, 0.30, 0.37, 0.38, 0.26, 0.38)
      .curve(0.15, 0.38, 0.06, 0.32, 0, 0.20)
      .closedByMirror(at: 0).filled
    return leaf.union(stem)
  }

  private static var clover: Shape {
    let leaves = Shape.circle(0, -0.265, 0.228).union(.circle(0.262, 0.11, 0.228).mirrored(at: 0))
    let middle = Path(0, -0.20).line(0.10, -0.06).line(0.20, 0.14).line(0, 0.16).closedByMirror(at: 0).filled
    return leaves.union(middle).union(stem)
  }

  private static var stem: Shape {
    Path(0.025, 0.06)
      .curve(0.03, 0.30, 0.07, 0.43, 0.19, 0.50)
      .closedByMirror(at: 0).filled
  }
}
