import DactylScene

func isClose(_ a: Float, _ b: Float, by tolerance: Float = 1e-3) -> Bool { abs(a - b) <= tolerance }

func isClose(_ a: Point, _ b: Point, by tolerance: Float = 1e-3) -> Bool {
  isClose(a.x, b.x, by: tolerance) && isClose(a.y, b.y, by: tolerance)
}

func isClose(_ a: Rect, _ b: Rect, by tolerance: Float = 1e-3) -> Bool {
  isClose(a.origin, b.origin, by: tolerance) && isClose(Point(a.maxX, a.maxY), Point(b.maxX, b.maxY), by: tolerance)
}

func isClose(_ a: Transform, _ b: Transform, by tolerance: Float = 1e-3) -> Bool {
  [Point(0, 0), Point(1, 0), Point(0, 1)].allSatisfy { isClose(a.apply(to: $0), b.apply(to: $0), by: tolerance) }
}

/// The smallest upright rectangle around points.
func box(around points: [Point]) -> Rect {
  let xs = points.map(\.x)
  let ys = points.map(\.y)
  let left = xs.min() ?? 0
  let top = ys.min() ?? 0
  return Rect(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
}

extension Rect {
  /// Top left, top right, bottom left, bottom right.
  var corners: [Point] { [Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)] }
}
