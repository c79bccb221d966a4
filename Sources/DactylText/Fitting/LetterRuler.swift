/// The advances of the letters of a font, in heights of a line, with a cache of the most frequent ones.
package struct LetterRuler {
  private let metrics: any FontMetrics
  private let font: Font
  /// The cached advances; negative for those that are not known.
  private var known = InlineArray<128, Float>(repeating: -1)

  /// Makes a ruler. Without metrics, letters have the widths of the built-in font.
  package init(_ metrics: (any FontMetrics)?, _ font: Font) {
    self.metrics = metrics ?? PlainFontMetrics()
    self.font = font
  }

  package mutating func advance(of scalar: Unicode.Scalar) -> Double {
    guard scalar.value < 128 else { return Double(metrics.width(of: scalar, in: font)) }
    let index = Int(scalar.value)
    if known[index] < 0 { known[index] = metrics.width(of: scalar, in: font) }
    return Double(known[index])
  }

  /// The text of the ellipsis in the font, and its width.
  mutating func ellipsis() -> (text: String, width: Double) {
    let text = metrics.hasGlyph(for: "\u{2026}", in: font) ? "\u{2026}" : "..."
    var width = 0.0
    for scalar in text.unicodeScalars { width += advance(of: scalar) }
    return (text, width)
  }
}

/// Metrics with letters six tenths as wide as high, like those of the built-in font.
private final class PlainFontMetrics: FontMetrics {
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Float { 0.6 }
}
