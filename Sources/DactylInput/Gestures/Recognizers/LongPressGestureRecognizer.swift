/// Recognizes fingers that stay down without straying (LP1-LP10).
///
/// It begins by itself when the time is over, changes with every move after that, however far, and ends when any of its
/// fingers lifts.
public struct LongPressGestureRecognizer: PressGestureRecognizer {
  /// How long the fingers stay down until it begins, in seconds, exact to a microsecond and at most an hour; 0
  /// begins when they land (LP1, LP9).
  public var minimumPressDuration: Double {
    get { Double(microseconds) / 1e6 }
    set { microseconds = UInt32(clamping: Int64(exactly: (newValue * 1e6).rounded()) ?? (newValue > 0 ? .max : 0)) }
  }
  /// How far, in points, a finger may stray until it begins (LP1, LP3).
  public var allowableMovement: Float = 10
  /// How many full taps come before the press (LP7).
  public var numberOfTapsRequired: Int {
    get { Int(tapsRequired) }
    set { tapsRequired = UInt8(clamping: newValue) }
  }
  /// How many fingers press (LP1).
  public var numberOfTouchesRequired: Int {
    get { Int(touchesRequired) }
    set { touchesRequired = UInt8(clamping: newValue) }
  }
  /// The buttons that a pointer must hold until the press begins: all of them, and no others (TAP9). The time counts
  /// from when the first went down. It can be any of the first five together, or one of the others. Fingers and pencils
  /// have none, and always satisfy it.
  public var buttonMaskRequired: ButtonMask {
    get { buttons.mask }
    set { buttons = CompactButtons(newValue) }
  }
  private var microseconds: UInt32 = 500_000
  private var tapsRequired: UInt8
  private var touchesRequired: UInt8
  private var buttons = CompactButtons(.primary)
  /// Whether a pointer has yet to press some of them.
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

  /// Fingers land: the last one that it needs starts the time (LP2); one more than that makes it no press (LP8).
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible else {
      for touch in touches { context.ignore(touch) }
      return
    }
    guard checkButtons(touches, areNew: true),
      progress.began(
        touches, fingers: touchesRequired, within: context.settings.tapDistance.points,
        touchesRequired == 1 ? nil : TapProgress.middle(context))
    else { return context.state = .failed }
    guard isPressing else { return context.setDeadline(after: context.settings.tapHold) }
    guard progress.fingersDown == numberOfTouchesRequired else { return context.cancelDeadline() }
    startPressing(&context)
  }

  /// False when a pointer holds a wrong button.
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

  /// A finger that rests makes no difference (LP3).
  public func ignoredMovement(with settings: GestureSettings) -> Float? {
    isPressing ? allowableMovement : settings.tapMovement.points
  }

  /// Fingers move: too far before it began makes it no press (LP3); afterwards nothing does (LP4).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    if context.state == .possible {
      let limit = isPressing ? allowableMovement : context.settings.tapMovement.points
      let lackedButtons = lacksButtons
      guard checkButtons(touches, areNew: false), !progress.strayed(touches, by: limit) else {
        return context.state = .failed
      }
      // One that waits for nothing but its last button.
      if lackedButtons, !lacksButtons, microseconds == 0, isPressing,
        progress.fingersDown == numberOfTouchesRequired
      {
        startPressing(&context)
      }
    } else {
      context.state = .changed
    }
  }

  /// Fingers lift: it ends with the first (LP5), or had been too short (LP6).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible else { return context.state = .ended }
    guard !isPressing, !lacksButtons, !progress.strayed(touches, by: context.settings.tapMovement.points) else {
      return context.state = .failed
    }
    switch progress.ended(touches, fingers: numberOfTouchesRequired) {
    case .none: break
    case .failed: context.state = .failed
    case .tapped: context.setDeadline(after: context.settings.tapInterval)
    }
  }

  /// A key or button goes down: it presses as a finger does (P6).
  public mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {
    guard context.state == .possible else { return }
    guard presses.count == 1, touchesRequired == 1, progress.pressed() else { return context.state = .failed }
    guard isPressing else { return context.setDeadline(after: context.settings.tapHold) }
    startPressing(&context)
  }

  /// It goes up.
  public mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {
    guard context.state == .possible else { return context.state = .ended }
    guard !isPressing, case .tapped = progress.released() else { return context.state = .failed }
    context.setDeadline(after: context.settings.tapInterval)
  }

  /// The time is over: the press begins, or a tap before it did not come in time.
  public mutating func deadlineReached(with context: inout GestureContext) {
    let isHeld = isPressing && progress.fingersDown == numberOfTouchesRequired && !lacksButtons
    context.state = isHeld ? .began : .failed
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    progress = TapProgress()
    lacksButtons = false
  }
}
