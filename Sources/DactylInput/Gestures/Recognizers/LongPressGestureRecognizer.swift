/// Recognizes fingers that stay down within a small distance (LP1-LP10).
///
/// It begins when the time is over, changes with every move after that, however far, and ends when any of its fingers
/// lifts.
public struct LongPressGestureRecognizer: PressGestureRecognizer {
  /// The time that the fingers stay down until the gesture begins, in seconds, exact to a microsecond and at most an
  /// hour; with 0 it begins when they land (LP1, LP9).
  public var minimumPressDuration: Double {
    get { Double(microseconds) / 1e6 }
    set { microseconds = UInt32(clamping: Int64(exactly: (newValue * 1e6).rounded()) ?? (newValue > 0 ? .max : 0)) }
  }
  /// The distance in points that a finger may move until the gesture begins (LP1, LP3).
  public var allowableMovement: Float = 10
  /// The number of complete taps before the press (LP7).
  public var numberOfTapsRequired: Int {
    get { Int(tapsRequired) }
    set { tapsRequired = UInt8(clamping: newValue) }
  }
  /// The number of fingers that press (LP1).
  public var numberOfTouchesRequired: Int {
    get { Int(touchesRequired) }
    set { touchesRequired = UInt8(clamping: newValue) }
  }
  /// The buttons that a pointer must hold until the press begins: all of them, and no others (TAP9). The time runs from
  /// when the first went down. Any combination of the first five, or one of the others. Fingers and pencils have no
  /// buttons, and always satisfy it.
  public var buttonMaskRequired: ButtonMask {
    get { buttons.mask }
    set { buttons = CompactButtons(newValue) }
  }
  private var microseconds: UInt32 = 500_000
  private var tapsRequired: UInt8
  private var touchesRequired: UInt8
  private var buttons = CompactButtons(.primary)
  /// Whether a pointer does not hold all of them yet.
  private var lacksButtons = false
  private var progress = TapProgress()

  /// Makes a recognizer of long presses.
  public init(duration: Double = 0.5, movement: Float = 10, taps: Int = 0, touches: Int = 1) {
    allowableMovement = movement
    tapsRequired = UInt8(clamping: taps)
    touchesRequired = UInt8(clamping: touches)
    minimumPressDuration = duration
  }

  private var isPressing: Bool { progress.taps >= tapsRequired }

  /// Counts fingers that land: the last required one starts the time (LP2); a further one fails the gesture (LP8).
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible else {
      for touch in touches { context.ignore(touch) }
      return
    }
    guard checkButtons(touches, areNew: true) else { return context.fail(.wrongButtons) }
    if let condition = progress.began(
      touches, fingers: touchesRequired, within: context.settings.tapDistance.points,
      touchesRequired == 1 ? nil : TapProgress.middle(context))
    {
      return context.fail(own(condition))
    }
    guard isPressing else { return context.setDeadline(after: context.settings.tapHold) }
    guard progress.fingersDown == numberOfTouchesRequired else { return context.cancelDeadline() }
    startPressing(&context)
  }

  /// Updates the buttons. Returns false when a pointer holds a wrong one.
  private mutating func checkButtons(_ touches: Touches, areNew: Bool) -> Bool {
    switch ButtonMatch(touches, buttonMaskRequired) {
    case .noPointer: return true
    case .wrong: return false
    case .incomplete: if areNew || isPressing { lacksButtons = true }
    case .complete: lacksButtons = false
    }
    return true
  }

  private func startPressing(_ context: inout GestureContext) {
    if microseconds > 0 {
      context.setDeadline(after: minimumPressDuration)
    } else if !lacksButtons {
      context.cancelDeadline()
      context.state = .began
    }
  }

  /// The distance that a finger may move without effect (LP3).
  public func ignoredMovement(with settings: GestureSettings) -> Float? {
    isPressing ? allowableMovement : settings.tapMovement.points
  }

  /// Fails the gesture if a finger moves too far before it begins (LP3); afterwards moves only change it (LP4).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    if context.state == .possible {
      let limit = isPressing ? allowableMovement : context.settings.tapMovement.points
      let lackedButtons = lacksButtons
      guard checkButtons(touches, areNew: false) else { return context.fail(.wrongButtons) }
      if let condition = progress.movedBeyondSlop(touches, by: limit, isPressing ? .LP3 : .TAP5) {
        return context.fail(condition)
      }
      // Starts the time if the last required button was all that was missing.
      if lackedButtons, !lacksButtons, microseconds == 0, isPressing,
        progress.fingersDown == numberOfTouchesRequired
      {
        startPressing(&context)
      }
    } else {
      context.state = .changed
    }
  }

  /// Ends the gesture with the first finger that lifts (LP5), or fails it if that was too early (LP6).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible else { return context.state = .ended }
    if isPressing || lacksButtons { return context.fail(early(context) ?? .wrongButtons) }
    if let condition = progress.movedBeyondSlop(touches, by: context.settings.tapMovement.points, .TAP5) {
      return context.fail(condition)
    }
    switch progress.ended(touches, fingers: numberOfTouchesRequired) {
    case .none: break
    case .failed(let condition): context.fail(condition)
    case .tapped: context.setDeadline(after: context.settings.tapInterval)
    }
  }

  /// Handles keys and buttons that go down, which press as a finger does (P6).
  public mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {
    guard context.state == .possible else { return }
    guard presses.count == 1, touchesRequired == 1, progress.pressed() else { return context.state = .failed }
    guard isPressing else { return context.setDeadline(after: context.settings.tapHold) }
    startPressing(&context)
  }

  /// Handles keys and buttons that go up.
  public mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {
    guard context.state == .possible else { return context.state = .ended }
    guard !isPressing, case .tapped = progress.released() else { return context.fail(early(context)) }
    context.setDeadline(after: context.settings.tapInterval)
  }

  /// Begins the press, or fails if a tap before it did not come in time. Called when the time is over.
  public mutating func deadlineReached(with context: inout GestureContext) {
    let isHeld = isPressing && progress.fingersDown == numberOfTouchesRequired && !lacksButtons
    if isHeld {
      context.state = .began
    } else {
      context.fail(lacksButtons ? .wrongButtons : progress.timeIsUp(context.settings))
    }
  }

  /// The fingers or taps that are missing so far, or the time.
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    guard progress.fingersDown > 0 || !isPressing else { return nil }
    return progress.missing(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired).map(own) ?? early(context)
  }

  /// A condition of taps, by the rule of a long press.
  private func own(_ condition: UnmetCondition) -> UnmetCondition {
    var own = condition
    switch condition.quantity {
    case .fingers: own.rule = condition.measured > condition.limit ? .LP8 : .LP1
    case .taps: own.rule = .LP7
    default: break
    }
    return own
  }

  /// The time that fingers were down so far, where that is too short; nil where no time runs.
  private func early(_ context: borrowing GestureContext) -> UnmetCondition? {
    guard isPressing else { return nil }
    guard progress.fingersDown == numberOfTouchesRequired, let rest = context.timeToDeadline else {
      return progress.missing(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired).map(own)
    }
    let held = minimumPressDuration - rest
    return UnmetCondition(
      .duration, measured: Float(held * 1000), limit: Float(minimumPressDuration * 1000), rule: .LP6)
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    progress = TapProgress()
    lacksButtons = false
  }
}
