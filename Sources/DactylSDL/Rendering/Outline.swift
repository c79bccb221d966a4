#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A convex outline in output pixels: an outer line, an inner one, and the directions along which both widen evenly.
///
/// The points are clockwise in the view's own coordinates. The buffers are reused.
struct Outline: Sendable {
  /// The edge of the figure.
  private(set) var outer: [Point] = []
  /// The edge moved inward by the line width, with a point for each one of `outer`.
  private(set) var inner: [Point] = []
  /// The displacement of each point when every edge moves outward by one pixel.
  private(set) var miters: [Vector] = []
  /// How the interior is made of triangles.
  private(set) var fan = Fan.first

  /// The ways to make triangles of an interior.
  enum Fan: Hashable, Sendable {
    /// All of the first point: for convex outlines.
    case first
    /// All of the last point, which sees all others.
    case last
    /// All of a point in the middle, which sees all of the outline.
    case middle(Point)
    /// Between the first half of the points and the second, which runs backwards.
    case band
  }

  /// The limit of a corner's displacement: beyond it the tip is cut off.
  private static let miterLimit: Float = 4

  /// Makes a rectangle with rounded corners.
  mutating func setRectangle(_ rect: Rect, radius: Float, inset: Float, by map: Transform) {
    let radius = max(0, min(radius, min(rect.size.width, rect.size.height) / 2))
    setRectangle(rect, usableRadii: SIMD4(repeating: radius), inset: inset, by: map)
  }

  /// Makes a rectangle with a radius for each corner, clockwise from the upper left one.
  mutating func setRectangle(_ rect: Rect, radii: SIMD4<Float>, inset: Float, by map: Transform) {
    var radii = radii.replacing(with: 0, where: .!(radii .> 0))
    radii.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1e9))
    let (width, height) = (rect.size.width, rect.size.height)
    let most = max((radii[0] + radii[1]) / width, (radii[2] + radii[3]) / width)
    let share = max(most, max((radii[1] + radii[2]) / height, (radii[3] + radii[0]) / height))
    if share > 1 { radii /= share }
    setRectangle(rect, usableRadii: radii, inset: inset, by: map)
  }

  private mutating func setRectangle(_ rect: Rect, usableRadii radii: SIMD4<Float>, inset: Float, by map: Transform) {
    removeAll()
    let inset = max(0, min(inset, min(rect.size.width, rect.size.height) / 2))
    var direction = Vector(-1, 0)
    for corner in 0..<4 {
      let radius = radii[corner]
      let steps = radius > 0 ? max(2, Self.segments(radius: radius, by: map) / 4) : 0
      let turn = steps > 0 ? Transform.rotation(.pi / 2 / Float(steps)) : .identity
      let innerRadius = max(0, radius - inset)
      let isRight = corner == 1 || corner == 2
      let isBottom = corner >= 2
      let tip = Point(isRight ? rect.maxX : rect.minX, isBottom ? rect.maxY : rect.minY)
      let inward = Vector(isRight ? -1 : 1, isBottom ? -1 : 1)
      let center = tip + inward * radius
      let innerCenter = tip + inward * (inset + innerRadius)
      for step in 0...steps {
        add(map.apply(to: center + direction * radius), map.apply(to: innerCenter + direction * innerRadius))
        if step < steps { direction = turn.apply(to: direction) }
      }
      direction = [Vector(0, -1), Vector(1, 0), Vector(0, 1), Vector(-1, 0)][corner]
    }
    close(isMirrored: map.determinant < 0)
  }

  /// Makes the ellipse in a rectangle.
  mutating func setEllipse(_ rect: Rect, inset: Float, by map: Transform) {
    removeAll()
    let halfWidth = rect.size.width / 2
    let halfHeight = rect.size.height / 2
    let inset = max(0, min(inset, min(halfWidth, halfHeight)))
    let steps = Self.segments(radius: max(halfWidth, halfHeight), by: map)
    let turn = Transform.rotation(2 * .pi / Float(steps))
    var direction = Vector(-1, 0)
    for _ in 0..<steps {
      let edge = Vector(direction.dx * halfWidth, direction.dy * halfHeight)
      let within = Vector(direction.dx * (halfWidth - inset), direction.dy * (halfHeight - inset))
      add(map.apply(to: rect.center + edge), map.apply(to: rect.center + within))
      direction = turn.apply(to: direction)
    }
    close(isMirrored: map.determinant < 0)
  }

  /// Makes a polygon or star with corners on the ellipse in a rectangle, every second one at a share of its radius for
  /// a star. Its inner line is a number of pixels inside.
  mutating func setPolygon(
    _ rect: Rect, corners: Int32, share: Float?, rotation: Float, pixels: Float, by map: Transform
  ) {
    removeAll()
    let corners = Int(min(max(corners, 3), 64)) * (share == nil ? 1 : 2)
    let share = share.map { $0 >= 0.05 ? min($0, 1) : 0.05 } ?? 1
    let start = rotation.isFinite ? rotation.remainder(dividingBy: 2 * .pi) : 0
    let half = Vector(rect.size.width / 2, rect.size.height / 2)
    for corner in 0..<corners {
      let angle = start + 2 * .pi * Float(corner) / Float(corners)
      let radius = corner % 2 == 1 ? share : 1
      let edge = Vector(sinf(angle) * half.dx, -cosf(angle) * half.dy) * radius
      let place = map.apply(to: rect.center + edge)
      add(place, place)
    }
    close(isMirrored: map.determinant < 0)
    for index in inner.indices { inner[index] = outer[index] - miters[index] * pixels }
    if corners > 3 { fan = .middle(map.apply(to: rect.center)) }
  }

  /// Makes the part of the ellipse in a rectangle between two angles from the top: a sector from the centre, or the
  /// band of a width inside.
  mutating func setArc(
    _ rect: Rect, from start: Float, to end: Float, width: Float?, by map: Transform
  ) {
    removeAll()
    let half = Vector(rect.size.width / 2, rect.size.height / 2)
    let turn = min(max(end - start, 0), 2 * .pi)
    let whole = Self.segments(radius: max(half.dx, half.dy), by: map)
    let steps = max(1, Int((Float(whole) * turn / (2 * .pi)).rounded(.up)))
    func place(_ step: Int, _ inset: Float) -> Point {
      let angle = start + turn * Float(step) / Float(steps)
      let edge = Vector(sinf(angle) * max(0, half.dx - inset), -cosf(angle) * max(0, half.dy - inset))
      return map.apply(to: rect.center + edge)
    }
    for step in 0...steps { outer.append(place(step, 0)) }
    if let width {
      for step in (0...steps).reversed() { outer.append(place(step, width)) }
      fan = .band
    } else {
      outer.append(map.apply(to: rect.center))
      fan = .last
    }
    inner.append(contentsOf: outer)
    close(isMirrored: map.determinant < 0)
  }

  /// Makes a convex polygon, clockwise.
  mutating func setPolygon(_ corners: some Sequence<Vertex>) {
    removeAll()
    for corner in corners { add(corner.point, corner.point) }
    close(isMirrored: false)
  }

  /// Makes the strip along a straight line, with a width in pixels.
  mutating func setLine(from start: Point, to end: Point, pixels width: Float) {
    removeAll()
    let length = max(start.distance(to: end), .leastNormalMagnitude)
    let side = Vector(start.y - end.y, end.x - start.x) * (width / 2 / length)
    outer.append(start - side)
    outer.append(end - side)
    outer.append(end + side)
    outer.append(start + side)
    inner.append(contentsOf: outer)
    close(isMirrored: false)
  }

  /// Adds a point to both lines. Adjacent rounded corners share their last and first point, which counts once. The
  /// inner points then coincide as well, since there is no straight part between them.
  private mutating func add(_ outside: Point, _ inside: Point) {
    if let last = outer.last, last.distance(to: outside) < 1 / 64 { return }
    outer.append(outside)
    inner.append(inside)
  }

  private mutating func removeAll() {
    outer.removeAll(keepingCapacity: true)
    inner.removeAll(keepingCapacity: true)
    miters.removeAll(keepingCapacity: true)
    fan = .first
  }

  /// The number of straight segments with which a circle deviates from its true line by less than 1/16 pixel.
  private static func segments(radius: Float, by map: Transform) -> Int {
    let scale = max(Vector(map.a, map.b).length, Vector(map.c, map.d).length)
    let pixels = min(max(radius * scale, 1), 20_000)
    let count = (Float.pi / acosf(1 - 0.0625 / pixels)).rounded(.up)
    return (max(8, min(256, Int(clamping: count))) + 3) / 4 * 4
  }

  private mutating func close(isMirrored: Bool) {
    if outer.count > 3, let first = outer.first, let last = outer.last, first.distance(to: last) < 1 / 64 {
      outer.removeLast()
      inner.removeLast()
    }
    let count = outer.count
    let side: Float = isMirrored ? -1 : 1
    // Adjacent rounded corners leave points that coincide: an edge then starts or ends at the next different point.
    var before = normal(from: count - 1, step: -1) * side
    for index in 0..<count {
      let after = normal(from: index, step: 1) * side
      let sum = before + after
      let square = sum.dx * sum.dx + sum.dy * sum.dy
      // The vector whose component along each of the two normals is one.
      let miter = square > 1e-6 ? sum * (2 / square) : after
      let length = miter.length
      miters.append(length > Self.miterLimit ? miter * (Self.miterLimit / length) : miter)
      before = after
    }
  }

  /// The outward normal of the edge that starts at a point, or, backwards, that ends at the next point.
  private func normal(from index: Int, step: Int) -> Vector {
    let count = outer.count
    let origin = step > 0 ? index : (index + 1) % count
    for distance in 1..<max(count, 2) {
      let other = (origin + distance * step + count * distance) % count
      let edge = step > 0 ? outer[other] - outer[origin] : outer[origin] - outer[other]
      let length = edge.length
      if length > 1e-4 { return Vector(edge.dy / length, -edge.dx / length) }
    }
    return .zero
  }
}
