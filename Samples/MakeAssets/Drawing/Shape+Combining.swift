extension Shape {
  func union(_ other: Shape) -> Shape {
    let (first, second) = (distance, other.distance)
    return Shape(from: pointwiseMin(lower, other.lower), to: pointwiseMax(upper, other.upper)) {
      min(first($0), second($0))
    }
  }

  func intersection(_ other: Shape) -> Shape {
    let (first, second) = (distance, other.distance)
    return Shape(from: pointwiseMax(lower, other.lower), to: pointwiseMin(upper, other.upper)) {
      max(first($0), second($0))
    }
  }

  func subtracting(_ other: Shape) -> Shape {
    let (first, second) = (distance, other.distance)
    return Shape(from: lower, to: upper) { max(first($0), -second($0)) }
  }

  /// Returns the shape grown by a distance, or shrunk if it is negative; corners become round.
  func grown(_ amount: Double) -> Shape {
    let inner = distance
    return Shape(from: lower - amount, to: upper + amount) { inner($0) - amount }
  }

  /// Returns a line along the edge.
  func outline(_ width: Double) -> Shape {
    let inner = distance
    return Shape(from: lower - width / 2, to: upper + width / 2) { inner($0).magnitude - width / 2 }
  }

  func moved(_ x: Double, _ y: Double) -> Shape {
    let offset = Vec(x, y)
    let inner = distance
    return Shape(from: lower + offset, to: upper + offset) { inner($0 - offset) }
  }

  /// Returns the shape scaled about the origin.
  func scaled(_ scale: Double) -> Shape {
    let inner = distance
    return Shape(from: lower * scale, to: upper * scale) { inner($0 / scale) * scale }
  }

  /// The shape turned half round about the origin.
  var halfTurned: Shape {
    let inner = distance
    return Shape(from: -upper, to: -lower) { inner(-$0) }
  }

  /// Returns the shape and its picture in a vertical mirror at `x`.
  func mirrored(at x: Double) -> Shape {
    let inner = distance
    let copy = Shape(from: Vec(2 * x - upper.x, lower.y), to: Vec(2 * x - lower.x, upper.y)) {
      inner(Vec(2 * x - $0.x, $0.y))
    }
    return union(copy)
  }
}
