import Dactyl

/// A straight line on the paper, and the view that shows it.
final class DrawnLine {
  static let width: Float = 9
  let number: Int
  let view: View
  private(set) var start: Point
  private(set) var end: Point
  private(set) var color: Color
  /// Whether it is the chosen one.
  var isSelected = false { didSet { show() } }

  init(_ number: Int, from start: Point, _ color: Color, on paper: View, of scene: Scene) {
    self.number = number
    self.start = start
    self.color = color
    end = start
    view = scene.makeView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.name = "line \(number)"
    paper.addSubview(view)
    show()
  }

  /// Puts its end elsewhere.
  func draw(to point: Point) {
    end = point
    show()
  }

  /// Moves it as a whole.
  func move(by way: Vector) {
    start += way
    end += way
    show()
  }

  /// How far a point is from it.
  func distance(to point: Point) -> Float {
    let (way, reach) = (end - start, point - start)
    let square = way.dx * way.dx + way.dy * way.dy
    guard square > 0 else { return reach.length }
    let share = min(max((reach.dx * way.dx + reach.dy * way.dy) / square, 0), 1)
    return point.distance(to: start + way * share)
  }

  private func show() {
    let margin = Self.width
    let corner = Point(min(start.x, end.x) - margin, min(start.y, end.y) - margin)
    view.frame = Rect(
      corner.x, corner.y, abs(end.x - start.x) + 2 * margin, abs(end.y - start.y) + 2 * margin)
    let from = Point.zero + (start - corner)
    let to = Point.zero + (end - corner)
    view[Shape.self] = Shape(
      .line(from: from, to: to), stroke: isSelected ? Color(0.1, 0.1, 0.12) : color,
      lineWidth: isSelected ? Self.width + 5 : Self.width)
  }
}
