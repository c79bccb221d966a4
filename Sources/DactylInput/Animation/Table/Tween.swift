#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An animation of one property of one view from one value to another.
struct Tween {
  /// The properties that can be animated.
  enum Property: UInt8 {
    case center, size, transform, alpha

    static let all: [Property] = [.center, .size, .transform, .alpha]
  }
  var view: Entity
  var property: Property
  var from: SIMD8<Float>
  var to: SIMD8<Float>
  var start: Timestamp
  var duration: Double
  var easing: Easing
  var repeats = AnimationRepeat.once
  var allowsUserInteraction: Bool
  /// The call of `animate` to which it belongs.
  var group: Int
  /// Whether it has ended. Its slot in the table is freed later, so that the others keep theirs.
  var hasEnded = false

  /// Returns the value at a moment, and whether the end is reached.
  func value(at moment: Timestamp) -> (value: SIMD8<Float>, isOver: Bool) {
    let elapsed = max(moment - start, 0)
    // Written so that a duration of zero is over at once, however often it repeats.
    guard elapsed < duration * repeats.count, duration > 0 else { return (repeats.endsAtStart ? from : to, true) }
    let cycle = (elapsed / duration).rounded(.down)
    var share = elapsed / duration - cycle
    if repeats.autoreverses, cycle.remainder(dividingBy: 2) != 0 { share = 1 - share }
    return (from + (to - from) * easing.progress(at: Float(share)), false)
  }
}

extension Tween.Property {
  /// Returns the present value of a view.
  func value(of view: View) -> SIMD8<Float> {
    switch self {
    case .center: Self.pack(view.center.x, view.center.y)
    case .size: Self.pack(view.bounds.size.width, view.bounds.size.height)
    case .transform: Self.parts(of: view.transform)
    case .alpha: Self.pack(view.alpha)
    }
  }

  func set(_ value: SIMD8<Float>, of view: View) {
    switch self {
    case .center: view.center = Point(value[0], value[1])
    case .size: view.bounds = Rect(origin: view.bounds.origin, size: Size(max(0, value[0]), max(0, value[1])))
    case .transform: view.transform = Self.transform(of: value)
    case .alpha: view.alpha = value[0]
    }
  }

  static func pack(_ x: Float, _ y: Float = 0) -> SIMD8<Float> { SIMD8(x, y, 0, 0, 0, 0, 0, 0) }

  /// Returns a transform as angle, scales, shear and displacement, so that an interpolation rotates rather than
  /// shrinks.
  static func parts(of transform: Transform) -> SIMD8<Float> {
    let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    guard scaleX > 0 else {
      return SIMD8(0, 0, transform.d, transform.c, transform.tx, transform.ty, 0, 0)
    }
    let shear = (transform.a * transform.c + transform.b * transform.d) / scaleX
    return SIMD8(
      atan2f(transform.b, transform.a), scaleX, transform.determinant / scaleX, shear, transform.tx, transform.ty, 0, 0)
  }

  static func transform(of parts: SIMD8<Float>) -> Transform {
    let (sine, cosine) = parts[0] == 0 ? (0, 1) : (sinf(parts[0]), cosf(parts[0]))
    return Transform(
      a: cosine * parts[1], b: sine * parts[1], c: cosine * parts[3] - sine * parts[2],
      d: sine * parts[3] + cosine * parts[2], tx: parts[4], ty: parts[5])
  }

  /// Returns the parts of a transform with the angle that is nearest to another one's.
  static func parts(of transform: Transform, near other: SIMD8<Float>) -> SIMD8<Float> {
    var parts = parts(of: transform)
    let turns = ((parts[0] - other[0]) / (2 * .pi)).rounded()
    parts[0] -= turns * 2 * .pi
    return parts
  }
}
