extension UIView {
  /// How an animation plays, with UIKit's values. What is not said here has no effect: there is one kind of transition.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The members of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews with the animation, as always here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The view can be touched meanwhile (H13).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where another animation is, as always here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Plays again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays back to the beginning each time.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A name of UIKit's without an effect here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5),
      overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6),
      allowAnimatedContent = AnimationOptions(rawValue: 1 << 7),
      showHideTransitionViews = AnimationOptions(rawValue: 1 << 8),
      overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The course of the animation.
    public static let curveEaseInOut: AnimationOptions = [], curveEaseIn = AnimationOptions(rawValue: 1 << 16),
      curveEaseOut = AnimationOptions(rawValue: 2 << 16), curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition: all change at once here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20),
      transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20),
      transitionCurlUp = AnimationOptions(rawValue: 3 << 20), transitionCurlDown = AnimationOptions(rawValue: 4 << 20),
      transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20),
      transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20),
      transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var easing: Easing { AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.easing ?? .easeInOut }
  }

  /// The course of an animation, with UIKit's values.
  public enum AnimationCurve: Int, Sendable {
    /// A course of UIKit's.
    case easeInOut = 0, easeIn, easeOut, linear

    var easing: Easing {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Animates the changes that a closure makes of frames, bounds, centres, transforms, alphas and colours of views.
  ///
  /// The closure is called at once, and the properties are those of the end from then on. Setting one without an
  /// animation ends that of it. A change of a view that is in no window is made at once.
  /// - Parameters:
  ///   - duration: in seconds; with 0 or less the changes are made at once.
  ///   - delay: the seconds until it starts.
  ///   - options: its course, and whether it is repeated.
  ///   - animations: makes the changes.
  ///   - completion: called when it is over, with whether it was played to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(.eased(options.easing, duration), duration, delay, options, velocity: 0, animations, completion)
  }

  /// Animates changes as a spring does, which comes to rest after a duration.
  /// - Parameters:
  ///   - duration: until it rests, in seconds.
  ///   - delay: the seconds until it starts.
  ///   - dampingRatio: 1 for no swinging, and less for more of it.
  ///   - velocity: at the beginning, as a share of the way in each second; it is that of centres.
  ///   - options: whether it is repeated, and whether views can be touched.
  ///   - animations: makes the changes.
  ///   - completion: called when it is over, with whether it was played to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(settlingIn: duration, dampingRatio: dampingRatio)
    run(.spring(spring), duration, delay, options, velocity: velocity, animations, completion)
  }

  /// Animates changes as a spring of a duration and a bounce does.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: Double(bounce))
    run(.spring(spring), duration, delay, options, velocity: velocity, animations, completion)
  }

  private class func run(
    _ animation: Animation, _ duration: Double, _ delay: Double, _ options: AnimationOptions, velocity: CGFloat,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let application = UIApplication.shared
    guard application.animating.isEnabled, duration > 0 || delay > 0 else {
      application.animating.running(nil, animations)
      completion?(true)
      return
    }
    var animation = animation.delay(delay)
    if options.contains(.repeat) {
      animation = animation.repeats(.forever(autoreverses: options.contains(.autoreverse)))
    } else if options.contains(.autoreverse) {
      animation = animation.repeats(.times(2, autoreverses: true))
    }
    if options.contains(.allowUserInteraction) { animation = animation.allowingUserInteraction }
    let block = AnimationBlock(animation, velocity: velocity, completion: completion)
    application.animating.running(block, animations)
    block.close(in: application.scene)
  }

  /// Makes changes without the animation whose closure is running.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    UIApplication.shared.animating.running(nil, actions)
  }

  /// Whether animations are played; false makes their changes at once.
  public class func setAnimationsEnabled(_ isEnabled: Bool) { UIApplication.shared.animating.isEnabled = isEnabled }
  /// Whether animations are played.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animating.isEnabled }

  // MARK: Transitions

  /// Makes changes of a view at once, and calls a closure after the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    view.application.scene.after(max(duration, 0)) { completion?(true) }
  }

  /// Puts a view in the place of another one, which leaves its superview, or is hidden.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    toView.application.scene.after(max(duration, 0)) { completion?(true) }
  }

  // MARK: Keyframes

  /// How keyframes are joined, with UIKit's values: the course of each is linear here.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The members of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option of `AnimationOptions`.
    public static let layoutSubviews = Self(rawValue: 1 << 0), allowUserInteraction = Self(rawValue: 1 << 1),
      beginFromCurrentState = Self(rawValue: 1 << 2), `repeat` = Self(rawValue: 1 << 3),
      autoreverse = Self(rawValue: 1 << 4)
    /// How keyframes are joined.
    public static let calculationModeLinear: Self = [], calculationModeDiscrete = Self(rawValue: 1 << 10),
      calculationModePaced = Self(rawValue: 2 << 10), calculationModeCubic = Self(rawValue: 3 << 10),
      calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// Animates changes in steps, each at its time: `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let application = UIApplication.shared
    let before = application.animating.keyframes
    application.animating.keyframes = (duration, delay, options.rawValue & 2 | 3 << 16)
    application.animating.running(nil, animations)
    application.animating.keyframes = before
    application.scene.after(max(duration + delay, 0)) { completion?(true) }
  }

  /// Adds changes to the animation in steps whose closure is running.
  /// - Parameters:
  ///   - frameStartTime: when they begin, as a share of its duration.
  ///   - frameDuration: how long they take, as a share of its duration.
  ///   - animations: makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let application = UIApplication.shared
    guard let whole = application.animating.keyframes else { return animate(withDuration: 0, animations: animations) }
    let start = whole.delay + frameStartTime * whole.duration
    let step = {
      animate(
        withDuration: frameDuration * whole.duration, options: AnimationOptions(rawValue: whole.options),
        animations: animations)
    }
    // Each begins where the one before it has ended.
    if start > 0 { application.scene.after(start, step) } else { step() }
  }
}

extension Spring {
  /// The spring of a damping ratio whose motion has faded to a thousandth after a duration.
  init(settlingIn duration: Double, dampingRatio: CGFloat) {
    let damping = min(max(Double(dampingRatio), 0.05), 1)
    self.init(duration: 2 * .pi * damping * duration / 6.9, bounce: 1 - damping)
  }
}
