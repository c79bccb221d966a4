#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// The methods that add a step apply it *after* what is there already:
/// `Transform.identity.scaled(by: 2).rotated(by: .pi / 2)` scales first, then rotates.
public struct Transform: Hashable, Sendable {
  /// How much of x goes into x'.
  public var a: Float
  /// How much of x goes into y'.
  public var b: Float
  /// How much of y goes into x'.
  public var c: Float
  /// How much of y goes into y'.
  public var d: Float
  /// What is added to x', in points.
  public var tx: Float
  /// What is added to y', in points.
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
  /// A scaling about the origin, the same both ways.
  public static func scale(_ factor: Float) -> Transform { scale(factor, factor) }
  /// A transform that moves by some points.
  public static func translation(_ x: Float, _ y: Float) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// This transform, and then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// This transform, and then a rotation in radians.
  public func rotated(by radians: Float) -> Transform { concatenating(.rotation(radians)) }
  /// This transform, and then a scaling.
  public func scaled(by factor: Float) -> Transform { concatenating(.scale(factor)) }
  /// This transform, and then a displacement in points.
  public func translated(by vector: Vector) -> Transform { concatenating(.translation(vector.dx, vector.dy)) }

  /// The determinant of the linear part: by how much areas grow.
  public var determinant: Float { a * d - b * c }
  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
  /// Whether the six numbers are numbers and not infinite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The transform that undoes this one, or nil when it has none: singular, or not finite (H9).
  public var inverse: Transform? {
    let determinant = self.determinant
    let scale = 1 / determinant
    guard scale.isFinite, scale != 0 else { return nil }
    let result = Transform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
    return result.isFinite ? result : nil
  }

  /// Where the point goes.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Where the vector goes: as `apply(to:)` of a point, without the displacement.
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
