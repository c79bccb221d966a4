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
  private var microseconds: UInt32 = 500_000
  private var tapsRequired: UInt8
  private var touchesRequired: UInt8
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
    guard progress.began(touches, fingers: touchesRequired, within: context.settings.tapDistance.points, context)
    else { return context.state = .failed }
    guard isPressing else { return context.setDeadline(after: context.settings.tapHold) }
    guard progress.fingersDown == numberOfTouchesRequired else { return context.cancelDeadline() }
    startPressing(&context)
  }

  private func startPressing(_ context: inout GestureContext) {
    if microseconds > 0 {
      context.setDeadline(after: minimumPressDuration)
    } else {
      context.cancelDeadline()
      context.state = .began
    }
  }

  /// Fingers move: too far before it began makes it no press (LP3); afterwards nothing does (LP4).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    if context.state == .possible {
      let limit = isPressing ? allowableMovement : context.settings.tapMovement.points
      if progress.strayed(touches, by: limit) { context.state = .failed }
    } else {
      context.state = .changed
    }
  }

  /// Fingers lift: it ends with the first (LP5), or had been too short (LP6).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible else { return context.state = .ended }
    guard !isPressing, !progress.strayed(touches, by: context.settings.tapMovement.points) else {
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
    context.state = isPressing && progress.fingersDown == numberOfTouchesRequired ? .began : .failed
  }

  /// Begins again.
  public mutating func reset() { progress = TapProgress() }
}
