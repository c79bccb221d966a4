extension Tessellator {
  /// Adds a line whose parts have attributes, from its top left corner in the view's coordinates: first what is behind
  /// the letters, so that it covers none of its neighbours.
  mutating func add(
    _ line: TextLine, of fitted: FittedText, at corner: Point, by map: Transform, _ color: VertexColor, alpha: Float,
    _ text: TextLayout
  ) {
    let unit = fitted.lineHeight
    let baseline = corner.y + Float(line.baseline) * unit
    for piece in line.pieces {
      guard let color = fitted.runs[piece.run].attributes.backgroundColor else { continue }
      let box = Rect(
        corner.x + Float(piece.left) * unit, corner.y, Float(piece.width) * unit, Float(line.height) * unit)
      addBar(box, by: map, VertexColor(color, alpha: alpha))
    }
    let scalars = fitted.label.text.unicodeScalars
    for piece in line.pieces {
      let run = fitted.runs[piece.run]
      let color = run.attributes.color.map { VertexColor(textColor($0, of: run.attributes), alpha: alpha) } ?? color
      let letters = piece.range.map { scalars[$0] } ?? fitted.ellipsis.unicodeScalars[...]
      // The ellipsis has the label's own font and size.
      let font = piece.range == nil ? fitted.label.font : run.font
      let size = piece.range == nil ? unit : Float(run.scale) * unit
      let line = baseline - Float(run.rise) * unit
      var pen = Pen(lineHeight: size, by: map, top: line - text.baseline(of: font) * size)
      pen.hasPhases = pen.isExact && text.hasPhases(font, raster: pen.raster)
      pen.position.x = corner.x + Float(piece.left) * unit
      let start = pen.position.x
      add(letters, in: font, &pen, color, text)
      let width = Float(piece.width) * unit
      if run.attributes.isUnderlined == true {
        addBar(Rect(start, line + size * 0.08, width, size * 0.06), by: map, color)
      }
      if run.attributes.isStruckThrough == true {
        addBar(Rect(start, line - size * 0.26, width, size * 0.06), by: map, color)
      }
    }
  }

  /// The colour of a part of a text: one that can be read where contrast is to be increased (AX30).
  private func textColor(_ color: Color, of attributes: TextAttributes) -> Color {
    guard let textBackground else { return color }
    guard let own = attributes.backgroundColor, own.alpha >= 0.5 else { return textBackground.readable(color) }
    return TextBackground(color: SIMD3(own.red, own.green, own.blue)).readable(color)
  }

  /// Adds a filled rectangle. Upright, its edges are whole pixels, and it is at least one pixel high.
  private mutating func addBar(_ box: Rect, by map: Transform, _ color: VertexColor) {
    guard color.alpha > 0, box.size.width > 0 else { return }
    var corners: InlineArray<4, Point> = [
      map.apply(to: box.origin), map.apply(to: Point(box.maxX, box.minY)), map.apply(to: Point(box.maxX, box.maxY)),
      map.apply(to: Point(box.minX, box.maxY)),
    ]
    if map.b == 0, map.c == 0 {
      let top = corners[0].y.rounded()
      let height = max((corners[2].y - corners[0].y).rounded(), 1)
      for index in 0..<4 { corners[index].x = corners[index].x.rounded() }
      (corners[0].y, corners[1].y) = (top, top)
      (corners[2].y, corners[3].y) = (top + height, top + height)
    }
    use(texture: -1)
    let first = add(Vertex(corners[0], color))
    for index in 1..<4 { _ = add(Vertex(corners[index], color)) }
    addQuad(first, first + 1, first + 2, first + 3)
    finish()
  }
}
