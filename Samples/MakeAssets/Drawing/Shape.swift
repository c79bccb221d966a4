/// A region of the plane, given by its signed distance: below zero inside, above zero outside.
///
/// The distance never changes faster than the point moves. So the distance of one point far from the edge is enough for
/// a whole pixel, and only pixels on an edge are sampled more finely.
struct Shape {
  let lower: Vec
  let upper: Vec
  let distance: (Vec) -> Double

  init(from lower: Vec, to upper: Vec, distance: @escaping (Vec) -> Double) {
    self.lower = lower
    self.upper = upper
    self.distance = distance
  }
}

// MARK: - Plain shapes

extension Shape {
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    let center = Vec(x, y)
    return Shape(from: center - radius, to: center + radius) { ($0 - center).length - radius }
  }

  static func roundedBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> Shape {
    let half = Vec(width, height) / 2
    let center = Vec(x, y) + half
    return Shape(from: center - half, to: center + half) { point in
      let offset = point - center
      let corner = Vec(offset.x.magnitude, offset.y.magnitude) - half + radius
      return Vec(max(corner.x, 0), max(corner.y, 0)).length + min(max(corner.x, corner.y), 0) - radius
    }
  }

  static func diamond(_ x: Double, _ y: Double, _ halfWidth: Double, _ halfHeight: Double) -> Shape {
    Path(x, y - halfHeight).line(x + halfWidth, y).line(x, y + halfHeight).line(x - halfWidth, y).filled
  }

  static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, width: Double) -> Shape {
    Path(x0, y0).line(x1, y1).stroked(width)
  }
}
