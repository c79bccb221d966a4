extension Tessellator {
  /// Adds text. What does not fit into the bounds is drawn beyond them, unless the label limits it. Returns whether
  /// anything was added.
  mutating func add(
    _ label: Label, on entity: Entity, in bounds: Rect, by map: Transform, alpha: Float, text: TextLayout
  ) -> Bool {
    let color = VertexColor(label.color ?? .black, alpha: alpha)
    guard color.alpha > 0 || !label.runs.isEmpty else { return false }
    let fitted = text.lines(of: label, on: entity, in: bounds.size)
    let size = fitted.size
    guard size.width > 0, size.height > 0 else { return false }
    let top = fitted.top(in: bounds)
    let left = bounds.minX + (bounds.size.width - size.width) * label.alignment.dx
    // Accents and slanted letters may extend beyond the text's own box.
    let box = Rect(origin: Point(left, top), size: size).outset(by: EdgeInsets(fitted.lineHeight / 2))
    guard begin(box: map.apply(to: box)) else { return false }

    var pen = Pen(lineHeight: fitted.lineHeight, by: map, top: top)
    pen.hasPhases = pen.isExact && text.hasPhases(label.font, raster: pen.raster)
    let scalars = fitted.label.text.unicodeScalars
    for line in fitted.lines {
      let height = Float(line.height) * fitted.lineHeight
      pen.position.x = fitted.left(of: line, in: bounds)
      guard line.pieces.isEmpty else {
        add(line, of: fitted, at: pen.position, by: map, color, alpha: alpha, text)
        pen.position.y += height
        continue
      }
      // The letters are in the middle of a higher line.
      let space = (height - fitted.lineHeight) / 2
      pen.position.y += space
      add(scalars[line.head], in: label.font, &pen, color, text)
      if line.hasEllipsis {
        add(fitted.ellipsis.unicodeScalars[...], in: label.font, &pen, color, text)
        add(scalars[line.tail], in: label.font, &pen, color, text)
      }
      pen.position.y += height - space
    }
    return true
  }

  mutating func add(
    _ letters: Substring.UnicodeScalarView, in font: Font, _ pen: inout Pen, _ color: VertexColor, _ text: TextLayout
  ) {
    var last: Unicode.Scalar?
    for scalar in letters {
      if let last { pen.position.x += text.kerning(between: last, and: scalar, in: font) * pen.lineHeight }
      let glyph = text.glyph(for: scalar, in: font, raster: pen.raster, phase: pen.phase)
      addGlyph(glyph, with: pen, color)
      pen.position.x += glyph.advance * pen.lineHeight
      last = scalar
    }
  }

  private mutating func addGlyph(_ glyph: Glyph, with pen: Pen, _ color: VertexColor) {
    guard glyph.texture >= 0 else { return }
    // A glyph with colours of its own takes only the opacity of the text's.
    let color = glyph.isColored ? VertexColor(.white, alpha: Float(color.alpha) / 255) : color
    use(texture: glyph.texture)
    let area = pen.area(of: glyph)
    let map = pen.isExact ? Transform.identity : pen.map
    let first = add(Vertex(map.apply(to: area.origin), color, u: glyph.left, v: glyph.top))
    _ = add(Vertex(map.apply(to: Point(area.maxX, area.minY)), color, u: glyph.right, v: glyph.top))
    _ = add(Vertex(map.apply(to: Point(area.maxX, area.maxY)), color, u: glyph.right, v: glyph.bottom))
    _ = add(Vertex(map.apply(to: Point(area.minX, area.maxY)), color, u: glyph.left, v: glyph.bottom))
    addQuad(first, first + 1, first + 2, first + 3)
    finish()
  }
}
