/// A colour in sRGB with its opacity, each component 0…1. Not premultiplied.
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Float
  /// The green component.
  public var green: Float
  /// The blue component.
  public var blue: Float
  /// The opacity: 0 is invisible, 1 hides what is behind.
  public var alpha: Float

  /// Opaque white: as a tint, it leaves a picture unchanged.
  public static let white = Color(1, 1, 1)
  /// Opaque black.
  public static let black = Color(0, 0, 0)
  /// Transparent black, which is invisible.
  public static let clear = Color(0, 0, 0, 0)

  /// Makes a colour from its components, each 0…1.
  public init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same colour with another opacity.
  public func opacity(_ alpha: Float) -> Color { Color(red, green, blue, alpha) }
}
