/// How wide letters are: what text is measured and broken into lines with.
public protocol FontMetrics: AnyObject {
  /// How far a letter moves the pen on, as a part of the height of its line. What is below zero or no number counts as
  /// 0.
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Float
  /// Whether a font has a picture of a letter.
  func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool
}

extension FontMetrics {
  /// Yes, unless the source knows better.
  public func hasGlyph(for scalar: Unicode.Scalar, in font: Font) -> Bool { true }

  /// How far a scalar moves the pen where text is measured and drawn, as a part of the height of its line: a tab as far
  /// as four spaces, and one that is written without a picture not at all.
  package func width(of scalar: Unicode.Scalar, in font: Font) -> Float {
    if scalar.isInvisible { return 0 }
    let advance = scalar == "\t" ? 4 * advance(of: " ", in: font) : advance(of: scalar, in: font)
    return advance > 0 && advance.isFinite ? advance : 0
  }
}

extension Unicode.Scalar {
  /// Whether it is written without a picture and takes no room, in any font: controls, joiners, soft hyphens and the
  /// like. A tab is none of them.
  package var isInvisible: Bool {
    if value < 0x7F { return value < 0x20 && value != 9 }
    return properties.generalCategory == .control || properties.isDefaultIgnorableCodePoint
  }
}
