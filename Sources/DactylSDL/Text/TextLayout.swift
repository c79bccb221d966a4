/// Fonts by number, the letters that were drawn with them so far, and the lines of the drawn labels.
final class TextLayout: FontMetrics {
  /// The fonts that were read from files, by their numbers less 1.
  private var files: [any GlyphFont] = []
  private let builtIn = BuiltInFonts()
  private let pixel = PixelFont()
  /// The platform's fonts, which have the glyphs that others lack.
  private let system: (any FallbackFonts)?
  private var glyphs: [Key: Glyph] = [:]
  private var advances: [Key: Float] = [:]
  private let atlas: GlyphAtlas
  /// The pictures of letters and of everything else.
  let pictures: PictureTable
  private var labels = FittedLabels()

  private struct Key: Hashable {
    var font: Int32
    var raster: Int32
    var phase: Int32 = 0
    var scalar: Unicode.Scalar
  }

  init(pictures: PictureTable, system: (any FallbackFonts)? = nil) {
    self.system = system
    atlas = GlyphAtlas(pictures: pictures)
    self.pictures = pictures
  }

  /// Adds a font.
  func add(_ font: any GlyphFont) -> Font {
    files.append(font)
    return Font(id: Int32(truncatingIfNeeded: files.count))
  }

  /// The lines of a view's label in bounds of a size, computed again when the text or its room changed.
  func lines(of label: Label, on entity: Entity, in room: Size) -> FittedText {
    labels.text(of: label, on: entity, in: room, by: self)
  }

  /// Ends a frame: removes the lines of labels that are no longer drawn.
  func endFrame() { labels.endFrame() }

  /// The glyph of a letter at a raster height and with the pen at some quarters of a pixel, which is drawn at the first
  /// use.
  func glyph(for scalar: Unicode.Scalar, in font: Font, raster: Int, phase: Int = 0) -> Glyph {
    let key = Key(
      font: font.id, raster: Int32(truncatingIfNeeded: raster), phase: Int32(truncatingIfNeeded: phase), scalar: scalar)
    if let glyph = glyphs[key] { return glyph }
    let advance = width(of: scalar, in: font)
    var glyph = Glyph(advance: advance)
    let source = source(font, for: scalar)
    if !scalar.isInvisible, scalar != "\t",
      var image = source.image(of: scalar, height: raster, phase: Float(phase) / 4)
    {
      // Letters of several fonts stand on one line; pictures fill it.
      if image.colors.isEmpty {
        image.top += Int(((self.source(font).baseline - source.baseline) * Float(raster)).rounded())
      }
      glyph = atlas.add(image, advance: advance)
    }
    glyphs[key] = glyph
    return glyph
  }

  /// Whether the letters of a font are drawn at quarters of a pixel in a raster height.
  func hasPhases(_ font: Font, raster: Int) -> Bool { raster < Self.exactHeights && source(font).hasPhases }

  /// The raster heights below which letters are drawn exactly.
  private static let exactHeights = 48

  /// The height in pixels at which letters are drawn for a line height on the output: exact for small ones, in steps
  /// for large ones, so that a view that grows slowly does not fill the atlas with every size.
  static func rasterHeight(forPixels pixels: Float) -> Int {
    guard pixels > 4 else { return 4 }
    if pixels < Float(exactHeights) { return Int(clamping: pixels.rounded()) }
    if pixels <= 128 { return Int(clamping: (pixels / 8).rounded(.up)) * 8 }
    return Int(clamping: min((pixels / 32).rounded(.up), 14)) * 32
  }

  func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool { source(font, for: scalar).hasImage(of: scalar) }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Float {
    let key = Key(font: font.id, raster: 0, scalar: scalar)
    if let advance = advances[key] { return advance }
    let advance = source(font, for: scalar).advance(of: scalar)
    advances[key] = advance
    return advance
  }

  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar, in font: Font) -> Float {
    source(font).kerning(between: left, and: right)
  }

  func baseline(of font: Font) -> Float { source(font).baseline }

  /// The source of a glyph: the font, unless only one of the platform's has it.
  private func source(_ font: Font, for scalar: Unicode.Scalar) -> any GlyphFont {
    let own = source(font)
    if scalar.isInvisible || scalar == "\t" || own.hasImage(of: scalar) { return own }
    return system?.font(having: scalar) ?? own
  }

  /// The source of a font; the built-in font for an unknown number.
  private func source(_ font: Font) -> any GlyphFont {
    if files.indices.contains(Int(font.id) - 1) { return files[Int(font.id) - 1] }
    switch font.family {
    case .pixel: return pixel
    case .system: return system?.textFont(font.weight) ?? builtIn.font(Font(.builtIn, font.weight))
    default: return builtIn.font(font)
    }
  }
}
