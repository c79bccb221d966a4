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
  /// Whether it has colours of its own, as an emoji.
  var isColored = false
}

/// A source of glyphs.
protocol GlyphFont: AnyObject {
  /// Whether small letters are drawn at parts of a pixel, so that their distances are even.
  var hasPhases: Bool { get }
  /// The distance of the baseline from the top of the line, as a fraction of the line height.
  var baseline: Float { get }
  /// The advance of the pen after a letter, as a fraction of the line height.
  func advance(of scalar: Unicode.Scalar) -> Float
  /// The change of the distance between two letters, as a fraction of the line height.
  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Float
  /// Whether the font has a glyph of its own for a letter.
  func hasImage(of scalar: Unicode.Scalar) -> Bool
  /// The picture of a letter for a line height in pixels, and a part of a pixel at which the pen stands; nil when there
  /// is nothing visible.
  func image(of scalar: Unicode.Scalar, height: Int, phase: Float) -> GlyphImage?
}

extension GlyphFont {
  var hasPhases: Bool { false }
  var baseline: Float { StrokeFont.ascent / StrokeFont.lineHeight }
  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Float { 0 }
}

/// Fonts beside those of a scene: for glyphs that those lack, and for `Font.system`.
protocol FallbackFonts: AnyObject {
  /// The font that has a glyph; nil when none has it.
  func font(having scalar: Unicode.Scalar) -> (any GlyphFont)?
  /// The font for texts in a weight; nil for none.
  func textFont(_ weight: Font.Weight) -> (any GlyphFont)?
}

extension StrokeFont: GlyphFont {
  var hasPhases: Bool { true }
  func hasImage(of scalar: Unicode.Scalar) -> Bool { hasGlyph(for: scalar) }
}
