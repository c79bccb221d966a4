/// A point or a size, in points.
public struct ClassPoint: Hashable, Sendable {
  /// The coordinate to the right, or the width.
  public var x: Float
  /// The coordinate downward, or the height.
  public var y: Float

  /// Makes a point.
  public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle, in points.
public struct ClassRect: Hashable, Sendable {
  /// The left top corner.
  public var origin: ClassPoint
  /// The width and height.
  public var size: ClassPoint

  /// Makes a rectangle from left, top, width and height.
  public init(_ x: Float, _ y: Float, _ width: Float, _ height: Float) {
    origin = ClassPoint(x, y)
    size = ClassPoint(width, height)
  }

  /// Whether a point lies inside, the right and bottom edges left out.
  public func contains(_ point: ClassPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.x && point.y >= origin.y && point.y < origin.y + size.y
  }
}

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct ClassTransform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Float
  /// The factor of x in y'.
  public var b: Float
  /// The factor of y in x'.
  public var c: Float
  /// The factor of y in y'.
  public var d: Float
  /// The offset that is added to x'.
  public var tx: Float
  /// The offset that is added to y'.
  public var ty: Float

  /// The transform that changes nothing.
  public static let identity = ClassTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six numbers.
  public init(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns this transform followed by `next`.
  func concatenating(_ next: ClassTransform) -> ClassTransform {
    ClassTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }
}
