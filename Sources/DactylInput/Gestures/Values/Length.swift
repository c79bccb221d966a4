/// A length on the screen: in points, or in millimetres of the display, which depend on its density.
///
/// ```swift
/// scene.gestureSettings.tapMovement = 12
/// scene.gestureSettings.panDistance = .millimeters(1.5)
/// ```
/// Recognizers receive all lengths in points (`GestureContext.settings`).
public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private var value: Float
  private var isPhysical: Bool

  /// The number of points in a display's millimetre where the platform does not report it: 160 points per inch, as on
  /// hand-held screens.
  public static let standardDensity: Float = 160 / 25.4

  private init(_ value: Float, isPhysical: Bool) {
    self.value = value
    self.isPhysical = isPhysical
  }

  /// Makes a length in points. NaN counts as 0.
  public static func points(_ points: Float) -> Length { Length(points.isNaN ? 0 : points, isPhysical: false) }
  /// Makes a length in millimetres of the display. NaN counts as 0.
  public static func millimeters(_ length: Float) -> Length { Length(length.isNaN ? 0 : length, isPhysical: true) }

  /// Makes a length in points.
  public init(floatLiteral value: Float) { self = .points(value) }
  /// Makes a length in points.
  public init(integerLiteral value: Int) { self = .points(Float(value)) }

  /// The length in points; millimetres are converted with `standardDensity`.
  public var points: Float { isPhysical ? value * Self.standardDensity : value }

  /// Returns the length in points on a display with a number of points per millimetre.
  public func points(at density: Float) -> Float { isPhysical ? value * density : value }

  /// Returns the same length in points, on a display with a number of points per millimetre.
  func resolved(at density: Float) -> Length { .points(points(at: density)) }
}
