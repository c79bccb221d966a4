import Dactyl

/// Dots in a circle, of which one is the brightest, with a tail: what a refresh control and an activity indicator show.
struct Spinner {
  /// The number of dots.
  static let count = 8
  /// The time that a dot is the brightest, in seconds.
  static let pause = 0.1

  private var dots: [Entity] = []
  /// The index of the brightest dot.
  private var turn = 0

  /// Makes the next dot the brightest.
  mutating func advance() { turn = (turn + 1) % Self.count }

  /// Shows some of the dots in the middle of a view, all alike, or all with the brightest one and its tail.
  ///
  /// - Parameter radius: The distance of the dots from the middle, in points.
  mutating func show(_ shown: Int, isTurning: Bool, _ color: Color, radius: Float = 11, in view: View) {
    guard view.isAlive, let scene = view.scene else { return }
    if dots.isEmpty { dots = (0..<Self.count).map { _ in ControlPaint.addPart(to: view) } }
    let middle = view.bounds.center
    let side = radius * 6 / 11
    for (index, dot) in dots.enumerated() where scene.isAlive(dot) {
      let dot = scene.view(dot)
      let place = middle + Self.ways[index] * radius
      ControlPaint.setFrame(Rect(place.x - side / 2, place.y - side / 2, side, side), of: dot)
      let age = (turn - index + Self.count) % Self.count
      dot.alpha = index >= shown ? 0 : isTurning ? 1 - Float(age) / Float(Self.count) * 0.85 : 1
      let shape = Shape(.ellipse, fill: color)
      if dot[Shape.self] != shape { dot[Shape.self] = shape }
    }
  }

  /// The directions of the dots from the middle, clockwise.
  private static let ways: [Vector] = {
    let slope = Float(0.5).squareRoot()
    return [
      Vector(0, -1), Vector(slope, -slope), Vector(1, 0), Vector(slope, slope), Vector(0, 1), Vector(-slope, slope),
      Vector(-1, 0), Vector(-slope, -slope),
    ]
  }()
}
