import Dactyl

/// A straight line on the paper, and the view that shows it: as long as the line, turned along it, with round ends.
package final class DrawnLine {
  private static let width: Float = 10
  /// The distance beside the line within which a finger hits it, in points.
  private static let reach: Float = 17
  private static let ink = Color(0.12, 0.12, 0.16)
  package let number: Int
  let view: View
  package private(set) var start: Point
  private(set) var end: Point
  private(set) var color: Color
  /// How hard the finger pressed at most, as a part of what the device measures; nil where it does not measure it.
  private(set) var pressure: Float?
  /// Whether the line is chosen.
  var isSelected = false { didSet { show() } }
  /// The start of the line when a finger began to hold it; nil while no finger does.
  var heldFrom: Point? { didSet { show() } }

  init(_ number: Int, from start: Point, _ color: Color, on paper: View, of scene: Scene) {
    self.number = number
    self.start = start
    self.color = color
    end = start
    view = scene.makeView(frame: .zero)
    view.name = "line \(number)"
    view.accessibilityLabel = "line \(number)"
    // Fingers hit the line once it is drawn. One that lands there may also draw, beside others.
    view.isUserInteractionEnabled = false
    view.isMultipleTouchEnabled = true
    view.hitOutsets = EdgeInsets(top: Self.reach, left: Self.reach, bottom: Self.reach, right: Self.reach)
    view.hitShape = .roundedRectangle(cornerRadius: .infinity)
    paper.addSubview(view)
    show()
  }

  /// Moves the end of the line to a finger; the line is as wide as the finger presses hard.
  func draw(to touch: Touch, on paper: View) {
    if let part = touch.pressure { pressure = max(pressure ?? 0, part) }
    draw(to: touch.location(in: paper))
  }

  /// Moves the end of the line.
  func draw(to point: Point) {
    end = point
    show()
  }

  /// Moves the whole line.
  func move(by translation: Vector) {
    start += translation
    end += translation
    show()
  }

  /// Returns the distance of a point from the line.
  func distance(to point: Point) -> Float {
    let (translation, reach) = (end - start, point - start)
    let square = translation.dx * translation.dx + translation.dy * translation.dy
    guard square > 0 else { return reach.length }
    let share = min(max((reach.dx * translation.dx + reach.dy * translation.dy) / square, 0), 1)
    return point.distance(to: start + translation * share)
  }

  private func show() {
    let translation = end - start
    let isMarked = isSelected || heldFrom != nil
    let own = pressure.map { 4 + 16 * $0 } ?? Self.width
    let width = isMarked ? own + 8 : own
    view.bounds.size = Size(translation.length + width, width)
    view.center = start + translation / 2
    let along = translation.length > 0 ? translation / translation.length : Vector(1, 0)
    view.transform = Transform(a: along.dx, b: along.dy, c: -along.dy, d: along.dx, tx: 0, ty: 0)
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: width / 2), fill: color, stroke: isMarked ? Self.ink : nil, lineWidth: 3.5)
  }
}

extension Touch {
  /// How hard it presses, as a part of what the device measures; nil where it does not measure it. Many devices say 1
  /// of all touches.
  fileprivate var pressure: Float? {
    guard force > 0, maximumPossibleForce > 0 || force != 1 else { return nil }
    return min(maximumPossibleForce > 0 ? force / maximumPossibleForce : force, 1)
  }
}
