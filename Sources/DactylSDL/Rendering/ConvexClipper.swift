/// Clips convex polygons with convex polygons, edge by edge, interpolating colour and texture coordinates along the
/// cuts.
struct ConvexClipper: Sendable {
  /// The remaining polygon after `clip(to:)`.
  private(set) var polygon: [Vertex] = []
  private var spare: [Vertex] = []

  /// Twice the area of a polygon, positive when it goes clockwise as seen on a screen.
  static func doubleArea(_ points: some RandomAccessCollection<Vertex>) -> Float {
    guard var previous = points.last else { return 0 }
    var sum: Float = 0
    for point in points {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return sum
  }

  /// Sets a triangle to be clipped.
  mutating func start(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    polygon.removeAll(keepingCapacity: true)
    polygon.append(a)
    polygon.append(b)
    polygon.append(c)
  }

  /// Sets a convex polygon to be clipped.
  mutating func start(_ points: some Sequence<Point>) {
    let color = VertexColor(.white)
    polygon.removeAll(keepingCapacity: true)
    for point in points { polygon.append(Vertex(point, color)) }
    if Self.doubleArea(polygon) < 0 { polygon.reverse() }
  }

  /// Keeps the part inside a convex polygon in clockwise order.
  mutating func clip(to window: ArraySlice<Vertex>) {
    guard var start = window.last else { return }
    for end in window {
      cut(from: start, to: end)
      start = end
      if polygon.isEmpty { return }
    }
  }

  /// Keeps the part to the right of a line, seen from its start to its end: the inside of a clockwise polygon.
  private mutating func cut(from start: Vertex, to end: Vertex) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    func side(_ vertex: Vertex) -> Float { dx * (vertex.y - start.y) - dy * (vertex.x - start.x) }
    guard var previous = polygon.last else { return }
    spare.removeAll(keepingCapacity: true)
    var before = side(previous)
    for vertex in polygon {
      let now = side(vertex)
      if (before >= 0) != (now >= 0) { spare.append(previous.mixed(with: vertex, before / (before - now))) }
      if now >= 0 { spare.append(vertex) }
      previous = vertex
      before = now
    }
    swap(&polygon, &spare)
    if polygon.count < 3 { polygon.removeAll(keepingCapacity: true) }
  }

  /// Fades the remaining part along an edge of a clockwise polygon: from nothing lost on the edge to nothing left at a
  /// pixel outside it.
  mutating func fade(from start: Vertex, to end: Vertex) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    for index in polygon.indices {
      let vertex = polygon[index]
      let outside = (dy * (vertex.x - start.x) - dx * (vertex.y - start.y)) / length
      let share = Float(vertex.color.alpha) * max(0, min(1, 1 - outside))
      polygon[index].color.alpha = UInt8(share.rounded())
    }
  }
}
