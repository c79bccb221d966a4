#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Shape.Outline {
  /// The outline as a path, moved inward from its edge by a distance: the middle of the line along it.
  func path(in bounds: Rect, inset: Float) -> BezierPath {
    let inset = max(0, min(inset, min(bounds.size.width, bounds.size.height) / 2))
    let box = bounds.outset(by: EdgeInsets(-inset))
    switch self {
    case .path(let path): return path
    case .line(let start, let end):
      var path = BezierPath()
      path.move(to: start)
      path.addLine(to: end)
      return path
    case .rectangle(let radius):
      let most = min(bounds.size.width, bounds.size.height) / 2
      return Self.rectangle(box, SIMD4(repeating: max(0, min(radius, most)) - inset))
    case .roundedRectangle(let radii):
      var all = SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      all.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: min(bounds.size.width, bounds.size.height) / 2))
      return Self.rectangle(box, all - inset)
    case .ellipse: return BezierPath(ovalIn: box)
    case .polygon(let sides, let rotation):
      return Self.corners(min(max(sides, 3), 64), in: box) {
        (rotation, 2 * .pi / Float(min(max(sides, 3), 64)), $0, 1)
      }
    case .star(let points, let share, let rotation):
      let count = min(max(points, 3), 64)
      return Self.corners(2 * count, in: box) {
        (rotation, .pi / Float(count), $0, $0 % 2 == 1 ? min(max(share, 0.05), 1) : 1)
      }
    case .arc(let start, let end):
      let turn = min(max(end - start, 0), 2 * .pi)
      guard start.isFinite, turn.isFinite else { return BezierPath() }
      var path = BezierPath()
      for step in 0...64 {
        let angle = start + turn * Float(step) / 64
        let point = Self.place(angle, 1, in: box)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      return path
    }
  }

  private static func place(_ angle: Float, _ share: Float, in box: Rect) -> Point {
    box.center + Vector(sinf(angle) * box.size.width / 2, -cosf(angle) * box.size.height / 2) * share
  }

  private static func corners(
    _ count: Int32, in box: Rect, _ corner: (Int32) -> (rotation: Float, step: Float, number: Int32, share: Float)
  ) -> BezierPath {
    var path = BezierPath()
    for number in 0..<count {
      let corner = corner(number)
      let start = corner.rotation.isFinite ? corner.rotation.remainder(dividingBy: 2 * .pi) : 0
      let point = place(start + corner.step * Float(corner.number), corner.share, in: box)
      if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private static func rectangle(_ box: Rect, _ radii: SIMD4<Float>) -> BezierPath {
    let radii = radii.replacing(with: 0, where: .!(radii .> 0))
    guard radii != .zero else { return BezierPath(rect: box) }
    var path = BezierPath()
    let corners = [
      box.origin, Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
    ]
    let ways = [Vector(1, 0), Vector(0, 1), Vector(-1, 0), Vector(0, -1)]
    for number in 0..<4 {
      let (tip, radius) = (corners[number], radii[number])
      let (before, after) = (ways[(number + 3) % 4], ways[number])
      let (start, end) = (tip - before * radius, tip + after * radius)
      if number == 0 { path.move(to: start) } else { path.addLine(to: start) }
      let part = radius * (1 - BezierPath.roundness)
      path.addCurve(to: end, controlPoint1: tip - before * part, controlPoint2: tip + after * part)
    }
    path.close()
    return path
  }
}
