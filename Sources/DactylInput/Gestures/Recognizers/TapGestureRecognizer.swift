/// Recognizes taps: a number of fingers that land and lift a number of times, close together and in time (TAP1-TAP12).
///
/// Discrete: its action runs once, in `.recognized`, when the last finger of the last tap lifts.
public struct TapGestureRecognizer: PressGestureRecognizer, PreventingGestureRecognizer {
  /// The number of successive taps (TAP1).
  public var numberOfTapsRequired: Int {
    get { Int(tapsRequired) }
    set { tapsRequired = UInt8(clamping: newValue) }
  }
  /// The number of fingers at once (TAP1).
  public var numberOfTouchesRequired: Int {
    get { Int(touchesRequired) }
    set { touchesRequired = UInt8(clamping: newValue) }
  }
  /// The buttons that a pointer must hold: all of them at one moment, and no others (TAP9). Fingers and pencils have no
  /// buttons, and always satisfy it.
  public var buttonMaskRequired = ButtonMask.primary
  /// Whether a pointer does not hold all of them yet.
  private var lacksButtons = false
  private var tapsRequired: UInt8
  private var touchesRequired: UInt8
  private var progress = TapProgress()

  /// Makes a recognizer of taps.
  public init(taps: Int = 1, touches: Int = 1) {
    tapsRequired = UInt8(clamping: taps)
    touchesRequired = UInt8(clamping: touches)
  }

  // The methods are not inlined: the engine moves the value as a whole around each, and inlined would move each field.

  /// True: a tap is recognized once.
  public static var isDiscrete: Bool { true }

  /// The location of the first tap (TAP4).
  public var gestureLocation: Point? { progress.location }

  /// Starts the time in which the fingers have to lift.
  @inline(never)
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard hasButtons(touches, areNew: true) else { return context.fail(.wrongButtons) }
    if let condition = progress.began(
      touches, fingers: touchesRequired, within: context.settings.tapDistance.points,
      touchesRequired == 1 ? nil : TapProgress.middle(context))
    {
      return context.fail(condition)
    }
    context.setDeadline(after: context.settings.tapHold)
  }

  /// Updates the buttons. Returns false when a pointer holds a wrong one.
  private mutating func hasButtons(_ touches: Touches, areNew: Bool) -> Bool {
    switch ButtonMatch(touches, buttonMaskRequired) {
    case .noPointer: return true
    case .wrong: return false
    case .incomplete: if areNew { lacksButtons = true }
    case .complete: lacksButtons = false
    }
    return true
  }

  /// The distance that a finger may move without effect (TAP5).
  public func ignoredMovement(with settings: GestureSettings) -> Float? { settings.tapMovement.points }

  /// Fails the tap if a finger moves too far or another button is pressed.
  @inline(never)
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    if let condition = progress.movedBeyondSlop(touches, by: context.settings.tapMovement.points, .TAP5) {
      return context.fail(condition)
    }
    if !hasButtons(touches, areNew: false) { context.fail(.wrongButtons) }
  }

  /// Completes a tap when the last finger lifts.
  @inline(never)
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    if let condition = progress.movedBeyondSlop(touches, by: context.settings.tapMovement.points, .TAP5) {
      return context.fail(condition)
    }
    if lacksButtons { return context.fail(.wrongButtons) }
    finish(progress.ended(touches, fingers: numberOfTouchesRequired), &context)
  }

  private mutating func finish(_ finding: TapProgress.Finding, _ context: inout GestureContext) {
    switch finding {
    case .none: break
    case .failed(let condition): context.fail(condition)
    case .tapped(let taps) where taps >= numberOfTapsRequired:
      // It may be held for longer than a finger may rest.
      context.cancelDeadline()
      context.state = .recognized
    case .tapped: context.setDeadline(after: context.settings.tapInterval)
    }
  }

  /// Handles keys and buttons that go down, which tap as a finger does (P6).
  public mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {
    guard presses.count == 1, progress.pressed() else { return context.state = .failed }
    context.setDeadline(after: context.settings.tapHold)
  }

  /// Handles keys and buttons that go up.
  public mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {
    finish(progress.released(), &context)
  }

  /// Fails the tap, since it was held too long (TAP6) or the next tap did not come in time (TAP7, TAP12).
  public mutating func deadlineReached(with context: inout GestureContext) {
    context.fail(progress.timeIsUp(context.settings))
  }

  /// The fingers or taps that are missing so far.
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    progress.missing(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired)
  }

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
