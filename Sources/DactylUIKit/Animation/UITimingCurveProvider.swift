/// The course of an animator's animation: a curve or a spring.
public protocol UITimingCurveProvider {
  /// Whether it is a spring.
  var isSpring: Bool { get }
  /// How far the animation is after a share of its duration, from 0 at the beginning to 1 at the end.
  func progress(at share: CGFloat) -> CGFloat
}

/// A course along a cubic Bézier curve.
public final class UICubicTimingParameters: UITimingCurveProvider {
  private let easing: Easing
  /// False.
  public var isSpring: Bool { false }

  /// Makes a course of UIKit's.
  public init(animationCurve curve: UIView.AnimationCurve) { easing = curve.easing }
  /// Makes a course along a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    easing = .cubicBezier(Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
  }
  /// Makes the course that is slow at both ends.
  public convenience init() { self.init(animationCurve: .easeInOut) }

  /// How far the animation is after a share of its duration.
  public func progress(at share: CGFloat) -> CGFloat { CGFloat(easing.progress(at: Float(share))) }
}

/// The course of a spring that has come to rest at the end of the duration.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The velocity at the beginning, as a share of the way in each second of the duration.
  public let initialVelocity: CGVector
  private let damping: Double
  /// True.
  public var isSpring: Bool { true }

  /// Makes a spring: 1 does not swing, and less swings more.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    damping = min(max(Double(ratio), 0.05), 1)
    initialVelocity = velocity
  }
  /// Makes a spring from its mass, stiffness and damping.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    let critical = 2 * (max(mass, 0.001) * max(stiffness, 0.001)).squareRoot()
    self.init(dampingRatio: damping / critical, initialVelocity: velocity)
  }
  /// Makes a spring that does not swing.
  public convenience init() { self.init(dampingRatio: 1) }

  /// How far the spring is after a share of the duration.
  public func progress(at share: CGFloat) -> CGFloat {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    // To a thousandth of the way at the end.
    let frequency = 6.9 / damping
    let (time, start) = (Double(share), Double(initialVelocity.dx))
    let rate = damping * frequency
    guard damping < 1 else { return CGFloat(1 - exp(-rate * time) * (1 + (rate - start) * time)) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let left = exp(-rate * time) * (cos(swing * time) + (rate - start) / swing * sin(swing * time))
    return CGFloat(1 - left)
  }
}
