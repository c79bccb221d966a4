/// A letter's picture in an atlas, and how it stands on its line.
struct Glyph: Hashable, Sendable {
  /// The atlas page's texture, or -1 when there is nothing to draw.
  var texture: Int32 = -1
  /// The edges in the texture, 0…1.
  var left: Float = 0
  var top: Float = 0
  var right: Float = 0
  var bottom: Float = 0
  /// From the pen at the top of the line to the picture's left top corner, in pixels.
  var offset = Vector.zero
  /// The size of the picture, in pixels.
  var size = Size.zero
  /// How far the pen moves on, as a part of the line's height.
  var advance: Float
}

/// A letter as a font drew it, before it is put in an atlas.
struct GlyphImage: Hashable, Sendable {
  var width: Int
  var height: Int
  /// From the pen at the top of the line to the left top corner, in pixels.
  var left: Int
  var top: Int
  /// How much of each pixel is covered, row by row.
  var coverage: [UInt8]
}

/// What letters come from.
protocol GlyphFont: AnyObject {
  /// How far the pen moves on after a letter, as a part of the line's height.
  func advance(of scalar: Unicode.Scalar) -> Float
  /// Whether it has a picture of its own for a letter.
  func hasImage(of scalar: Unicode.Scalar) -> Bool
  /// The picture of a letter on a line of a height in pixels; nil when there is nothing to see.
  func image(of scalar: Unicode.Scalar, height: Int) -> GlyphImage?
}
