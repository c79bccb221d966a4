/// Detects shakes in the samples of an accelerometer (M1, M2). It reads no clock, and costs a few multiplications for
/// each sample.
///
///     push, push back, push again    began
///     no push for a while            ended
///     pushes that go on and on       cancelled; then nothing until it was calm
struct ShakeDetector: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case calm
    case shaking(since: Timestamp)
    /// The shake was too long; the pushes that still come belong to it.
    case spent
  }
  private var state = State.calm
  private var gravity: SIMD3<Float>?
  private var lastSample = Timestamp.zero
  /// The time of the last push; nil after a calm.
  private var pushTime: Timestamp?
  /// The direction of the last push, of length one.
  private var pushDirection = SIMD3<Float>.zero
  private var reversals = 0

  /// Handles a sample, in metres per second squared including gravity. Returns the phase that begins or ends with it.
  mutating func take(_ sample: SIMD3<Float>, at time: Timestamp, _ settings: ShakeSettings) -> MotionPhase? {
    guard sample.x.isFinite, sample.y.isFinite, sample.z.isFinite else { return nil }
    let push = withoutGravity(sample, at: time, settings)
    let strength = (push * push).sum().squareRoot()
    if strength >= settings.strength { notePush(push / strength, at: time, settings) }
    return change(at: time, settings)
  }

  /// Resets the detector when the system interrupts input or the device is removed. Returns `.cancelled` for a shake
  /// that is under way (M2).
  mutating func interrupt() -> MotionPhase? {
    defer { self = ShakeDetector() }
    if case .shaking = state { return .cancelled }
    return nil
  }

  private mutating func withoutGravity(
    _ sample: SIMD3<Float>, at time: Timestamp, _ settings: ShakeSettings
  ) -> SIMD3<Float> {
    let gone = max(0, time - lastSample)
    lastSample = max(time, lastSample)
    guard let before = gravity else {
      gravity = sample
      return .zero
    }
    let part = Float(gone / (gone + max(settings.gravityTime, 0.001)))
    gravity = before + (sample - before) * part
    return sample - before
  }

  private mutating func notePush(_ direction: SIMD3<Float>, at time: Timestamp, _ settings: ShakeSettings) {
    let isInRow = pushTime.map { time - $0 <= settings.reversalInterval } ?? false
    pushTime = time
    guard isInRow else {
      reversals = 0
      pushDirection = direction
      return
    }
    // A push spans many samples; it has reversed when it points in the opposite direction, within sixty degrees.
    if (direction * pushDirection).sum() < -0.5 {
      reversals += 1
      pushDirection = direction
    }
  }

  private mutating func change(at time: Timestamp, _ settings: ShakeSettings) -> MotionPhase? {
    let isCalm = pushTime.map { time - $0 > settings.calm } ?? true
    switch state {
    case .calm:
      guard !isCalm, reversals >= settings.reversals else { return nil }
      state = .shaking(since: time)
      return .began
    case .shaking(let since):
      if isCalm { return rest(.ended) }
      guard time - since > settings.longest else { return nil }
      state = .spent
      return .cancelled
    case .spent: return isCalm ? rest(nil) : nil
    }
  }

  private mutating func rest(_ phase: MotionPhase?) -> MotionPhase? {
    state = .calm
    reversals = 0
    pushTime = nil
    return phase
  }
}
