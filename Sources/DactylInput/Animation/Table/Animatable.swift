import DactylScene

/// A value that animations can take to another one: up to eight numbers, each of which changes evenly.
///
/// Numbers, points, vectors, sizes, rectangles, insets and colours are animatable. A type of a game's own names its
/// numbers:
/// ```swift
/// extension Glow: Animatable {
///   var animatableData: SIMD8<Float> {
///     get { SIMD8(radius, strength, 0, 0, 0, 0, 0, 0) }
///     set { (radius, strength) = (newValue[0], newValue[1]) }
///   }
/// }
/// ```
public protocol Animatable {
  /// The numbers. Setting them leaves everything else of the value as it is.
  var animatableData: SIMD8<Float> { get set }
}

extension SIMD8<Float> {
  /// Makes numbers for ``Animatable/animatableData``; those that are left out are 0.
  public init(animating x: Float, _ y: Float = 0, _ z: Float = 0, _ w: Float = 0) {
    self.init(x, y, z, w, 0, 0, 0, 0)
  }
}

extension Float: Animatable {
  /// The number.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: self) }
    set { self = newValue[0] }
  }
}

extension Double: Animatable {
  /// The number, in the precision of a `Float`.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: Float(self)) }
    set { self = Double(newValue[0]) }
  }
}

extension Point: Animatable {
  /// x and y.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: x, y) }
    set { self = Point(newValue[0], newValue[1]) }
  }
}

extension Vector: Animatable {
  /// dx and dy.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: dx, dy) }
    set { self = Vector(newValue[0], newValue[1]) }
  }
}

extension Size: Animatable {
  /// The width and the height; never less than 0, however far a spring swings.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: width, height) }
    set { self = Size(max(0, newValue[0]), max(0, newValue[1])) }
  }
}

extension Rect: Animatable {
  /// The origin and the size.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: origin.x, origin.y, size.width, size.height) }
    set { self = Rect(newValue[0], newValue[1], max(0, newValue[2]), max(0, newValue[3])) }
  }
}

extension EdgeInsets: Animatable {
  /// Top, left, bottom and right.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: top, left, bottom, right) }
    set { (top, left, bottom, right) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }
}

extension Color: Animatable {
  /// Red, green, blue and alpha, each kept between 0 and 1.
  public var animatableData: SIMD8<Float> {
    get { SIMD8(animating: red, green, blue, alpha) }
    set {
      let kept = newValue.clamped(lowerBound: SIMD8(repeating: 0), upperBound: SIMD8(repeating: 1))
      (red, green, blue, alpha) = (kept[0], kept[1], kept[2], kept[3])
    }
  }
}

/// An optional value is animated where there is one: nil has no numbers, and is replaced by the end value at once.
extension Optional: Animatable where Wrapped: Animatable {
  /// Those of the wrapped value.
  public var animatableData: SIMD8<Float> {
    get { self?.animatableData ?? SIMD8(repeating: 0) }
    set { self?.animatableData = newValue }
  }
}
