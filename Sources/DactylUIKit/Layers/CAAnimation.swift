/// What is notified of an animation of a layer. Each method does nothing unless a class implements it.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when it starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it has ended, with whether it was played to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer: what changes, and in what time. The layer's own properties stay as they are.
open class CAAnimation: NSObject, NSCopying {
  /// How long it takes, in seconds; 0 for the transaction's, or a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// When it starts, by `CACurrentMediaTime()`; 0 for at once.
  open var beginTime: CFTimeInterval = 0
  /// Where in itself it starts, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How fast it is played.
  open var speed: Float = 1
  /// How often it is played; 0 for once.
  open var repeatCount: Float = 0
  /// How long it is played, in seconds; 0 for as often as `repeatCount` says.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it is played backwards after each time.
  open var autoreverses = false
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is forgotten at its end.
  open var isRemovedOnCompletion = true
  /// The course of it; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// What is notified of it; kept while it is played, as in UIKit.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  /// Makes an animation of nothing.
  public required override init() {}

  /// Keeps a value of a program's own under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was kept under a name.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Copies what both have.
  func take(from other: CAAnimation) {
    (duration, beginTime, timeOffset, speed) = (other.duration, other.beginTime, other.timeOffset, other.speed)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, isRemovedOnCompletion) = (other.fillMode, other.isRemovedOnCompletion)
    (timingFunction, delegate, values) = (other.timingFunction, other.delegate, other.values)
  }
  open func copy(with zone: NSZone?) -> Any {
    let copy = Self()
    copy.take(from: self)
    return copy
  }
  open override func copy() -> Any { copy(with: nil) }

  /// The values at a share of the way of one time, by the names of the layer's properties.
  func values(at share: CGFloat, of layer: CALayer) -> [(key: String, value: AnimatedValue)] { [] }
  /// The time that it takes by itself, in seconds.
  var naturalDuration: CFTimeInterval { duration }
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own values.
  public static let removed = Self(rawValue: "removed")
  /// Afterwards the last values.
  public static let forwards = Self(rawValue: "forwards")
  /// Before it the first values.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// The course of an animation, with UIKit's names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a course from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A course of UIKit.
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn")
  /// A course of UIKit.
  public static let easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// A course of UIKit.
  public static let `default` = Self(rawValue: "default")
}

/// The course of an animation: a Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject {
  private let easing: Easing

  /// Makes a course of UIKit's.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: easing = .linear
    case .easeIn: easing = .cubicBezier(0.42, 0, 1, 1)
    case .easeOut: easing = .cubicBezier(0, 0, 0.58, 1)
    case .default: easing = .cubicBezier(0.25, 0.1, 0.25, 1)
    default: easing = .cubicBezier(0.42, 0, 0.58, 1)
    }
  }
  /// Makes a course from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    easing = .cubicBezier(c1x, c1y, c2x, c2y)
  }

  func progress(at share: CGFloat) -> CGFloat { CGFloat(easing.progress(at: Float(share))) }
}

/// An animation of a property by its name, such as `opacity`, `position.x`, `transform.rotation.z` or `strokeEnd`.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Without effect: values are in place of the layer's.
  open var isAdditive = false
  /// Without effect: each time begins with the first value.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  override func take(from other: CAAnimation) {
    super.take(from: other)
    keyPath = (other as? CAPropertyAnimation)?.keyPath
  }
}

/// An animation from a value to another one.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the layer's.
  open var fromValue: Any?
  /// The last value; nil for the layer's.
  open var toValue: Any?
  /// What is added to the first value, where there is no last one.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func values(at share: CGFloat, of layer: CALayer) -> [(key: String, value: AnimatedValue)] {
    guard let keyPath, let own = layer.modelValue(of: keyPath) else { return [] }
    let from = AnimatedValue(fromValue)
    let by = AnimatedValue(byValue)
    let to = AnimatedValue(toValue) ?? by.map { (from ?? own).adding($0) } ?? own
    return [(keyPath, (from ?? own).mixed(with: to, progress(at: share)))]
  }

  /// The share of the way between the values at a share of the time.
  func progress(at share: CGFloat) -> CGFloat { timingFunction?.progress(at: share) ?? share }
}

/// An animation as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at its end.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// What takes the swinging from it.
  open var damping: CGFloat = 10
  /// The velocity at the start, as a share of the way in each second.
  open var initialVelocity: CGFloat = 0

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }

  /// The time after which it is within a thousandth of its rest, in seconds.
  open var settlingDuration: CFTimeInterval {
    let rate = max(damping, 0.01) / (2 * max(mass, 0.001))
    return min(6.9 / Double(rate), 60)
  }
  override var naturalDuration: CFTimeInterval { duration > 0 ? duration : settlingDuration }

  override func progress(at share: CGFloat) -> CGFloat {
    let time = share * CGFloat(naturalDuration)
    let (mass, stiffness) = (max(mass, 0.001), max(stiffness, 0.001))
    let (frequency, rate) = ((stiffness / mass).squareRoot(), damping / (2 * mass))
    guard rate < frequency else { return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time) }
    let swing = (frequency * frequency - rate * rate).squareRoot()
    let sine = (rate - initialVelocity) / swing
    return 1 - exp(-rate * time) * (cos(swing * time) + sine * sin(swing * time))
  }
}

/// How an animation goes between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly from each to the next.
  public static let linear = Self(rawValue: "linear")
  /// From each to the next at once.
  public static let discrete = Self(rawValue: "discrete")
  /// As linear, here.
  public static let paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic"),
    cubicPaced = Self(rawValue: "cubicPaced")
}

/// An animation along values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, as a share of the time; nil for equal distances.
  open var keyTimes: [NSNumber]?
  /// The path of a point, in place of values.
  open var path: CGPath?
  /// The courses from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes between values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Without effect: nothing turns with the path.
  open var rotationMode: String?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, path, timingFunctions) = (other.values, other.keyTimes, other.path, other.timingFunctions)
    calculationMode = other.calculationMode
  }

  override func values(at share: CGFloat, of layer: CALayer) -> [(key: String, value: AnimatedValue)] {
    guard let keyPath else { return [] }
    let share = timingFunction?.progress(at: share) ?? share
    if let path, let point = path.point(at: share) { return [(keyPath, .numbers([point.x, point.y]))] }
    let all = (values ?? []).compactMap { AnimatedValue($0) }
    guard let first = all.first, let last = all.last else { return [] }
    let isDiscrete = calculationMode == .discrete
    func time(_ index: Int) -> CGFloat {
      if let keyTimes, index < keyTimes.count { return CGFloat(keyTimes[index].doubleValue) }
      return CGFloat(index) / CGFloat(max(isDiscrete ? all.count : all.count - 1, 1))
    }
    guard let next = all.indices.first(where: { time($0) > share }) else { return [(keyPath, last)] }
    guard next > 0 else { return [(keyPath, first)] }
    if isDiscrete { return [(keyPath, all[next - 1])] }
    let (start, end) = (time(next - 1), time(next))
    var part = end > start ? (share - start) / (end - start) : 1
    if let timingFunctions, next - 1 < timingFunctions.count { part = timingFunctions[next - 1].progress(at: part) }
    return [(keyPath, all[next - 1].mixed(with: all[next], part))]
  }
}

/// Animations that are played together, each within the time of the group.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations
  }

  override func values(at share: CGFloat, of layer: CALayer) -> [(key: String, value: AnimatedValue)] {
    let time = Double(timingFunction?.progress(at: share) ?? share) * duration
    return (animations ?? []).flatMap { animation in
      let course = AnimationCourse(animation, default: duration, start: animation.beginTime)
      return course.share(at: time).map { animation.values(at: $0, of: layer) } ?? []
    }
  }
}

extension CGPath {
  /// The point at a share of the length.
  func point(at share: CGFloat) -> CGPoint? {
    let part = FlatOutline(path).path(from: 0, to: Float(min(max(share, 0.0001), 1)))
    guard case .line(let point)? = part.elements.last else { return nil }
    return CGPoint(point)
  }
}
