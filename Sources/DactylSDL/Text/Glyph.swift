/// The picture of a letter in an atlas, and its position on the line.
struct Glyph: Hashable, Sendable {
  /// The texture of the atlas page, or -1 when there is nothing to draw.
  var texture: Int32 = -1
  /// The edges in the texture, 0…1.
  var left: Float = 0
  var top: Float = 0
  var right: Float = 0
  var bottom: Float = 0
  /// The vector from the pen at the top of the line to the top left corner of the picture, in pixels.
  var offset = Vector.zero
  /// The size of the picture, in pixels.
  var size = Size.zero
  /// The advance of the pen, as a fraction of the line height.
  var advance: Float
}

/// A letter as drawn by a font, before it is added to an atlas.
struct GlyphImage: Hashable, Sendable {
  var width: Int
  var height: Int
  /// The offset from the pen at the top of the line to the top left corner, in pixels.
  var left: Int
  var top: Int
  /// The coverage of each pixel, row by row.
  var coverage: [UInt8]
}

/// A source of glyphs.
protocol GlyphFont: AnyObject {
  /// The advance of the pen after a letter, as a fraction of the line height.
  func advance(of scalar: Unicode.Scalar) -> Float
  /// Whether the font has a glyph of its own for a letter.
  func hasImage(of scalar: Unicode.Scalar) -> Bool
  /// The picture of a letter for a line height in pixels; nil when there is nothing visible.
  func image(of scalar: Unicode.Scalar, height: Int) -> GlyphImage?
}
