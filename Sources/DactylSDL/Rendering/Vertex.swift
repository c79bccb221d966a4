/// A corner of a triangle, in output pixels, with the memory layout that SDL's renderer reads.
struct Vertex: Hashable, Sendable {
  var x: Float
  var y: Float
  var color: VertexColor
  /// The position in the texture, 0…1 from left to right.
  var u: Float
  /// The position in the texture, 0…1 from top to bottom.
  var v: Float

  init(_ point: Point, _ color: VertexColor, u: Float = 0, v: Float = 0) {
    x = point.x
    y = point.y
    self.color = color
    self.u = u
    self.v = v
  }

  var point: Point { Point(x, y) }

  /// The vertex interpolated towards another one: position, colour and texture coordinates.
  func mixed(with other: Vertex, _ part: Float) -> Vertex {
    Vertex(
      Point(x + (other.x - x) * part, y + (other.y - y) * part), color.mixed(with: other.color, part),
      u: u + (other.u - u) * part, v: v + (other.v - v) * part)
  }
}

/// A colour in four bytes, with the layout that SDL's renderer reads.
struct VertexColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// Makes a colour with its opacity multiplied by a factor. Components are clamped to 0…1; NaN becomes 0.
  init(_ color: Color, alpha: Float = 1) {
    red = Self.byte(color.red)
    green = Self.byte(color.green)
    blue = Self.byte(color.blue)
    self.alpha = Self.byte(color.alpha * alpha)
  }

  /// The same colour, transparent: the colour at the end of a soft edge.
  var faded: VertexColor {
    var color = self
    color.alpha = 0
    return color
  }

  func mixed(with other: VertexColor, _ part: Float) -> VertexColor {
    if self == other { return self }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(max(0, min(255, (Float(a) + (Float(b) - Float(a)) * part).rounded())))
    }
    var result = self
    result.red = mix(red, other.red)
    result.green = mix(green, other.green)
    result.blue = mix(blue, other.blue)
    result.alpha = mix(alpha, other.alpha)
    return result
  }

  private static func byte(_ part: Float) -> UInt8 {
    // NaN compares as false both times.
    part > 0 ? (part < 1 ? UInt8((part * 255).rounded()) : 255) : 0
  }
}
