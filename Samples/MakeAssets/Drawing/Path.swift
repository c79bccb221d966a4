/// A line of straight pieces and curves, drawn as a stroke with round ends or filled as an outline.
struct Path {
  private(set) var points: [Vec]

  init(_ x: Double, _ y: Double) { points = [Vec(x, y)] }

  func line(_ x: Double, _ y: Double) -> Path {
    var path = self
    path.points.append(Vec(x, y))
    return path
  }

  /// Appends a cubic curve with two control points, the end last.
  func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) -> Path {
    guard let start = points.last else { return self }
    var path = self
    let steps = 14
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      let far = Vec(x1, y1) * (3 * s * s * t) + Vec(x2, y2) * (3 * s * t * t)
      path.points.append(start * (s * s * s) + far + Vec(x, y) * (t * t * t))
    }
    return path
  }

  /// Returns a closed ellipse of four curves.
  static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    // The control point's position that brings a cubic nearest to a quarter of a circle.
    let k = 0.5523
    return Path(x, y - ry)
      .curve(x + k * rx, y - ry, x + rx, y - k * ry, x + rx, y)
      .curve(x + rx, y + k * ry, x + k * rx, y + ry, x, y + ry)
      .curve(x - k * rx, y + ry, x - rx, y + k * ry, x - rx, y)
      .curve(x - rx, y - k * ry, x - k * rx, y - ry, x, y - ry)
  }

  /// Returns the path followed by its picture in a vertical mirror at `x`, back to the start.
  func closedByMirror(at x: Double) -> Path {
    var path = self
    path.points += points.reversed().map { Vec(2 * x - $0.x, $0.y) }
    return path
  }

  /// Returns the path turned half round in a box of the given size.
  func halfTurned(_ width: Double, _ height: Double) -> Path {
    var path = self
    path.points = points.map { Vec(width, height) - $0 }
    return path
  }
}

extension Path {
  private var lower: Vec { points.reduce(points.first ?? .zero) { pointwiseMin($0, $1) } }
  private var upper: Vec { points.reduce(points.first ?? .zero) { pointwiseMax($0, $1) } }

  /// Returns the path as a line with round ends and joints.
  func stroked(_ width: Double) -> Shape {
    let points = points
    return Shape(from: lower - width / 2, to: upper + width / 2) { position in
      var nearest = Double.infinity
      for index in points.indices.dropFirst() {
        nearest = min(nearest, squaredDistance(position, points[index - 1], points[index]))
      }
      return nearest.squareRoot() - width / 2
    }
  }

  /// The region that the path, closed by a straight line, surrounds.
  var filled: Shape {
    let points = points
    return Shape(from: lower, to: upper) { position in
      var nearest = Double.infinity
      var isInside = false
      var previous = points[points.count - 1]
      for point in points {
        nearest = min(nearest, squaredDistance(position, previous, point))
        if (point.y > position.y) != (previous.y > position.y) {
          let share = (position.y - point.y) / (previous.y - point.y)
          if position.x < point.x + (previous.x - point.x) * share { isInside.toggle() }
        }
        previous = point
      }
      return isInside ? -nearest.squareRoot() : nearest.squareRoot()
    }
  }
}

/// Returns the squared distance from a position to a piece of a line.
private func squaredDistance(_ position: Vec, _ start: Vec, _ end: Vec) -> Double {
  let (along, offset) = (end - start, position - start)
  let squared = (along * along).sum()
  let share = squared > 0 ? unit((offset * along).sum() / squared) : 0
  let rest = offset - along * share
  return (rest * rest).sum()
}
