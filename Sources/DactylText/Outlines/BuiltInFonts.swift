/// The fonts that need no file, and their metrics: those of a scene without a renderer, and of one whose text is in the
/// built-in font.
package final class BuiltInFonts: FontMetrics {
  /// The built-in fonts by their numbers, made when they are first used.
  private var fonts: [Font: StrokeFont] = [:]

  /// Makes an empty cache.
  package init() {}

  /// Returns the built-in font of a number; for one of another family, the font in its place.
  package func font(_ font: Font) -> StrokeFont {
    if let known = fonts[font] { return known }
    // Numbers that are nobody's share the font that is there for them.
    let plain = Font(font.family == .monospaced ? .monospaced : .builtIn, font.weight)
    if let known = fonts[plain] { return known }
    let made = StrokeFont(pen: plain.weight.pen, isMonospaced: plain.family == .monospaced)
    fonts[plain] = made
    return made
  }

  package func advance(of scalar: Unicode.Scalar, in font: Font) -> Float {
    font.family == .pixel ? Self.pixelAdvance : self.font(font).advance(of: scalar)
  }

  package func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar, in font: Font) -> Float {
    font.family == .pixel ? 0 : self.font(font).kerning(between: left, and: right)
  }

  package func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool {
    font.family == .pixel || self.font(font).hasGlyph(for: scalar)
  }

  package func baseline(of font: Font) -> Float {
    font.family == .pixel ? Self.pixelBaseline : StrokeFont.ascent / StrokeFont.lineHeight
  }

  /// The advance of all letters of the pixel font.
  package static let pixelAdvance: Float = 0.6
  /// The distance of its baseline from the top of the line.
  package static let pixelBaseline: Float = 0.8
}

extension Font.Weight {
  /// The width of the pen, in units of the built-in font.
  fileprivate var pen: Float {
    switch self {
    case .regular: 9
    case .medium: 11.5
    case .bold: 14.5
    }
  }
}
