/// A length on the screen: in points, or in millimetres of the display, which follow its density.
///
/// ```swift
/// scene.gestureSettings.tapMovement = 12
/// scene.gestureSettings.panDistance = .millimeters(1.5)
/// ```
/// Recognizers get all lengths in points (`GestureContext.settings`).
public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private var value: Float
  private var isPhysical: Bool

  /// The points of a display's millimetre where the platform does not tell: 160 points an inch, as on hand-held
  /// screens.
  public static let standardDensity: Float = 160 / 25.4

  private init(_ value: Float, isPhysical: Bool) {
    self.value = value
    self.isPhysical = isPhysical
  }

  /// A length in points. What is no number is taken for 0.
  public static func points(_ points: Float) -> Length { Length(points.isNaN ? 0 : points, isPhysical: false) }
  /// A length in millimetres of the display. What is no number is taken for 0.
  public static func millimeters(_ length: Float) -> Length { Length(length.isNaN ? 0 : length, isPhysical: true) }

  /// A length in points.
  public init(floatLiteral value: Float) { self = .points(value) }
  /// A length in points.
  public init(integerLiteral value: Int) { self = .points(Float(value)) }

  /// The length in points; millimetres are counted at `standardDensity`.
  public var points: Float { isPhysical ? value * Self.standardDensity : value }

  /// The length in points on a display with so many points a millimetre.
  public func points(at density: Float) -> Float { isPhysical ? value * density : value }

  /// The same length, in points on a display with so many points a millimetre.
  func resolved(at density: Float) -> Length { .points(points(at: density)) }
}
