/// How changes of a value that two fingers measure are combined.
enum PairUnit {
  /// Factors are multiplied.
  case factor
  /// Angles are added.
  case angle
}

/// A value that two fingers measure together, and its velocity: the scale of a pinch, the angle of a rotation.
struct PairTrack {
  var pair = FingerPair()
  /// The measured value: 1 or 0 at the start, cumulative.
  private(set) var value: Float
  /// The total change since the start, whatever was set.
  private(set) var path: Float = 0
  private var lastTime = Timestamp.zero
  private var estimate = VelocityEstimate()

  init(value: Float, at time: Timestamp) {
    self.value = value
    lastTime = time
    estimate.restart(at: Vector(value, 0), time)
  }

  /// Returns the change per second at the last update, from the samples of the given number of seconds before it.
  func velocity(window: Double) -> Float { estimate.velocity(at: lastTime, window: window).dx }

  /// Restarts the measurement with its initial value.
  mutating func start(at value: Float, _ time: Timestamp) {
    lastTime = time
    path = 0
    self.value = value
    estimate.restart(at: Vector(value, 0), time)
  }

  /// Sets the value, from which further changes count; for a scale by a factor. Does not affect the velocity, which is
  /// that of the fingers (PI2, RO3, PAN8).
  mutating func set(_ value: Float, by unit: PairUnit) {
    guard value.isFinite else { return }
    let before = self.value
    self.value = value
    switch unit {
    case .angle: estimate.shift(by: Vector(value - before, 0))
    // A scale that is measured by another length is larger by a factor.
    case .factor where before > 0 && (value / before).isFinite: estimate.scale(by: value / before)
    case .factor: estimate.restart(at: Vector(value, 0), lastTime)
    }
  }

  /// Adds a new value, and the distance that the fingers moved for it.
  mutating func advance(to value: Float, by way: Float, at time: Timestamp) {
    lastTime = time
    // Fingers whose distance exceeds the range of numbers measure nothing.
    guard value.isFinite, way.isFinite else { return }
    path += way
    guard value != self.value else { return }
    self.value = value
    estimate.add(Vector(value, 0), at: time)
  }

  /// Advances the time, so that resting fingers have no velocity.
  mutating func rest(until time: Timestamp) { lastTime = time }
}

extension Boxed<PairTrack> {
  /// Adds fingers that land: the first two; others are ignored (PI5). Until the gesture begins, every new pair restarts
  /// the measurement.
  mutating func land(_ touches: Touches, from value: Float, _ context: inout GestureContext) {
    let (time, isUndecided) = (context.timestamp, context.state == .possible)
    for index in touches.indices {
      let isTaken = update(orMake: PairTrack(value: value, at: time)) { track in
        guard track.pair.land(touches[index]) else { return false }
        if isUndecided && track.pair.isComplete { track.start(at: value, time) }
        return true
      }
      if !isTaken { context.ignore(touches[index]) }
    }
  }

  /// Updates the locations of fingers that moved. The closure computes the new value and the distance to count from the
  /// fingers' vector before and after. Returns false unless both fingers are down.
  mutating func follow(
    _ touches: Touches, at time: Timestamp,
    _ measure: (_ before: Vector, _ now: Vector, _ value: Float) -> (value: Float, way: Float)
  ) -> Bool {
    guard value != nil else { return false }
    return update(orMake: PairTrack(value: 0, at: time)) { track in
      let before = track.pair.span
      track.pair.follow(touches)
      guard track.pair.isComplete else {
        track.rest(until: time)
        return false
      }
      let (value, way) = measure(before, track.pair.span, track.value)
      track.advance(to: value, by: way, at: time)
      return true
    }
  }

  /// Removes fingers that lifted. After the last one it proposes the end state given, or fails by a condition when the
  /// gesture had not begun.
  mutating func lift(
    _ touches: Touches, as end: GestureState, _ context: inout GestureContext, _ condition: UnmetCondition?
  ) {
    let time = context.timestamp
    guard value != nil else { return }
    let isLast = update(orMake: PairTrack(value: 0, at: time)) { track in
      track.pair.lift(touches)
      track.rest(until: time)
      return track.pair.isEmpty
    }
    guard isLast else { return }
    if context.state == .possible { context.fail(condition) } else { context.state = end }
  }

  /// Sets the value, if there is a measurement (PI2, RO3).
  mutating func set(_ new: Float, by unit: PairUnit) {
    if value != nil { update(orMake: PairTrack(value: new, at: .zero)) { $0.set(new, by: unit) } }
  }
}
