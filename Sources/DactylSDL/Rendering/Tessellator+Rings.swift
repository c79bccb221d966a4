extension Tessellator {
  /// Adds rings from the inside outward:
  ///
  ///     fill │ ½ px inside the line's inner edge … ½ px outside it │ line │ ½ px inside … ½ px outside the outer edge
  ///
  /// Fill and line share the ring in which one fades into the other, so that no seam is visible between them.
  mutating func addFigure(fill: VertexColor?, paint: Paint?, stroke: VertexColor?, soft: Float) {
    let fill = fill.map { Ink($0, paint) }
    let stroke = stroke.map { Ink($0) }
    guard let edge = stroke ?? fill else { return }
    var ring: Int32
    if let stroke {
      ring = addRing(isInner: true, outward: -soft, fill ?? stroke.faded)
      if let fill { addCenter(ring, fill) }
      let innerEdge = addRing(isInner: true, outward: soft, stroke)
      join(ring, innerEdge)
      ring = addRing(isInner: false, outward: -soft, stroke)
      join(innerEdge, ring)
    } else {
      ring = addRing(isInner: false, outward: -soft, edge)
      addCenter(ring, edge)
    }
    join(ring, addRing(isInner: false, outward: 0.5, edge.faded))
  }

  /// Adds a ring outside one of the outline's lines; a blunt one does not reach farther at its corners than elsewhere.
  mutating func addRing(isInner: Bool, outward: Float, _ ink: Ink, isBlunt: Bool = false) -> Int32 {
    var first: Int32 = 0
    for index in outline.outer.indices {
      let base = isInner ? outline.inner[index] : outline.outer[index]
      var miter = outline.miters[index]
      if isBlunt, miter.length > 1 { miter = miter * (1 / miter.length) }
      let point = base + miter * outward
      let number = add(Vertex(point, ink.color(at: point)))
      if index == 0 { first = number }
    }
    return first
  }

  /// Adds a ring at a share of the way from the inner line to the outer one.
  mutating func addRing(between share: Float, _ color: VertexColor) -> Int32 {
    var first: Int32 = 0
    for index in outline.outer.indices {
      let (inside, outside) = (outline.inner[index], outline.outer[index])
      let number = add(Vertex(inside + (outside - inside) * share, color))
      if index == 0 { first = number }
    }
    return first
  }

  mutating func addCenter(_ ring: Int32, _ ink: Ink) {
    let count = Int32(outline.outer.count)
    if let paint = ink.paint, let middle = paint.middle, outline.fan != .band {
      return addFan(around: Vertex(middle, paint.from), ring, count)
    }
    switch outline.fan {
    case .first: for number in 1..<(count - 1) { addTriangle(ring, ring + number, ring + number + 1) }
    case .last: for number in 0..<(count - 2) { addTriangle(ring + count - 1, ring + number, ring + number + 1) }
    case .middle(let point): addFan(around: Vertex(point, ink.color(at: point)), ring, count)
    case .band:
      for number in 0..<(count / 2 - 1) {
        addQuad(ring + number, ring + number + 1, ring + count - 2 - number, ring + count - 1 - number)
      }
    }
  }

  private mutating func addFan(around middle: Vertex, _ ring: Int32, _ count: Int32) {
    let center = add(middle)
    for number in 0..<count { addTriangle(center, ring + number, ring + (number + 1) % count) }
  }

  mutating func join(_ inside: Int32, _ outside: Int32) {
    let count = Int32(outline.outer.count)
    for number in 0..<count {
      let next = (number + 1) % count
      addQuad(inside + number, outside + number, outside + next, inside + next)
    }
  }
}

/// What a ring of vertices is coloured with: one colour, or those of a gradient.
struct Ink {
  private let color: VertexColor
  let paint: Paint?
  private var isFaded = false

  init(_ color: VertexColor, _ paint: Paint? = nil) {
    self.color = color
    self.paint = paint
  }

  /// The same colours, transparent.
  var faded: Ink {
    var ink = self
    ink.isFaded = true
    return ink
  }

  @inline(__always)
  func color(at point: Point) -> VertexColor {
    let color = paint?.color(at: point) ?? color
    return isFaded ? color.faded : color
  }
}
