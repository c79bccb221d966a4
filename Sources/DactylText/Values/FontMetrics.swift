/// The widths of letters: text is measured and broken into lines with them.
public protocol FontMetrics: AnyObject {
  /// Returns the advance of a letter, as a part of the height of its line. A result that is negative or not finite
  /// counts as 0.
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Float
  /// Returns the change of the distance between two letters that stand side by side, as a part of the height of their
  /// line: negative for those that come nearer, like "AV". A result that is not finite counts as 0.
  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar, in font: Font) -> Float
  /// Returns the distance of the line on which letters stand from the top of their line, as a part of its height. A
  /// result outside of 0…1 counts as the nearer of the two.
  func baseline(of font: Font) -> Float
  /// Returns whether a font has a glyph for a letter.
  func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool
}

extension FontMetrics {
  /// The default implementation, which returns 0.
  public func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar, in font: Font) -> Float { 0 }

  /// The default implementation, which returns 0.78: about that of the built-in font.
  public func baseline(of font: Font) -> Float { 0.78 }

  /// The default implementation, which returns true.
  public func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool { true }

  /// The advance of a scalar for measuring and drawing, as a part of the height of its line: that of a tab is four
  /// spaces, that of an invisible scalar 0.
  package func width(of scalar: Unicode.Scalar, in font: Font) -> Float {
    if scalar.isInvisible { return 0 }
    let advance = scalar == "\t" ? 4 * advance(of: " ", in: font) : advance(of: scalar, in: font)
    return advance > 0 && advance.isFinite ? advance : 0
  }
}

extension FontMetrics {
  /// The distance of the baseline from the top of the line, in 0…1.
  func usableBaseline(of font: Font) -> Double {
    let baseline = baseline(of: font)
    return baseline > 0 ? Double(min(baseline, 1)) : 0
  }
}

extension Unicode.Scalar {
  /// Whether it has no glyph and no width, in any font: controls, joiners, soft hyphens and the like. A tab does not
  /// count.
  package var isInvisible: Bool {
    if value < 0x7F { return value < 0x20 && value != 9 }
    return properties.generalCategory == .control || properties.isDefaultIgnorableCodePoint
  }
}
