/// Recognizes two fingers that move apart or together (PI1-PI7).
///
/// It begins when their distance has changed enough, changes with every move while both are down, and ends when both
/// have lifted. A third finger is ignored; a finger that lands again makes no jump.
public struct PinchGestureRecognizer: PointerGestureRecognizer {
  var track = Boxed<PairTrack>()
  /// The limits of the scale; empty for most recognizers.
  var limits = Boxed<MotionLimits>()

  /// Makes a recognizer of pinches.
  public init() {}

  /// The kinds of input: touches, and two fingers on a touchpad (PI7).
  public static var inputs: GestureInputs { [.touches, .transform] }

  /// Tracks the first two fingers that land (PI5, PI6).
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    track.land(touches, from: 1, &context)
  }

  /// Begins the pinch when the distance has changed enough (PI1); then every move changes it (PI3).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard track.follow(touches, at: context.timestamp, Self.measure) else { return }
    if context.state != .possible {
      context.state = .changed
    } else if let path = track.value?.path, abs(path) >= context.settings.pinchDistance.points {
      if !context.settings.pinchIncludesStart { track.set(1, by: .factor) }
      context.state = .began
    }
  }

  /// Ends the pinch when both fingers have lifted (PI3).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    _ = track.follow(touches, at: context.timestamp, Self.measure)
    track.lift(touches, as: .ended, &context, unmetCondition(context))
  }

  /// Removes fingers that the system cancels, and cancels the pinch with the last one, or fails if it has not begun.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    track.lift(touches, as: .cancelled, &context, nil)
  }

  /// Starts to track a pinch on a touchpad.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    pointerChanged(input, with: &context)
  }

  /// Begins the pinch with the first change on a touchpad, and changes it with each further one.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    let factor = scale(input, at: context.timestamp)
    if context.state != .possible {
      context.state = .changed
    } else if factor != 1 {
      context.state = .began
    }
  }

  /// Ends the pinch. Called when the fingers leave the touchpad.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    _ = scale(input, at: context.timestamp)
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Adds a pinch on a touchpad to the scale. Returns the factor.
  private mutating func scale(_ input: PointerInput, at time: Timestamp) -> Float {
    guard case .transform(let factor, _) = input.change else { return 1 }
    track.update(orMake: PairTrack(value: 1, at: time)) { $0.advance(to: $0.value * factor, by: 0, at: time) }
    return factor
  }

  /// The second finger, or the rest of the change of their distance (PI1, PI6).
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    guard let track = track.value, !track.pair.isEmpty else { return nil }
    guard track.pair.wasComplete else { return UnmetCondition(.fingers, measured: 1, limit: 2, rule: .PI6) }
    return UnmetCondition(
      .distance, measured: abs(track.path), limit: context.settings.pinchDistance.points, rule: .PI1)
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() { track.clear() }

  private static func measure(_ before: Vector, _ now: Vector, _ scale: Float) -> (value: Float, way: Float) {
    let (old, new) = (before.length, now.length)
    guard old.isFinite, new.isFinite else { return (scale, 0) }
    // Fingers on top of each other have no scale.
    return (scale * max(new, 1) / max(old, 1), new - old)
  }
}
