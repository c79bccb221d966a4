/// Draws shapes given in units into a part of a raster.
struct Canvas {
  var raster: Raster
  /// The position of the drawing's origin, in pixels.
  var origin = Vec.zero
  /// Pixels to a unit.
  var scale = 1.0
  /// The size of the space, in units, in which the drawing is turned half round; nil if it is not turned.
  var turnedSize: Vec?
  /// The shape outside which nothing is drawn; nil for no clipping.
  var clip: Shape?

  init(width: Int, height: Int, scale: Double = 1) {
    raster = Raster(width: width, height: height)
    self.scale = scale
  }

  mutating func fill(_ shape: Shape, _ ink: Ink) { fill(shape, .solid(ink)) }

  mutating func fill(_ shape: Shape, _ paint: Paint) {
    let shape = clip.map(shape.intersection) ?? shape
    let (first, second) = (pixel(at: shape.lower), pixel(at: shape.upper))
    let (lower, upper) = (pointwiseMin(first, second) - 1, pointwiseMax(first, second) + 1)
    let columns = clamped(lower.x, upper.x, to: raster.width)
    for y in clamped(lower.y, upper.y, to: raster.height) {
      for x in columns {
        let center = Vec(Double(x) + 0.5, Double(y) + 0.5)
        let coverage = coverage(of: shape, around: center)
        if coverage > 0 { raster.blend(paint.color(point(of: center)), coverage: coverage, x: x, y: y) }
      }
    }
  }

  /// Draws turned half round in a space of the given size.
  mutating func turned(_ size: Vec, _ draw: (inout Canvas) -> Void) {
    let outer = turnedSize
    turnedSize = outer == nil ? size : nil
    draw(&self)
    turnedSize = outer
  }

  private func coverage(of shape: Shape, around center: Vec) -> Double {
    let distance = shape.distance(point(of: center)) * scale
    // The threshold is half a pixel's diagonal plus half a sample's softness.
    if distance.magnitude > 0.85 { return distance < 0 ? 1 : 0 }
    var sum = 0.0
    for row in 0..<4 {
      for column in 0..<4 {
        let sample = center + Vec(Double(column) - 1.5, Double(row) - 1.5) / 4
        sum += unit(0.5 - shape.distance(point(of: sample)) * scale * 4)
      }
    }
    return sum / 16
  }

  private func point(of pixel: Vec) -> Vec {
    let point = (pixel - origin) / scale
    return turnedSize.map { $0 - point } ?? point
  }

  private func pixel(at point: Vec) -> Vec { (turnedSize.map { $0 - point } ?? point) * scale + origin }

  private func clamped(_ from: Double, _ to: Double, to count: Int) -> Range<Int> {
    let limit = Double(count)
    let start = Int(min(max(from, 0), limit).rounded(.down))
    return start..<max(start, Int(min(max(to, 0), limit).rounded(.up)))
  }
}
