/// A displacement: a distance and a direction, in points (or points per second for a velocity).
public struct Vector: Hashable, Sendable {
  /// The component to the right.
  public var dx: Float
  /// The component downward.
  public var dy: Float

  /// No displacement.
  @inlinable public static var zero: Vector { Vector(0, 0) }

  /// Makes a vector from its two components.
  @inlinable public init(_ dx: Float, _ dy: Float) {
    self.dx = dx
    self.dy = dy
  }

  /// The length, in the unit of the components.
  @inlinable public var length: Float { (dx * dx + dy * dy).squareRoot() }
  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The sum of two displacements.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }
  /// The displacement that leads from `b` to `a`.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }
  /// The opposite displacement.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(-a.dx, -a.dy) }
  /// The displacement multiplied by a factor.
  @inlinable public static func * (a: Vector, factor: Float) -> Vector { Vector(a.dx * factor, a.dy * factor) }
  /// The displacement divided by a number.
  @inlinable public static func / (a: Vector, divisor: Float) -> Vector { Vector(a.dx / divisor, a.dy / divisor) }
  /// Adds a displacement.
  @inlinable public static func += (a: inout Vector, b: Vector) { a = a + b }
  /// Subtracts a displacement.
  @inlinable public static func -= (a: inout Vector, b: Vector) { a = a - b }
}
