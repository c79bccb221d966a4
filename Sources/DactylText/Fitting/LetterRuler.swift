/// How far the letters of a font move the pen, in heights of a line, with what is known of the most usual ones.
package struct LetterRuler {
  private let metrics: any FontMetrics
  private let font: Font
  /// Below zero for what is not known.
  private var known = InlineArray<128, Float>(repeating: -1)

  /// Without a source of fonts letters are as wide as those of the built-in font.
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

  /// What is written where text is left out, and how wide it is.
  mutating func ellipsis() -> (text: String, width: Double) {
    let text = metrics.hasGlyph(for: "\u{2026}", in: font) ? "\u{2026}" : "..."
    var width = 0.0
    for scalar in text.unicodeScalars { width += advance(of: scalar) }
    return (text, width)
  }
}

/// Letters six tenths as wide as high, as those of the built-in font are.
private final class PlainFontMetrics: FontMetrics {
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Float { 0.6 }
}
