/// The colour behind a text, and the colours in which the text can be read on it (AX30).
///
/// Contrasts are those of WCAG 2.2, with the square in place of the power of 2.4.
struct TextBackground {
  let color: SIMD3<Float>

  /// Black or white, whichever differs more.
  var furthest: Color { luminance(color) > 0.18 ? .black : .white }

  /// A colour of text with a contrast of at least 7 to 1, as WCAG demands for the level AAA: the colour itself, or one
  /// mixed with as little black or white as is needed. On some colours only black or white comes near to it.
  func readable(_ text: Color) -> Color {
    let given = SIMD3(text.red, text.green, text.blue)
    // What is seen through the text makes it paler.
    let alpha = min(max(text.alpha, 0), 1)
    let seen = given * alpha + color * (1 - alpha)
    guard alpha > 0, contrast(seen) < Self.wanted else { return text }
    let end = furthest == .black ? SIMD3<Float>(0, 0, 0) : SIMD3<Float>(1, 1, 1)
    var (low, high) = (Float(0), Float(1))
    for _ in 0..<6 {
      let middle = (low + high) / 2
      if contrast(seen + (end - seen) * middle) < Self.wanted { low = middle } else { high = middle }
    }
    let readable = seen + (end - seen) * high
    return Color(readable.x, readable.y, readable.z)
  }

  /// The contrast of a colour to the one behind it: 1 for the same, 21 for black and white.
  func contrast(_ text: SIMD3<Float>) -> Float {
    let (a, b) = (luminance(text), luminance(color))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: SIMD3<Float>) -> Float {
    let light = color * color
    return light.x * 0.2126 + light.y * 0.7152 + light.z * 0.0722
  }

  private static let wanted: Float = 7
}
