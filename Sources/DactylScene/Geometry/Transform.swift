#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// The methods that add a step apply it *after* the existing ones: `Transform.identity.scaled(by: 2).rotated(by: .pi /
/// 2)` scales first, then rotates.
public struct Transform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Float
  /// The factor of x in y'.
  public var b: Float
  /// The factor of y in x'.
  public var c: Float
  /// The factor of y in y'.
  public var d: Float
  /// The translation of x', in points.
  public var tx: Float
  /// The translation of y', in points.
  public var ty: Float

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six numbers.
  public init(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A rotation about the origin, in radians. Positive turns clockwise as seen on a screen, where y grows downward.
  public static func rotation(_ radians: Float) -> Transform {
    let sine = sinf(radians)
    let cosine = cosf(radians)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A scaling about the origin.
  public static func scale(_ x: Float, _ y: Float) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// A uniform scaling about the origin.
  public static func scale(_ factor: Float) -> Transform { scale(factor, factor) }
  /// A translation, in points.
  public static func translation(_ x: Float, _ y: Float) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// This transform, followed by `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// This transform, followed by a rotation in radians.
  public func rotated(by radians: Float) -> Transform { concatenating(.rotation(radians)) }
  /// This transform, followed by a scaling.
  public func scaled(by factor: Float) -> Transform { concatenating(.scale(factor)) }
  /// This transform, followed by a translation in points.
  public func translated(by vector: Vector) -> Transform { concatenating(.translation(vector.dx, vector.dy)) }

  /// The determinant of the linear part: the factor by which areas grow.
  public var determinant: Float { a * d - b * c }
  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The inverse transform, or nil when there is none: the transform is singular or not finite (H9).
  public var inverse: Transform? {
    let determinant = self.determinant
    let scale = 1 / determinant
    guard scale.isFinite, scale != 0 else { return nil }
    let result = Transform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
    return result.isFinite ? result : nil
  }

  /// The transformed point.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The transformed vector: like `apply(to:)` of a point, without the translation.
  public func apply(to vector: Vector) -> Vector {
    Vector(a * vector.dx + c * vector.dy, b * vector.dx + d * vector.dy)
  }

  /// The smallest upright rectangle around the transformed rectangle.
  public func apply(to rect: Rect) -> Rect {
    let center = apply(to: rect.center)
    let halfWidth = (abs(a) * rect.size.width + abs(c) * rect.size.height) / 2
    let halfHeight = (abs(b) * rect.size.width + abs(d) * rect.size.height) / 2
    return Rect(center.x - halfWidth, center.y - halfHeight, halfWidth * 2, halfHeight * 2)
  }
}
