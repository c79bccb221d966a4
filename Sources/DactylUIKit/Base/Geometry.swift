@_exported import DactylControls
@_exported import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// A vector with Core Graphics' interface.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component, downward.
  public var dy: CGFloat
  /// The vector of length 0.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// Makes a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// An affine transform with Core Graphics' interface.
public struct CGAffineTransform: Hashable, Sendable {
  /// An entry of the matrix.
  public var a, b, c, d, tx, ty: CGFloat
  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(Transform.identity)
  /// Whether the transform changes nothing.
  public var isIdentity: Bool { engine.isIdentity }

  /// Makes a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Makes the identity transform.
  public init() { self = .identity }
  /// Makes a transform that rotates by an angle in radians, clockwise.
  public init(rotationAngle angle: CGFloat) { self.init(.rotation(Float(angle))) }
  /// Makes a transform that scales.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(.scale(Float(x), Float(y))) }
  /// Makes a transform that moves.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(.translation(Float(x), Float(y))) }

  /// The transform with a rotation before it, by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// The transform with a scaling before it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// The transform with a translation before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// The transform followed by another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(engine.concatenating(other.engine))
  }
  /// The inverse transform; the transform itself where there is none.
  public func inverted() -> CGAffineTransform { engine.inverse.map { CGAffineTransform($0) } ?? self }

  init(_ transform: Transform) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d),
      tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }

  var engine: Transform {
    Transform(a: Float(a), b: Float(b), c: Float(c), d: Float(d), tx: Float(tx), ty: Float(ty))
  }
}

extension CGPoint {
  /// The point after a transform.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { CGPoint(transform.engine.apply(to: engine)) }

  init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
  init(_ vector: Vector) { self.init(x: CGFloat(vector.dx), y: CGFloat(vector.dy)) }
  var engine: Point { Point(Float(x), Float(y)) }
  var engineVector: Vector { Vector(Float(x), Float(y)) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(
      x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.size.width), height: CGFloat(rect.size.height))
  }
  /// The rectangle of the engine. One of a negative size is the same from its other side, as UIKit takes it.
  var engine: Rect {
    let rect = size.width < 0 || size.height < 0 ? standardized : self
    return Rect(Float(rect.origin.x), Float(rect.origin.y), Float(rect.size.width), Float(rect.size.height))
  }
}

/// The distances from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from an edge.
  public var top, left, bottom, right: CGFloat
  /// No insets on any side.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Makes insets from the distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The edges of a rectangle, one bit each.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge at the top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A colour. Components are from 0 to 1.
public struct UIColor: Hashable, Sendable {
  let engine: Color
  /// Makes a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    engine = Color(Float(red), Float(green), Float(blue), Float(alpha))
  }
  /// Makes a colour that shows nothing.
  public init() { engine = .clear }
  /// Makes a grey colour.
  public init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
  /// A predefined colour of UIKit.
  public static let black = UIColor(white: 0, alpha: 1), white = UIColor(white: 1, alpha: 1)
  /// A predefined colour of UIKit.
  public static let clear = UIColor(white: 0, alpha: 0), gray = UIColor(white: 0.5, alpha: 1)
  /// A predefined colour of UIKit.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// A predefined colour of UIKit.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1),
    orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A predefined colour of UIKit.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1),
    purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(engine.opacity(Float(alpha))) }

  init(_ color: Color) { engine = color }
}
