/// One corner of a triangle, in output pixels; its memory is laid out as SDL's renderer reads it.
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

  /// The vertex a part of the way to another: position, colour and texture coordinates alike.
  func mixed(with other: Vertex, _ part: Float) -> Vertex {
    Vertex(
      Point(x + (other.x - x) * part, y + (other.y - y) * part), color.mixed(with: other.color, part),
      u: u + (other.u - u) * part, v: v + (other.v - v) * part)
  }
}

/// A colour in four bytes, as SDL's renderer reads it.
struct VertexColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// The colour, with its opacity multiplied. What is not in 0…1 is brought there; what is not a number is 0.
  init(_ color: Color, alpha: Float = 1) {
    red = Self.byte(color.red)
    green = Self.byte(color.green)
    blue = Self.byte(color.blue)
    self.alpha = Self.byte(color.alpha * alpha)
  }

  /// The same colour, not to be seen: what a soft edge fades to.
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
