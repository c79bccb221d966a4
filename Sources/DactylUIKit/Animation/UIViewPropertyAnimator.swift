/// The state of an animator, with UIKit's values.
public enum UIViewAnimatingState: Int, Sendable {
  /// A state of UIKit's.
  case inactive = 0, active, stopped
}

/// Where an animator ends, with UIKit's values.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// A position of UIKit's.
  case end = 0, start, current
}

/// An animation that can be paused, moved by hand, reversed and continued.
///
/// It changes views with each frame, from the values that they had when it was started or a fraction of it was set.
/// Views can be touched meanwhile. It is kept while it is active.
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The seconds before it begins.
  public private(set) var delay: TimeInterval = 0
  /// The course of the animation.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Its state.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether it is moving by itself.
  public private(set) var isRunning = false
  /// Whether a fraction that is set is that of the time, without the course; true. It is always so here.
  open var scrubsLinearly = true
  /// Whether views can be touched meanwhile; always true here.
  open var isUserInteractionEnabled = true
  /// Whether it is paused at its end instead of being over.
  open var pausesOnCompletion = false

  private let application: UIApplication
  private var closures: [(body: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorChange] = []
  /// How far it is, and where it is going: from a fraction to the one at the end, in so many seconds from a moment.
  private var fraction: CGFloat = 0
  private var leg: (from: CGFloat, seconds: Double, passed: Double, curve: (any UITimingCurveProvider)?)?
  private var subscription: Subscription?

  /// Makes an animator with a course.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(duration, 0)
    timingParameters = parameters
    application = UIApplication.shared
  }
  /// Makes an animator with a course of UIKit's.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animator along a curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }
  /// Makes an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  /// Adds changes; while it is active they begin at once, and end with it.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds changes that begin after a share of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .inactive else { return closures.append((animation, delayFactor)) }
    if state == .active { record(animation, since: fraction) }
  }
  /// Adds a closure that is called when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func begin() {
    guard state == .inactive else { return }
    state = .active
    fraction = 0
    for (body, delay) in exchange(&closures) { record(body, since: min(max(delay, 0), 1)) }
  }

  private func exchange(_ closures: inout [(body: () -> Void, delay: CGFloat)]) -> [(body: () -> Void, delay: CGFloat)]
  {
    defer { closures = [] }
    return closures
  }

  /// Runs a closure, and takes what it changes.
  private func record(_ body: () -> Void, since start: CGFloat) {
    let recorder = AnimatorRecorder(start: start)
    application.animating.running(recorder, body)
    changes += recorder.changes
    apply()
  }

  // MARK: Running

  /// Starts it, or goes on from where it was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Starts it after a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    begin()
    self.delay = max(delay, 0)
    run(timingParameters, in: duration * Double(isReversed ? fraction : 1 - fraction), after: self.delay)
  }
  /// Starts it, if need be, and pauses it.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    begin()
    pause()
  }
  /// Goes on after a pause.
  /// - Parameters:
  ///   - parameters: the course of the rest; nil for its own.
  ///   - factor: how long the rest takes, as a share of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor factor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let rest = factor > 0 ? factor : isReversed ? fraction : 1 - fraction
    run(parameters ?? timingParameters, in: duration * Double(rest), after: 0)
  }

  /// How far it is, from 0 to 1. Setting it starts it, paused.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      guard state != .stopped, newValue.isFinite else { return }
      begin()
      fraction = min(max(newValue, 0), 1)
      if let leg { self.leg = (fraction, leg.seconds - leg.passed, 0, leg.curve) }
      apply()
    }
  }
  /// Whether it goes back to the beginning. Setting it while it runs turns it around.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      run(timingParameters, in: duration * Double(isReversed ? fraction : 1 - fraction), after: 0)
    }
  }

  /// Ends it where it is: without calling the completions, or stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pause()
    state = .stopped
    if withoutFinishing { end() }
  }
  /// Ends a stopped one with the values of a position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current {
      fraction = finalPosition == .end ? 1 : 0
      apply()
    }
    end(calling: finalPosition)
  }

  private func run(_ curve: (any UITimingCurveProvider)?, in seconds: Double, after delay: Double) {
    isRunning = true
    leg = (fraction, seconds, -delay, curve)
    guard subscription == nil else { return }
    subscription = application.scene.onUpdate { [self] in step($0.delta) }
  }

  private func pause() {
    isRunning = false
    leg = nil
    subscription?.cancel()
    subscription = nil
  }

  private func step(_ seconds: Double) {
    guard var leg else { return pause() }
    leg.passed += seconds
    self.leg = leg
    guard leg.passed >= 0 else { return }
    let share = leg.seconds > 0 ? min(leg.passed / leg.seconds, 1) : 1
    let goal: CGFloat = isReversed ? 0 : 1
    fraction = leg.from + (goal - leg.from) * (leg.curve?.progress(at: CGFloat(share)) ?? CGFloat(share))
    if share >= 1 { fraction = goal }
    apply()
    // A view's setter may have stopped it.
    guard share >= 1, isRunning else { return }
    pause()
    if !pausesOnCompletion { end(calling: isReversed ? .start : .end) }
  }

  private func apply() { for change in changes { change.apply(fraction) } }

  private func end(calling position: UIViewAnimatingPosition? = nil) {
    withExtendedLifetime(self) {
      state = .inactive
      (changes, fraction) = ([], 0)
      let called = completions
      completions = []
      if let position { for completion in called { completion(position) } }
    }
  }
}

/// What an animator changes of a view.
struct AnimatorChange {
  let view: View
  /// The fraction at which it begins.
  let start: CGFloat
  let values: Values

  enum Values {
    case target(AnimationTarget, AnimationTarget)
    case fill(Color, Color)
  }

  func apply(_ fraction: CGFloat) {
    guard view.isAlive else { return }
    let share = Float(start < 1 ? max((fraction - start) / (1 - start), 0) : fraction)
    switch values {
    case .target(let from, let to):
      if from.center != to.center { view.center = from.center + (to.center - from.center) * share }
      if from.size != to.size {
        let (width, height) = (to.size.width - from.size.width, to.size.height - from.size.height)
        view.bounds.size = Size(from.size.width + width * share, from.size.height + height * share)
      }
      if from.transform != to.transform { view.transform = from.transform.mixed(with: to.transform, share) }
      if from.alpha != to.alpha { view.alpha = from.alpha + (to.alpha - from.alpha) * share }
    case .fill(let from, let to): view[Shape.self]?.fill = from.mixed(with: to, share)
    }
  }
}

/// Takes the changes of views that a closure makes, which are made by an animator.
private final class AnimatorRecorder: AnimatedChanges {
  private let start: CGFloat
  private(set) var changes: [AnimatorChange] = []

  init(start: CGFloat) { self.start = start }

  func change(_ view: View, _ target: (inout AnimationTarget) -> Void) {
    view.cancelAnimations()
    let place = changes.firstIndex { change in
      if case .target = change.values { return change.view == view }
      return false
    }
    var (from, to) = (view.animationTarget, view.animationTarget)
    if let place, case .target(let before, let after) = changes[place].values { (from, to) = (before, after) }
    target(&to)
    let change = AnimatorChange(view: view, start: start, values: .target(from, to))
    if let place { changes[place] = change } else { changes.append(change) }
  }

  func change(fill: Color, of view: View) {
    guard let from = view[Shape.self]?.fill else { return }
    changes.append(AnimatorChange(view: view, start: start, values: .fill(from, fill)))
  }
}
