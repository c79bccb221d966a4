import Dactyl

/// Recognizes a finger that presses harder, or stays where it is, and measures how far that has come: the gesture of
/// previews (AX33).
///
/// The progress grows by force, where the device measures it, or by time, whichever is further. The gesture begins when
/// it is 1, changes with every move after that, and ends when the finger lifts.
public struct PreviewGestureRecognizer: GestureRecognizer {
  /// The time after which a finger that stays has come to the end, in seconds: 0.5 at first.
  public var duration = 0.5
  /// The distance in points that the finger may move until then: 10 at first.
  public var allowableMovement: Float = 10
  /// How far the finger has come, 0…1.
  public private(set) var progress: Float = 0
  /// How hard the finger presses, as a part of what the device can measure; 0 where it does not measure it.
  public private(set) var force: Float = 0
  /// How far a finger that has come to the end has pressed on, 0…1.
  public var commitProgress: Float { min(max((force - Self.deep) / (Self.full - Self.deep), 0), 1) }

  private var landing = Point.zero
  private var start = Timestamp.zero
  /// The force with which the finger landed: a device that reports all of it at once measures nothing.
  private var landingForce: Float = 0
  /// Shows what the gesture measures before it begins; nil in recognizers of a game's own.
  weak var presenter: (any PreviewProgressFollower)?

  /// Whether the finger has come to the end by its force rather than by the time.
  private(set) var isPressedHard = false

  /// The time without progress, in seconds: taps show nothing.
  private static let delay = 0.1
  /// The parts of the greatest force at which the progress begins, at which it is 1, and at which it is committed.
  private static let (light, deep, full): (Float, Float, Float) = (0.25, 0.5, 0.8)
  /// The seconds between two steps of the time.
  private static let tick = 1.0 / 60

  /// Makes a recognizer.
  public init() {}

  /// Begins to measure the first finger; a second one fails the gesture.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible, context.numberOfTouches == 1, let touch = touches.first else {
      if context.state == .possible { return fail(nil, &context) }
      for touch in touches { context.ignore(touch) }
      return
    }
    (landing, start) = (touch.location, context.timestamp)
    measure(touch)
    landingForce = force
    context.setDeadline(after: Self.delay)
  }

  /// Measures the force, and fails the gesture if the finger moves too far before it has begun.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard let touch = touches.first else { return }
    measure(touch)
    guard context.state == .possible else { return context.state = .changed }
    let moved = touch.location.distance(to: landing)
    guard moved <= allowableMovement else {
      return fail(UnmetCondition(.movement, measured: moved, limit: allowableMovement, rule: .LP3), &context)
    }
    advance(&context)
  }

  /// Ends the gesture, or fails it if it had not begun.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible else { return context.state = .ended }
    let held = context.timestamp - start
    fail(
      UnmetCondition(.duration, measured: Float(held * 1000), limit: Float(duration * 1000), rule: .LP6), &context)
  }

  /// Follows the time.
  public mutating func deadlineReached(with context: inout GestureContext) {
    guard context.state == .possible else { return }
    advance(&context)
    guard context.state == .possible else { return }
    let rest = duration - (context.timestamp - start)
    context.setDeadline(after: min(max(rest, 0.001), Self.tick))
  }

  /// Fails the gesture, and takes back what it has shown.
  private func fail(_ condition: UnmetCondition?, _ context: inout GestureContext) {
    context.fail(condition)
    if progress > 0 { presenter?.attemptDidEnd() }
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    if progress > 0 { presenter?.attemptDidEnd() }
    (progress, force, landingForce, isPressedHard) = (0, 0, 0, false)
  }

  private mutating func measure(_ touch: Touch) {
    let most = touch.maximumPossibleForce
    let part = most > 0 ? touch.force / most : touch.force
    force = part.isFinite ? min(max(part, 0), 1) : 0
  }

  private mutating func advance(_ context: inout GestureContext) {
    let held = context.timestamp - start
    let byTime = held >= duration ? 1 : Float(max(held - Self.delay, 0) / max(duration - Self.delay, 0.001))
    let byForce = landingForce < Self.deep ? (force - Self.light) / (Self.deep - Self.light) : 0
    let new = min(max(byTime, byForce, 0), 1)
    guard new != progress || new == 1 else { return }
    (progress, isPressedHard) = (new, byForce >= 1)
    if let view = context.view { presenter?.progressDidChange(to: new, of: view) }
    if new == 1, context.state == .possible { context.state = .began }
  }
}

/// Shows what a preview's gesture measures before it begins: implemented by `PreviewPresenter`.
protocol PreviewProgressFollower: AnyObject {
  /// The finger on a view has come so far.
  func progressDidChange(to progress: Float, of view: View)
  /// The gesture has failed, or is over.
  func attemptDidEnd()
}
