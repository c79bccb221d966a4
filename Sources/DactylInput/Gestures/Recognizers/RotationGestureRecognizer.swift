/// Recognizes two fingers that turn about each other (RO1-RO4).
///
/// It begins when they have turned enough, changes with every move while both are down, and ends when both lifted. A
/// third finger is left alone; one that comes back makes no jump.
public struct RotationGestureRecognizer: PointerGestureRecognizer {
  var track = Boxed<PairTrack>()
  /// Limits of the angle, of those that have any.
  var limits = Boxed<MotionLimits>()

  /// Makes a recognizer of rotations.
  public init() {}

  /// Touches, and two fingers on a touchpad.
  public static var inputs: GestureInputs { [.touches, .transform] }

  /// Fingers land: the first two count.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    track.land(touches, from: 0, &context)
  }

  /// Fingers move: they turn enough, and it begins (RO2); from then on every move is a change.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard track.follow(touches, at: context.timestamp, Self.measure) else { return }
    if context.state != .possible {
      context.state = .changed
    } else if isEnough(context.settings) {
      if !context.settings.pinchIncludesStart { track.set(0, by: .angle) }
      context.state = .began
    }
  }

  /// Whether the fingers turned far enough; those that lie close together turn a lot by trembling.
  private func isEnough(_ settings: GestureSettings) -> Bool {
    guard let track = track.value else { return false }
    return abs(track.path) >= settings.rotationAngle
      && abs(track.path) * track.pair.span.length >= settings.rotationDistance.points
  }

  /// Fingers lift: it ends when both have (RO2).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    _ = track.follow(touches, at: context.timestamp, Self.measure)
    track.lift(touches, as: .ended, &context)
  }

  /// Fingers are taken away.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    track.lift(touches, as: .cancelled, &context)
  }

  /// Two fingers turn on a touchpad.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    pointerChanged(input, with: &context)
  }

  /// They go on: when they have turned enough, it begins.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    let path = turn(input, at: context.timestamp)
    if context.state != .possible {
      context.state = .changed
    } else if abs(path) >= context.settings.rotationAngle {
      if !context.settings.pinchIncludesStart { track.set(0, by: .angle) }
      context.state = .began
    }
  }

  /// They left the touchpad.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    _ = turn(input, at: context.timestamp)
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Turns by what the fingers did on a touchpad. Gives how far they have turned in all.
  private mutating func turn(_ input: PointerInput, at time: Timestamp) -> Float {
    guard case .transform(_, let angle) = input.change else { return 0 }
    return track.update(orMake: PairTrack(value: 0, at: time)) { track in
      track.advance(to: track.value + angle, by: angle, at: time)
      return track.path
    }
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() { track.clear() }

  /// The angle goes on past a half turn (RO4).
  private static func measure(_ before: Vector, _ now: Vector, _ rotation: Float) -> (value: Float, way: Float) {
    let angle = angleOf(before.dx * now.dx + before.dy * now.dy, before.dx * now.dy - before.dy * now.dx)
    return (rotation + angle, angle)
  }
}
