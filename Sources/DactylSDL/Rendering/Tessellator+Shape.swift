extension Tessellator {
  /// Adds a plain figure, with edges that fade over one pixel. Returns whether anything was added.
  mutating func add(
    _ shape: Shape, in bounds: Rect, by map: Transform, alpha: Float, pictures: PictureTable
  ) -> Bool {
    if case .path(let path) = shape.outline { return add(path, of: shape, in: bounds, by: map, alpha: alpha, pictures) }
    if case .line(let start, let end) = shape.outline, shape.dashes.isEmpty {
      return addLine(shape, from: map.apply(to: start), to: map.apply(to: end), by: map, alpha: alpha)
    }
    if !shape.dashes.isEmpty { return addDashed(shape, in: bounds, by: map, alpha: alpha, pictures) }
    guard !bounds.isEmpty else { return false }
    let hasShadow = shape.shadow.map { addShadow($0, of: shape, in: bounds, by: map, alpha: alpha) } ?? false
    guard begin(box: map.apply(to: bounds).outset(by: EdgeInsets(1))) else { return hasShadow }
    let line = StrokeWidth(shape, by: map)
    let fill = shape.fill.map { VertexColor($0, alpha: alpha) }
    let stroke = line.isVisible ? shape.stroke.map { VertexColor($0, alpha: alpha * line.opacity) } : nil
    guard fill != nil || stroke != nil else { return hasShadow }
    let inset = stroke == nil ? 0 : line.width
    var paint: Paint?
    if let gradient = shape.gradient, let fill {
      paint = Paint(from: fill, to: VertexColor(gradient.color, alpha: alpha), gradient.angle, in: bounds, by: map)
    }
    if case .arc(let start, let end) = shape.outline {
      return addArc(from: start, to: end, fill, paint, stroke, line, in: bounds, by: map) || hasShadow
    }
    if case .rectangle(let radius) = shape.outline, stroke == nil, paint == nil, !(radius > 0), let fill,
      addPlainRectangle(bounds, by: map, fill)
    {
      return true
    }
    setOutline(shape.outline, in: bounds, inset: inset, pixels: inset * line.scale, by: map)
    let thickness = min(
      bounds.size.width * Vector(map.a, map.b).length, bounds.size.height * Vector(map.c, map.d).length)
    use(texture: -1)
    addFigure(fill: fill, paint: paint, stroke: stroke, soft: min(0.5, thickness / 2))
    finish()
    return true
  }

  /// Adds a path: its interior and the line along it.
  private mutating func add(
    _ path: BezierPath, of shape: Shape, in bounds: Rect, by map: Transform, alpha: Float, _ pictures: PictureTable
  ) -> Bool {
    let line = StrokeWidth(shape, by: map)
    let box = path.bounds.outset(by: EdgeInsets(line.isVisible ? line.width : 0))
    guard box.isFinite, begin(box: map.apply(to: box).outset(by: EdgeInsets(2))) else { return false }
    var isAdded = false
    if let fill = shape.fill {
      let color = VertexColor(fill, alpha: alpha)
      let paint = shape.gradient.map {
        Paint(from: color, to: VertexColor($0.color, alpha: alpha), $0.angle, in: path.bounds, by: map)
      }
      isAdded = addInterior(of: path, color, paint, by: map, pictures: pictures)
    }
    if let stroke = shape.stroke, line.isVisible {
      let color = VertexColor(stroke, alpha: alpha * line.opacity)
      isAdded = addLine(along: path, of: shape, width: line.width, color, by: map, pictures: pictures) || isAdded
    }
    return isAdded
  }

  /// Adds a shape whose line has dashes: the shape without its line, and then that.
  private mutating func addDashed(
    _ shape: Shape, in bounds: Rect, by map: Transform, alpha: Float, _ pictures: PictureTable
  ) -> Bool {
    var interior = shape
    (interior.stroke, interior.dashes) = (nil, [])
    let isAdded = add(interior, in: bounds, by: map, alpha: alpha, pictures: pictures)
    let line = StrokeWidth(shape, by: map)
    guard let stroke = shape.stroke, line.isVisible else { return isAdded }
    let path = shape.outline.path(in: bounds, inset: line.width / 2)
    let box = path.bounds.outset(by: EdgeInsets(line.width))
    guard box.isFinite, begin(box: map.apply(to: box).outset(by: EdgeInsets(2))) else { return isAdded }
    let color = VertexColor(stroke, alpha: alpha * line.opacity)
    return addLine(along: path, of: shape, width: line.width, color, by: map, pictures: pictures) || isAdded
  }

  /// Makes the outline of a shape other than a line or an arc, with an inner line at the inset.
  mutating func setOutline(
    _ kind: Shape.Outline, in bounds: Rect, inset: Float, pixels: Float, by map: Transform
  ) {
    switch kind {
    case .rectangle(let radius): outline.setRectangle(bounds, radius: radius, inset: inset, by: map)
    case .roundedRectangle(let radii):
      let radii = SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      outline.setRectangle(bounds, radii: radii, inset: inset, by: map)
    case .ellipse, .arc, .line, .path: outline.setEllipse(bounds, inset: inset, by: map)
    case .polygon(let sides, let rotation):
      outline.setPolygon(bounds, corners: sides, share: nil, rotation: rotation, pixels: pixels, by: map)
    case .star(let points, let share, let rotation):
      outline.setPolygon(bounds, corners: points, share: share, rotation: rotation, pixels: pixels, by: map)
    }
  }

  /// Adds a part of an ellipse: its sector, and the line along it.
  private mutating func addArc(
    from start: Float, to end: Float, _ fill: VertexColor?, _ paint: Paint?, _ stroke: VertexColor?,
    _ line: StrokeWidth, in bounds: Rect, by map: Transform
  ) -> Bool {
    guard start.isFinite, end.isFinite, end > start else { return false }
    let width = min(line.width, min(bounds.size.width, bounds.size.height) / 2)
    if end - start >= 2 * .pi - 1e-4 {
      outline.setEllipse(bounds, inset: stroke == nil ? 0 : width, by: map)
      use(texture: -1)
      addFigure(fill: fill, paint: paint, stroke: stroke, soft: 0.5)
    } else {
      use(texture: -1)
      if let fill {
        outline.setArc(bounds, from: start, to: end, width: nil, by: map)
        addFigure(fill: fill, paint: paint, stroke: nil, soft: 0.5)
      }
      if let stroke {
        outline.setArc(bounds, from: start, to: end, width: width, by: map)
        addFigure(fill: stroke, paint: nil, stroke: nil, soft: min(0.5, width * line.scale / 2))
      }
    }
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
    addFigure(
      fill: VertexColor(stroke, alpha: alpha * line.opacity), paint: nil, stroke: nil, soft: min(0.5, pixels / 2))
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
