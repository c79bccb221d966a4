/// Recognizes taps: a number of fingers that land and lift a number of times, near each other and soon (TAP1-TAP12).
///
/// Discrete: its action runs once, in `.recognized`, when the last finger of the last tap lifts.
public struct TapGestureRecognizer: PressGestureRecognizer, PreventingGestureRecognizer {
  /// How many taps in a row (TAP1).
  public var numberOfTapsRequired: Int {
    get { Int(tapsRequired) }
    set { tapsRequired = UInt8(clamping: newValue) }
  }
  /// How many fingers at once (TAP1).
  public var numberOfTouchesRequired: Int {
    get { Int(touchesRequired) }
    set { touchesRequired = UInt8(clamping: newValue) }
  }
  /// The buttons that a pointer must hold: all of them at one moment, and no others (TAP9). Fingers and pencils have
  /// none, and always satisfy it.
  public var buttonMaskRequired = ButtonMask.primary
  /// Whether a pointer has yet to press some of them.
  private var lacksButtons = false
  private var tapsRequired: UInt8
  private var touchesRequired: UInt8
  private var progress = TapProgress()

  /// Makes a recognizer of taps.
  public init(taps: Int = 1, touches: Int = 1) {
    tapsRequired = UInt8(clamping: taps)
    touchesRequired = UInt8(clamping: touches)
  }

  // The methods stay calls: the engine moves the value as a whole around each, and would else do so field by field.

  /// It happens once.
  public static var isDiscrete: Bool { true }

  /// Where the first tap was (TAP4).
  public var gestureLocation: Point? { progress.location }

  /// Fingers land: the time that they may stay begins.
  @inline(never)
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard hasButtons(touches, areNew: true),
      progress.began(
        touches, fingers: touchesRequired, within: context.settings.tapDistance.points,
        touchesRequired == 1 ? nil : TapProgress.middle(context))
    else { return context.state = .failed }
    context.setDeadline(after: context.settings.tapHold)
  }

  /// False when a pointer holds a wrong button.
  private mutating func hasButtons(_ touches: Touches, areNew: Bool) -> Bool {
    switch ButtonMatch(touches, buttonMaskRequired) {
    case .noPointer: return true
    case .wrong: return false
    case .incomplete: if areNew { lacksButtons = true }
    case .complete: lacksButtons = false
    }
    return true
  }

  /// A finger that rests makes no difference (TAP5).
  public func ignoredMovement(with settings: GestureSettings) -> Float? { settings.tapMovement.points }

  /// Fingers move: too far makes it no tap, and so does another button.
  @inline(never)
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    if progress.strayed(touches, by: context.settings.tapMovement.points) || !hasButtons(touches, areNew: false) {
      context.state = .failed
    }
  }

  /// Fingers lift: the last one completes a tap.
  @inline(never)
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    if lacksButtons || progress.strayed(touches, by: context.settings.tapMovement.points) {
      return context.state = .failed
    }
    finish(progress.ended(touches, fingers: numberOfTouchesRequired), &context)
  }

  private mutating func finish(_ finding: TapProgress.Finding, _ context: inout GestureContext) {
    switch finding {
    case .none: break
    case .failed: context.state = .failed
    case .tapped(let taps) where taps >= numberOfTapsRequired:
      // It may be held for longer than a finger may rest.
      context.cancelDeadline()
      context.state = .recognized
    case .tapped: context.setDeadline(after: context.settings.tapInterval)
    }
  }

  /// A key or button goes down: it taps as a finger does (P6).
  public mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {
    guard presses.count == 1, progress.pressed() else { return context.state = .failed }
    context.setDeadline(after: context.settings.tapHold)
  }

  /// It goes up.
  public mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {
    finish(progress.released(), &context)
  }

  /// It was held too long (TAP6), or the next tap did not come in time (TAP7, TAP12).
  public mutating func deadlineReached(with context: inout GestureContext) { context.state = .failed }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    progress = TapProgress()
    lacksButtons = false
  }

  /// A tap does not prevent one that needs more taps (G41).
  public func canPrevent(_ other: AnyGesture) -> Bool {
    guard let other = other.value(as: TapGestureRecognizer.self) else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

extension TapGestureRecognizer: RankedGestureRecognizer {
  var rivalRank: Int { numberOfTapsRequired }
}
