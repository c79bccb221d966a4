extension Tessellator {
  /// Adds text. What does not fit into the bounds is drawn beyond them, unless the label limits it. Returns whether
  /// anything was added.
  mutating func add(
    _ label: Label, on entity: Entity, in bounds: Rect, by map: Transform, alpha: Float, text: TextLayout
  ) -> Bool {
    let color = VertexColor(label.color ?? .black, alpha: alpha)
    guard color.alpha > 0 else { return false }
    let fitted = text.lines(of: label, on: entity, in: bounds.size)
    let size = fitted.size
    guard size.width > 0, size.height > 0 else { return false }
    let top = bounds.minY + (bounds.size.height - size.height) * label.alignment.dy
    let left = bounds.minX + (bounds.size.width - size.width) * label.alignment.dx
    // Accents and slanted letters may extend beyond the text's own box.
    let box = Rect(origin: Point(left, top), size: size).outset(by: EdgeInsets(fitted.lineHeight / 2))
    guard begin(box: map.apply(to: box)) else { return false }

    var pen = Pen(lineHeight: fitted.lineHeight, by: map, top: top)
    pen.hasPhases = pen.isExact && text.hasPhases(label.font, raster: pen.raster)
    let room = bounds.size.width - 2 * label.padding
    let scalars = fitted.label.text.unicodeScalars
    for line in fitted.lines {
      let width = Float(line.width) * fitted.lineHeight
      pen.position.x = bounds.minX + label.padding + (room - width) * label.alignment.dx
      add(scalars[line.head], in: label.font, &pen, color, text)
      if line.hasEllipsis {
        add(fitted.ellipsis.unicodeScalars[...], in: label.font, &pen, color, text)
        add(scalars[line.tail], in: label.font, &pen, color, text)
      }
      pen.position.y += fitted.lineHeight
    }
    return true
  }

  private mutating func add(
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

/// The position and scale of the next glyph.
private struct Pen {
  var map: Transform
  /// The top left corner of the next glyph's line, in the view's coordinates.
  var position: Point
  /// The height of a line, in the view's coordinates.
  var lineHeight: Float
  /// The height of a line in the glyphs' own pixels.
  var raster: Int
  /// Points of the view per pixel of a glyph.
  var scale: Float
  /// Whether glyphs are copied pixel by pixel: upright text in its own size stays sharp.
  var isExact: Bool
  /// Whether glyphs are drawn at quarters of a pixel.
  var hasPhases = false

  init(lineHeight: Float, by map: Transform, top: Float) {
    self.map = map
    self.lineHeight = lineHeight
    position = Point(0, top)
    let pixels = lineHeight * abs(map.determinant).squareRoot()
    raster = TextLayout.rasterHeight(forPixels: pixels)
    scale = lineHeight / Float(raster)
    isExact = map.b == 0 && map.c == 0 && map.a == map.d && map.a > 0 && abs(pixels - Float(raster)) <= 0.5
  }

  /// The rectangle of a glyph: in output pixels when it is exact, else in the view's coordinates.
  func area(of glyph: Glyph) -> Rect {
    guard isExact else {
      return Rect(
        origin: position + glyph.offset * scale, size: Size(glyph.size.width * scale, glyph.size.height * scale))
    }
    let pixel = map.apply(to: position)
    let left = hasPhases ? (Float(quarters) / 4).rounded(.down) : pixel.x.rounded()
    return Rect(origin: Point(left, pixel.y.rounded()) + glyph.offset, size: glyph.size)
  }

  /// The position in quarters of a pixel.
  private var quarters: Int { Int(clamping: (map.apply(to: position).x * 4).rounded()) }

  /// The part of a pixel at which the next glyph stands, in quarters.
  var phase: Int { hasPhases ? quarters & 3 : 0 }
}
