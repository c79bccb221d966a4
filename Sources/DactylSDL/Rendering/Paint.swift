#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A gradient in output pixels. Between vertices the renderer mixes colours evenly, as a gradient along a line does.
struct Paint {
  let from: VertexColor
  private let to: VertexColor
  /// The middle, where a gradient from the middle begins.
  private(set) var middle: Point?
  /// The share at a point is the sum of its products with the slope, and the start.
  private var slope = Vector.zero
  private var start: Float = 1

  init(from: VertexColor, to: VertexColor, _ angle: Float?, in bounds: Rect, by map: Transform) {
    (self.from, self.to) = (from, to)
    guard let angle, angle.isFinite, let back = map.inverse else {
      middle = map.apply(to: bounds.center)
      return
    }
    let direction = Vector(cosf(angle), sinf(angle))
    let reach = (abs(direction.dx) * bounds.size.width + abs(direction.dy) * bounds.size.height) / 2
    // The share in the view's own coordinates, seen through the inverted map.
    let own = direction * (0.5 / max(reach, 1e-6))
    let center = bounds.center
    slope = Vector(own.dx * back.a + own.dy * back.b, own.dx * back.c + own.dy * back.d)
    start = 0.5 + own.dx * (back.tx - center.x) + own.dy * (back.ty - center.y)
  }

  @inline(__always)
  func color(at point: Point) -> VertexColor {
    let share = start + slope.dx * point.x + slope.dy * point.y
    return from.mixed(with: to, min(max(share, 0), 1))
  }
}
