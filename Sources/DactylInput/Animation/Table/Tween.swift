#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An animation of one property of one view from one value to another.
struct Tween {
  /// What is animated: one of four properties of views, or one of a component (`ComponentProperties`).
  struct Property: Hashable {
    let number: UInt16

    static let center = Property(number: 0)
    static let size = Property(number: 1)
    static let transform = Property(number: 2)
    static let alpha = Property(number: 3)

    /// Those of views.
    static let all: [Property] = [.center, .size, .transform, .alpha]
    var isOfView: Bool { number < 4 }
  }
  var view: Entity
  var property: Property
  var from: SIMD8<Float>
  var to: SIMD8<Float>
  var start: Timestamp
  var course: Course
  var repeats = AnimationRepeat.once
  var allowsUserInteraction: Bool
  /// Whether it runs also where motion is to be reduced (AX29).
  var isEssential = false
  /// The call of `animate` to which it belongs.
  var group: Int
  /// Whether it has ended. Its slot in the table is freed later, so that the others keep theirs.
  var hasEnded = false

  /// How it runs, with its duration in seconds.
  struct Course {
    enum Kind {
      case eased(Easing)
      case spring(Spring, velocity: SIMD8<Float>)
    }
    var kind: Kind
    var duration: Double

    /// Makes the course of an animation between two values.
    init(_ course: Animation.Course, from: SIMD8<Float>, to: SIMD8<Float>, velocity: SIMD8<Float>) {
      switch course {
      case .eased(let easing, let duration): (kind, self.duration) = (.eased(easing), duration)
      case .spring(let spring):
        func longest(_ numbers: SIMD8<Float>) -> Double { Double((numbers * numbers).sum().squareRoot()) }
        kind = .spring(spring, velocity: velocity)
        duration = spring.settling(distance: longest(to - from), speed: longest(velocity))
      }
    }

    /// The course that is at its end already.
    static let ended = Course(kind: .eased(.linear), duration: 0)

    private init(kind: Kind, duration: Double) { (self.kind, self.duration) = (kind, duration) }

    fileprivate func value(_ from: SIMD8<Float>, _ to: SIMD8<Float>, share: Double) -> SIMD8<Float> {
      switch kind {
      case .eased(let easing): return from + (to - from) * easing.progress(at: Float(share))
      case .spring(let spring, let velocity):
        let response = spring.response(after: share * duration)
        return to + (from - to) * Float(response.displacement) + velocity * Float(response.displacementByVelocity)
      }
    }

    fileprivate func velocity(_ from: SIMD8<Float>, _ to: SIMD8<Float>, share: Double) -> SIMD8<Float> {
      switch kind {
      case .eased(let easing):
        let step = 1.0 / 256
        let change = easing.progress(at: Float(share)) - easing.progress(at: Float(share - step))
        return (to - from) * (change / Float(min(step, share) * duration))
      case .spring(let spring, let velocity):
        let response = spring.response(after: share * duration)
        return (from - to) * Float(response.velocityByDisplacement) + velocity * Float(response.velocity)
      }
    }
  }

  /// When it is over; infinite for one that repeats for ever.
  var end: Timestamp { course.duration > 0 ? start + course.duration * repeats.count : start }

  /// Returns the value at a moment, and whether the end is reached.
  func value(at moment: Timestamp) -> (value: SIMD8<Float>, isOver: Bool) {
    guard let (share, _) = share(at: moment) else { return (repeats.endsAtStart ? from : to, true) }
    return (course.value(from, to, share: share), false)
  }

  /// Returns the velocity at a moment, in the property's unit per second; 0 before it starts and after its end.
  func velocity(at moment: Timestamp) -> SIMD8<Float> {
    guard moment > start, let (share, isBack) = share(at: moment), share > 0 else { return SIMD8(repeating: 0) }
    let velocity = course.velocity(from, to, share: share)
    return isBack ? SIMD8(repeating: 0) - velocity : velocity
  }

  /// Returns the share of the way at a moment, and whether it runs backwards; nil when it is over.
  private func share(at moment: Timestamp) -> (share: Double, isBack: Bool)? {
    let (elapsed, duration) = (max(moment - start, 0), course.duration)
    // Written so that a duration of zero is over at once, however often it repeats.
    guard elapsed < duration * repeats.count, duration > 0 else { return nil }
    let cycle = (elapsed / duration).rounded(.down)
    let share = elapsed / duration - cycle
    let isBack = repeats.autoreverses && cycle.remainder(dividingBy: 2) != 0
    return (isBack ? 1 - share : share, isBack)
  }
}

extension Tween.Property {
  /// Returns the present value of a view's own property.
  func value(of view: View) -> SIMD8<Float> {
    switch self {
    case .center: view.center.animatableData
    case .size: view.bounds.size.animatableData
    case .transform: Self.parts(of: view.transform)
    default: view.alpha.animatableData
    }
  }

  /// Sets a view's own property.
  func set(_ value: SIMD8<Float>, of view: View) {
    switch self {
    case .center: view.center = Point(value[0], value[1])
    case .size: view.bounds = Rect(origin: view.bounds.origin, size: Size(max(0, value[0]), max(0, value[1])))
    case .transform: view.transform = Self.transform(of: value)
    default: view.alpha = value[0]
    }
  }

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

extension Transform {
  /// The transform between two: this one at 0, the other at 1, beyond them outside. It rotates in the shorter
  /// direction, as animations do.
  public func mixed(with other: Transform, _ part: Float) -> Transform {
    let from = Tween.Property.parts(of: self)
    let to = Tween.Property.parts(of: other, near: from)
    return Tween.Property.transform(of: from + (to - from) * part)
  }
}
