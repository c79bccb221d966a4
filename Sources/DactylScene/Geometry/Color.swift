/// A colour in sRGB with its opacity, each part 0…1. Not premultiplied.
public struct Color: Hashable, Sendable {
  /// The red part.
  public var red: Float
  /// The green part.
  public var green: Float
  /// The blue part.
  public var blue: Float
  /// The opacity: 0 can't be seen, 1 hides what is behind.
  public var alpha: Float

  /// Opaque white: as a tint, it leaves a picture as it is.
  public static let white = Color(1, 1, 1)
  /// Black, wholly opaque.
  public static let black = Color(0, 0, 0)
  /// Nothing to see.
  public static let clear = Color(0, 0, 0, 0)

  /// Makes a colour from its parts, each 0…1.
  public init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same colour with another opacity.
  public func opacity(_ alpha: Float) -> Color { Color(red, green, blue, alpha) }
}
