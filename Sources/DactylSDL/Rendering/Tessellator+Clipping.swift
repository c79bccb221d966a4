extension Tessellator {
  /// Cuts what was added since `use(texture:)` by the turned and rounded clips. Call it once after every
  /// `use(texture:)`.
  mutating func finish() {
    guard mustCut, let first = batches.last?.firstVertex else { return }
    uncut.removeAll(keepingCapacity: true)
    uncut.append(contentsOf: indices[firstUncutIndex...])
    indices.removeSubrange(firstUncutIndex...)
    for corner in stride(from: 0, to: uncut.count, by: 3) {
      let (a, b, c) = (
        vertices[first + Int(uncut[corner])], vertices[first + Int(uncut[corner + 1])],
        vertices[first + Int(uncut[corner + 2])]
      )
      if area.rim.isEmpty {
        clipper.start(a, b, c)
        clipper.clip(to: clips.points[area.polygon])
        addFan()
      } else {
        addSoft(a, b, c)
      }
    }
  }

  /// Adds the part of a triangle within an area with a rim: what is inside the rim as it is, and what is on it faded,
  /// edge by edge.
  private mutating func addSoft(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    clipper.start(a, b, c)
    clipper.clip(to: clips.points[area.rim])
    addFan()
    let (left, right) = (min(a.x, b.x, c.x), max(a.x, b.x, c.x))
    let (top, bottom) = (min(a.y, b.y, c.y), max(a.y, b.y, c.y))
    for number in 0..<area.rim.count {
      let first = area.rim.upperBound + 4 * number
      let edge = clips.points[first..<first + 4]
      guard edge.contains(where: { $0.x > left }), edge.contains(where: { $0.x < right }),
        edge.contains(where: { $0.y > top }), edge.contains(where: { $0.y < bottom })
      else { continue }
      clipper.start(a, b, c)
      clipper.clip(to: edge)
      clipper.fade(from: clips.points[first], to: clips.points[first + 3])
      addFan()
    }
  }

  private mutating func addFan() {
    guard clipper.polygon.count >= 3 else { return }
    let start = add(clipper.polygon[0])
    for number in 1..<clipper.polygon.count { _ = add(clipper.polygon[number]) }
    for number in 1..<Int32(clipper.polygon.count - 1) { addTriangle(start, start + number, start + number + 1) }
  }
}
