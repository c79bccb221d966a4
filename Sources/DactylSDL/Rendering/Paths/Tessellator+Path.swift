extension Tessellator {
  /// Adds the interior of a path. Returns whether anything was added.
  mutating func addInterior(
    of path: BezierPath, _ color: VertexColor, _ paint: Paint?, by map: Transform, pictures: PictureTable
  ) -> Bool {
    let key = PathMasks.Key(path: path, scale: maskScale(path.bounds, by: map))
    return addMask(key, color, paint, by: map, pictures)
  }

  /// Adds the line along a path, with its dashes. Returns whether anything was added.
  mutating func addLine(
    along path: BezierPath, of shape: Shape, width: Float, _ color: VertexColor, by map: Transform,
    pictures: PictureTable
  ) -> Bool {
    let box = path.bounds.outset(by: EdgeInsets(width / 2))
    let key = PathMasks.Key(
      path: path, lineWidth: width, dashes: shape.dashes, dashPhase: shape.dashes.isEmpty ? 0 : shape.dashPhase,
      scale: maskScale(box, by: map))
    return addMask(key, color, nil, by: map, pictures)
  }

  /// Whether pixels of a mask are pixels of the output.
  private func isExact(_ map: Transform) -> Bool { map.b == 0 && map.c == 0 && map.a == map.d && map.a > 0 }

  /// The number of pixels for each point in which a path is drawn: that of the output, in steps where it is turned or
  /// grows, so that it is not drawn again for every angle and size.
  private func maskScale(_ box: Rect, by map: Transform) -> Float {
    let most = PathMasks.mostPixels / max(box.size.width, box.size.height, 1)
    let scale = min(abs(map.determinant).squareRoot(), most)
    guard !isExact(map) || !isAtScaleOfOutput(map) else { return scale }
    var step: Float = 1
    while step < scale { step *= 1.25 }
    while step / 1.25 >= scale, step > 0.01 { step /= 1.25 }
    return min(step, most)
  }

  private mutating func addMask(
    _ key: PathMasks.Key, _ color: VertexColor, _ paint: Paint?, by map: Transform, _ pictures: PictureTable
  ) -> Bool {
    guard key.scale > 0, let mask = masks.mask(key, in: pictures) else { return false }
    use(texture: mask.texture)
    let isSharp = isExact(map) && key.scale == map.a
    let origin = map.apply(to: Point(0, 0))
    let snapped = Point(origin.x.rounded(), origin.y.rounded())
    // Between corners colours change evenly, as along a line, but not from the middle to the edge.
    let parts = paint?.middle == nil ? 1 : 8
    var first: Int32 = 0
    for row in 0...parts {
      for column in 0...parts {
        // On whole pixels, so that each of the picture is drawn once.
        let (x, y) = (mask.width * column / parts, mask.height * row / parts)
        let (u, v) = (Float(x) / Float(mask.width), Float(y) / Float(mask.height))
        let pixel = Vector(Float(mask.left + x), Float(mask.top + y))
        let point = isSharp ? snapped + pixel : map.apply(to: Point(pixel.dx / key.scale, pixel.dy / key.scale))
        let number = add(Vertex(point, paint?.color(at: point) ?? color, u: u, v: v))
        if row == 0, column == 0 { first = number }
      }
    }
    let line = Int32(parts + 1)
    for row in 0..<Int32(parts) {
      for column in 0..<Int32(parts) {
        let corner = first + row * line + column
        addQuad(corner, corner + 1, corner + line + 1, corner + line)
      }
    }
    finish()
    return true
  }
}
