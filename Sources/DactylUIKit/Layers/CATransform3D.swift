/// A transform of a layer: the part of it in the plane is what shows.
public struct CATransform3D: Hashable, Sendable {
  /// An entry of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0, m21: CGFloat = 0,
    m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0, m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1,
    m34: CGFloat = 0, m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Makes the transform that changes nothing.
  public init() {}

  static let identity = CATransform3D()

  init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// The part in the plane.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

extension CATransform3D {
  /// The transform with another rotation, scale or translation, by the name of the property of layers.
  func setting(_ key: String, _ number: CGFloat, _ point: CGPoint?) -> CATransform3D {
    let map = affine
    var (angle, x, y) = (atan2(map.b, map.a), hypot(map.a, map.b), hypot(map.c, map.d))
    if map.a * map.d < map.b * map.c { y = -y }
    var way = CGPoint(x: map.tx, y: map.ty)
    switch key {
    case "transform.rotation", "transform.rotation.z": angle = number
    case "transform.scale": (x, y) = (number, number)
    case "transform.scale.x": x = number
    case "transform.scale.y": y = number
    case "transform.translation": way = point ?? way
    case "transform.translation.x": way.x = number
    case "transform.translation.y": way.y = number
    default: break
    }
    let turned = CGAffineTransform(scaleX: x, y: y).concatenating(CGAffineTransform(rotationAngle: angle))
    return CATransform3D(turned.concatenating(CGAffineTransform(translationX: way.x, y: way.y)))
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Makes a transform that moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(CGAffineTransform(translationX: tx, y: ty))
}
/// Makes a transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
}
/// Makes a transform that rotates about an axis: as it is seen from the front, without perspective.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
  return CATransform3D(
    CGAffineTransform(
      a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0,
      ty: 0))
}
/// A transform followed by another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.affine.concatenating(b.affine))
}
/// A transform with a translation before it.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}
/// A transform with a scaling before it.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}
/// A transform with a rotation before it.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
/// The part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
/// Makes the transform of one in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }
