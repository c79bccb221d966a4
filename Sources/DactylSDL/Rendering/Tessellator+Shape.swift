extension Tessellator {
  /// Adds a plain figure, with edges that fade over one pixel. Returns whether anything was added.
  mutating func add(_ shape: Shape, in bounds: Rect, by map: Transform, alpha: Float) -> Bool {
    if case .line(let start, let end) = shape.outline {
      return addLine(shape, from: map.apply(to: start), to: map.apply(to: end), by: map, alpha: alpha)
    }
    guard !bounds.isEmpty, begin(box: map.apply(to: bounds).outset(by: EdgeInsets(1))) else { return false }
    let line = StrokeWidth(shape, by: map)
    let fill = shape.fill.map { VertexColor($0, alpha: alpha) }
    let stroke = line.isVisible ? shape.stroke.map { VertexColor($0, alpha: alpha * line.opacity) } : nil
    guard fill != nil || stroke != nil else { return false }
    let inset = stroke == nil ? 0 : line.width
    switch shape.outline {
    case .rectangle(let radius):
      if stroke == nil, !(radius > 0), let fill, addPlainRectangle(bounds, by: map, fill) { return true }
      outline.setRectangle(bounds, radius: radius, inset: inset, by: map)
    case .ellipse: outline.setEllipse(bounds, inset: inset, by: map)
    case .line: return false
    }
    let thickness = min(
      bounds.size.width * Vector(map.a, map.b).length, bounds.size.height * Vector(map.c, map.d).length)
    use(texture: -1)
    addFigure(fill: fill, stroke: stroke, soft: min(0.5, thickness / 2))
    finish()
    return true
  }

  private mutating func addLine(_ shape: Shape, from start: Point, to end: Point, by map: Transform, alpha: Float)
    -> Bool
  {
    let line = StrokeWidth(shape, by: map)
    guard let stroke = shape.stroke, line.isVisible, start.isFinite, end.isFinite, start != end else { return false }
    let pixels = line.width * line.scale
    let box = Rect(
      min(start.x, end.x), min(start.y, end.y), abs(end.x - start.x), abs(end.y - start.y))
    guard begin(box: box.outset(by: EdgeInsets(pixels / 2 + 1))) else { return false }
    outline.setLine(from: start, to: end, pixels: pixels)
    use(texture: -1)
    addFigure(fill: VertexColor(stroke, alpha: alpha * line.opacity), stroke: nil, soft: min(0.5, pixels / 2))
    finish()
    return true
  }

  /// Adds an upright rectangle on whole pixels, which needs no soft edges and is the cheapest to fill. Returns false
  /// for any other.
  private mutating func addPlainRectangle(_ bounds: Rect, by map: Transform, _ fill: VertexColor) -> Bool {
    guard map.isUpright else { return false }
    let box = map.apply(to: bounds)
    func isWhole(_ value: Float) -> Bool { abs(value - value.rounded()) < 1 / 64 }
    guard isWhole(box.minX), isWhole(box.minY), isWhole(box.maxX), isWhole(box.maxY) else { return false }
    use(texture: -1)
    let first = add(Vertex(Point(box.minX.rounded(), box.minY.rounded()), fill))
    _ = add(Vertex(Point(box.maxX.rounded(), box.minY.rounded()), fill))
    _ = add(Vertex(Point(box.maxX.rounded(), box.maxY.rounded()), fill))
    _ = add(Vertex(Point(box.minX.rounded(), box.maxY.rounded()), fill))
    addQuad(first, first + 1, first + 2, first + 3)
    finish()
    return true
  }

  /// Adds rings from the inside outward:
  ///
  ///     fill │ ½ px inside the line's inner edge … ½ px outside it │ line │ ½ px inside … ½ px outside the outer edge
  ///
  /// Fill and line share the ring in which one fades into the other, so that no seam is visible between them.
  private mutating func addFigure(fill: VertexColor?, stroke: VertexColor?, soft: Float) {
    let edge = stroke ?? fill
    guard let edge else { return }
    var ring: Int32
    if let stroke {
      ring = addRing(isInner: true, outward: -soft, fill ?? stroke.faded)
      if fill != nil { addCenter(ring) }
      let innerEdge = addRing(isInner: true, outward: soft, stroke)
      join(ring, innerEdge)
      ring = addRing(isInner: false, outward: -soft, stroke)
      join(innerEdge, ring)
    } else {
      ring = addRing(isInner: false, outward: -soft, edge)
      addCenter(ring)
    }
    join(ring, addRing(isInner: false, outward: 0.5, edge.faded))
  }

  private mutating func addRing(isInner: Bool, outward: Float, _ color: VertexColor) -> Int32 {
    var first: Int32 = 0
    for index in outline.outer.indices {
      let base = isInner ? outline.inner[index] : outline.outer[index]
      let number = add(Vertex(base + outline.miters[index] * outward, color))
      if index == 0 { first = number }
    }
    return first
  }

  private mutating func addCenter(_ ring: Int32) {
    for number in 1..<Int32(outline.outer.count - 1) { addTriangle(ring, ring + number, ring + number + 1) }
  }

  private mutating func join(_ inside: Int32, _ outside: Int32) {
    let count = Int32(outline.outer.count)
    for number in 0..<count {
      let next = (number + 1) % count
      addQuad(inside + number, outside + number, outside + next, inside + next)
    }
  }
}

/// The displayed width of a line. One thinner than a pixel is drawn a pixel wide and paler instead, so that it never
/// breaks up.
private struct StrokeWidth {
  /// The width in points.
  var width: Float
  /// The factor of the colour's opacity.
  var opacity: Float
  /// The number of pixels for each point, averaged over all directions.
  var scale: Float

  init(_ shape: Shape, by map: Transform) {
    scale = abs(map.determinant).squareRoot()
    let pixels = shape.lineWidth * scale
    width = pixels < 1 ? 1 / scale : shape.lineWidth
    opacity = min(1, pixels)
  }

  var isVisible: Bool { opacity > 0 && width.isFinite }
}
