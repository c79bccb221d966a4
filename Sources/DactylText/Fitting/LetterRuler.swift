/// The advances of the letters of a font, in heights of a line, with a cache of the most frequent ones.
package struct LetterRuler {
  let metrics: any FontMetrics
  let font: Font
  /// The cached advances; negative for those that are not known.
  private var known = InlineArray<128, Float>(repeating: -1)

  /// Makes a ruler.
  package init(_ metrics: any FontMetrics, _ font: Font) {
    self.metrics = metrics
    self.font = font
  }

  package mutating func advance(of scalar: Unicode.Scalar) -> Double {
    guard scalar.value < 128 else { return Double(metrics.width(of: scalar, in: font)) }
    let index = Int(scalar.value)
    if known[index] < 0 { known[index] = metrics.width(of: scalar, in: font) }
    return Double(known[index])
  }

  /// The change of the distance between two letters; 0 at the start of a line.
  package func kerning(between left: Unicode.Scalar?, and right: Unicode.Scalar) -> Double {
    guard let left else { return 0 }
    let kerning = metrics.kerning(between: left, and: right, in: font)
    return kerning.isFinite ? Double(kerning) : 0
  }

  /// The text of the ellipsis in the font, and its width.
  mutating func ellipsis() -> (text: String, width: Double) {
    let text = metrics.hasGlyph(for: "\u{2026}", in: font) ? "\u{2026}" : "..."
    var (width, last) = (0.0, Unicode.Scalar?.none)
    for scalar in text.unicodeScalars {
      width += advance(of: scalar) + kerning(between: last, and: scalar)
      last = scalar
    }
    return (text, width)
  }
}
