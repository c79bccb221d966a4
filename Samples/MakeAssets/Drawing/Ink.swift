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

/// What a shape is filled with: a colour for every point.
struct Paint {
  let color: (Vec) -> Ink

  /// One colour everywhere.
  static func solid(_ ink: Ink) -> Paint { Paint { _ in ink } }

  /// One colour down to `top.y`, another from `bottom.y` on, and even steps in between.
  static func vertical(_ top: Ink, from y0: Double, _ bottom: Ink, to y1: Double) -> Paint {
    Paint { top.mixed(with: bottom, unit(($0.y - y0) / (y1 - y0))) }
  }
}

/// Returns the number brought into 0...1.
func unit(_ value: Double) -> Double { min(max(value, 0), 1) }

/// Returns an S-shaped step from 0 to 1 with flat ends.
func smooth(_ value: Double) -> Double {
  let t = unit(value)
  return t * t * (3 - 2 * t)
}

extension Vec {
  var length: Double { (x * x + y * y).squareRoot() }
}
