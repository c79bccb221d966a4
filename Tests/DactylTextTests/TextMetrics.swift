import Dactyl
import TestSupport

/// Letters of many widths: marks and joiners have none, `W` is wider than others, and a font may lack the ellipsis.
final class TextMetrics: FontMetrics {
  var hasEllipsis = true
  var isPlain = false

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Float {
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    if isPlain { return 1 }
    return scalar == "W" ? 1.3 : 0.2 + Float(scalar.value % 7) / 10
  }

  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar, in font: Font) -> Float {
    guard !isPlain, width(of: left, in: font) > 0, width(of: right, in: font) > 0 else { return 0 }
    return (left.value &* 31 &+ right.value) % 5 == 0 ? -0.1 : 0
  }

  func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool { hasEllipsis }
}

extension FittedText {
  /// The shown part of each line.
  var shown: [String] {
    lines.map { line in
      let text = label.text
      return line.hasEllipsis ? "\(text[line.head])\(ellipsis)\(text[line.tail])" : String(text[line.head])
    }
  }
}

extension Label {
  /// The label as it fits letters that are all as wide as high, of a point each.
  func fitted(_ width: Float, _ height: Float = .infinity) -> FittedText {
    let metrics = TextMetrics()
    metrics.isPlain = true
    var label = self
    label.size = 1
    return FittedText(label, in: Size(width, height), by: metrics)
  }
}
