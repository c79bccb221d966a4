/// Recognizes two fingers that rotate about each other (RO1-RO4).
///
/// It begins when they have turned enough, changes with every move while both are down, and ends when both have lifted.
/// A third finger is ignored; a finger that lands again makes no jump.
public struct RotationGestureRecognizer: PointerGestureRecognizer {
  var track = Boxed<PairTrack>()
  /// The limits of the angle; empty for most recognizers.
  var limits = Boxed<MotionLimits>()

  /// Makes a recognizer of rotations.
  public init() {}

  /// The kinds of input: touches, and two fingers on a touchpad.
  public static var inputs: GestureInputs { [.touches, .transform] }

  /// Tracks the first two fingers that land.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    track.land(touches, from: 0, &context)
  }

  /// Begins the rotation when the fingers have turned enough (RO2); then every move changes it.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard track.follow(touches, at: context.timestamp, Self.measure) else { return }
    if context.state != .possible {
      context.state = .changed
    } else if isEnough(context.settings) {
      if !context.settings.pinchIncludesStart { track.set(0, by: .angle) }
      context.state = .began
    }
  }

  /// Whether the fingers have turned far enough; those that are close together turn a lot by trembling.
  private func isEnough(_ settings: GestureSettings) -> Bool {
    guard let track = track.value else { return false }
    return abs(track.path) >= settings.rotationAngle
      && abs(track.path) * track.pair.span.length >= settings.rotationDistance.points
  }

  /// Ends the rotation when both fingers have lifted (RO2).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    _ = track.follow(touches, at: context.timestamp, Self.measure)
    track.lift(touches, as: .ended, &context, unmetCondition(context))
  }

  /// Removes fingers that the system cancels, and cancels the rotation with the last one, or fails if it has not begun.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    track.lift(touches, as: .cancelled, &context, nil)
  }

  /// Starts to track a rotation on a touchpad.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    pointerChanged(input, with: &context)
  }

  /// Begins the rotation when the fingers have turned enough on a touchpad, and changes it with each further turn.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    let path = turn(input, at: context.timestamp)
    if context.state != .possible {
      context.state = .changed
    } else if abs(path) >= context.settings.rotationAngle {
      if !context.settings.pinchIncludesStart { track.set(0, by: .angle) }
      context.state = .began
    }
  }

  /// Ends the rotation. Called when the fingers leave the touchpad.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    _ = turn(input, at: context.timestamp)
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Adds a rotation on a touchpad. Returns the total rotation.
  private mutating func turn(_ input: PointerInput, at time: Timestamp) -> Float {
    guard case .transform(_, let angle) = input.change else { return 0 }
    return track.update(orMake: PairTrack(value: 0, at: time)) { track in
      track.advance(to: track.value + angle, by: angle, at: time)
      return track.path
    }
  }

  /// The second finger, or the rest of the angle (RO1, RO2).
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    guard let track = track.value, !track.pair.isEmpty else { return nil }
    guard track.pair.wasComplete else { return UnmetCondition(.fingers, measured: 1, limit: 2, rule: .RO1) }
    let least = context.settings.rotationDistance.points / max(track.pair.span.length, 1)
    return UnmetCondition(
      .angle, measured: abs(track.path), limit: max(context.settings.rotationAngle, least), rule: .RO2)
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() { track.clear() }

  /// Adds the signed angle between the fingers' vectors, so that the rotation continues past a half turn (RO4).
  private static func measure(_ before: Vector, _ now: Vector, _ rotation: Float) -> (value: Float, way: Float) {
    let angle = angleOf(before.dx * now.dx + before.dy * now.dy, before.dx * now.dy - before.dy * now.dx)
    return (rotation + angle, angle)
  }
}
