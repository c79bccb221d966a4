/// Fonts by number, and the letters that were drawn with them so far.
final class TextLayout {
  private var fonts: [any GlyphFont] = [BitmapFont()]
  private var glyphs: [Key: Glyph] = [:]
  private var advances: [Key: Float] = [:]
  private let atlas: GlyphAtlas

  private struct Key: Hashable {
    var font: Int32
    var raster: Int32
    var scalar: Unicode.Scalar
  }

  init(pictures: PictureTable) { atlas = GlyphAtlas(pictures: pictures) }

  /// Takes a font in.
  func add(_ font: any GlyphFont) -> Font {
    fonts.append(font)
    return Font(id: Int32(truncatingIfNeeded: fonts.count - 1))
  }

  /// How large a label's text is, in points.
  func size(of label: Label) -> Size {
    guard !label.text.isEmpty, label.size > 0, label.size.isFinite else { return .zero }
    var widest: Float = 0
    var width: Float = 0
    var lines: Float = 1
    for scalar in label.text.unicodeScalars {
      if scalar == "\n" {
        lines += 1
        width = 0
      } else {
        width += advance(of: scalar, in: label.font)
        widest = max(widest, width)
      }
    }
    return Size(widest * label.size, lines * label.size)
  }

  /// How wide a line is, as a part of its height.
  func width(of line: Substring.UnicodeScalarView, in font: Font) -> Float {
    var width: Float = 0
    for scalar in line { width += advance(of: scalar, in: font) }
    return width
  }

  /// The letter at a raster height, drawn now if it was not before.
  func glyph(for scalar: Unicode.Scalar, in font: Font, raster: Int) -> Glyph {
    let key = Key(font: font.id, raster: Int32(truncatingIfNeeded: raster), scalar: scalar)
    if let glyph = glyphs[key] { return glyph }
    let advance = advance(of: scalar, in: font)
    var glyph = Glyph(advance: advance)
    if let image = source(font).image(of: scalar, height: raster) { glyph = atlas.add(image, advance: advance) }
    glyphs[key] = glyph
    return glyph
  }

  /// The height in pixels at which letters are drawn for lines of a height on the output: exact while small, in
  /// steps when large, so that a view that grows slowly does not fill the atlas with every size.
  static func rasterHeight(forPixels pixels: Float) -> Int {
    guard pixels > 4 else { return 4 }
    return pixels < 48 ? Int(pixels.rounded()) : min(128, Int((pixels / 8).rounded(.up)) * 8)
  }

  private func advance(of scalar: Unicode.Scalar, in font: Font) -> Float {
    let key = Key(font: font.id, raster: 0, scalar: scalar)
    if let advance = advances[key] { return advance }
    let advance = source(font).advance(of: scalar)
    advances[key] = advance
    return advance
  }

  /// A number that is no font's gives the built-in one.
  private func source(_ font: Font) -> any GlyphFont {
    fonts[fonts.indices.contains(Int(font.id)) ? Int(font.id) : 0]
  }
}
