/// A point or an offset in a drawing, y downwards.
typealias Vec = SIMD2<Double>

/// A colour: red, green, blue and alpha from 0 to 1, not premultiplied.
typealias Ink = SIMD4<Double>

extension Ink {
  static let white = Ink(1, 1, 1, 1)
  static let black = Ink(0, 0, 0, 1)

  /// Makes an opaque colour from 0xRRGGBB.
  init(hex: UInt32) {
    self.init(
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255, 1)
  }

  /// Returns the same colour with another alpha.
  func alpha(_ alpha: Double) -> Ink { Ink(x, y, z, alpha) }

  /// Returns the colour that lies `share` of the way to the other.
  func mixed(with other: Ink, _ share: Double) -> Ink { self + (other - self) * share }
}

/// The fill of a shape: a colour for every point.
struct Paint {
  let color: (Vec) -> Ink

  /// Makes a paint of one colour everywhere.
  static func solid(_ ink: Ink) -> Paint { Paint { _ in ink } }

  /// Makes a paint of one colour down to `y0`, another from `y1` on, and an even gradient in between.
  static func vertical(_ top: Ink, from y0: Double, _ bottom: Ink, to y1: Double) -> Paint {
    Paint { top.mixed(with: bottom, unit(($0.y - y0) / (y1 - y0))) }
  }
}

/// Returns the number clamped to 0...1.
func unit(_ value: Double) -> Double { min(max(value, 0), 1) }

/// Returns an S-shaped step from 0 to 1 with flat ends.
func smooth(_ value: Double) -> Double {
  let t = unit(value)
  return t * t * (3 - 2 * t)
}

extension Vec {
  var length: Double { (x * x + y * y).squareRoot() }
}
