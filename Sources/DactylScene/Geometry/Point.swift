/// A location in a two-dimensional coordinate system, in points. `y` grows downward.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Float
  /// The distance below the origin.
  public var y: Float

  /// The origin.
  @inlinable public static var zero: Point { Point(0, 0) }

  /// Makes a point from its two coordinates, in points.
  @inlinable public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The straight distance to another point, in points.
  @inlinable public func distance(to other: Point) -> Float { (other - self).length }

  /// The point moved by a vector.
  @inlinable public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }
  /// The point moved against a vector.
  @inlinable public static func - (point: Point, vector: Vector) -> Point {
    Point(point.x - vector.dx, point.y - vector.dy)
  }
  /// The vector that leads from `start` to `end`.
  @inlinable public static func - (end: Point, start: Point) -> Vector { Vector(end.x - start.x, end.y - start.y) }
  /// Moves the point by a vector.
  @inlinable public static func += (point: inout Point, vector: Vector) { point = point + vector }
  /// Moves the point against a vector.
  @inlinable public static func -= (point: inout Point, vector: Vector) { point = point - vector }
}
