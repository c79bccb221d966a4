/// The position and scale of the next glyph.
struct Pen {
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
