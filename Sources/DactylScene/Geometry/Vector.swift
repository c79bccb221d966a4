/// A displacement: how far and in which direction, in points (or points a second for a velocity).
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var dx: Float
  /// The part downward.
  public var dy: Float

  /// No displacement.
  @inlinable public static var zero: Vector { Vector(0, 0) }

  /// Makes a vector from its two parts.
  @inlinable public init(_ dx: Float, _ dy: Float) {
    self.dx = dx
    self.dy = dy
  }

  /// The length.
  @inlinable public var length: Float { (dx * dx + dy * dy).squareRoot() }
  /// Whether both parts are numbers that are not infinite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The two displacements, one after the other.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }
  /// The displacement that leads from `b` to `a`.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }
  /// The opposite displacement.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(-a.dx, -a.dy) }
  /// The displacement made longer or shorter by a factor.
  @inlinable public static func * (a: Vector, factor: Float) -> Vector { Vector(a.dx * factor, a.dy * factor) }
  /// The displacement divided by a number.
  @inlinable public static func / (a: Vector, divisor: Float) -> Vector { Vector(a.dx / divisor, a.dy / divisor) }
  /// Adds a displacement.
  @inlinable public static func += (a: inout Vector, b: Vector) { a = a + b }
  /// Takes a displacement away.
  @inlinable public static func -= (a: inout Vector, b: Vector) { a = a - b }
}
