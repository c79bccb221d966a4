/// How what two fingers measure adds up.
enum PairUnit {
  /// Factors are multiplied.
  case factor
  /// Angles are added.
  case angle
}

/// What two fingers measure together, and how fast it changes: the scale of a pinch, the angle of a rotation.
struct PairTrack {
  var pair = FingerPair()
  /// What is measured: 1 or 0 at the start, cumulative.
  private(set) var value: Float
  /// How much it has changed since the start, whatever was set.
  private(set) var path: Float = 0
  private var lastTime = Timestamp.zero
  private var estimate = VelocityEstimate()

  init(value: Float, at time: Timestamp) {
    self.value = value
    lastTime = time
    estimate.restart(at: Vector(value, 0), time)
  }

  /// Change a second as of the last look, from the samples of so many seconds before it.
  func velocity(window: Double) -> Float { estimate.velocity(at: lastTime, window: window).dx }

  /// Starts again from here, with what is measured at the start.
  mutating func start(at value: Float, _ time: Timestamp) {
    lastTime = time
    path = 0
    self.value = value
    estimate.restart(at: Vector(value, 0), time)
  }

  /// Sets what is measured and counts from there, by a factor for a scale. The velocity goes on: it is that of the
  /// fingers (PI2, RO3, PAN8).
  mutating func set(_ value: Float, by unit: PairUnit) {
    guard value.isFinite else { return }
    let before = self.value
    self.value = value
    switch unit {
    case .angle: estimate.shift(by: Vector(value - before, 0))
    // What is measured by another length is a scale of as much more.
    case .factor where before > 0 && (value / before).isFinite: estimate.scale(by: value / before)
    case .factor: estimate.restart(at: Vector(value, 0), lastTime)
    }
  }

  /// Takes in a new value, and how far the fingers went for it.
  mutating func advance(to value: Float, by way: Float, at time: Timestamp) {
    lastTime = time
    // Fingers that are farther apart than numbers go measure nothing.
    guard value.isFinite, way.isFinite else { return }
    path += way
    guard value != self.value else { return }
    self.value = value
    estimate.add(Vector(value, 0), at: time)
  }

  /// Looks at the time, so that fingers that rest have no velocity.
  mutating func rest(until time: Timestamp) { lastTime = time }
}

extension Boxed<PairTrack> {
  /// Takes fingers that landed: the first two; others are left alone (PI5). As long as it has not begun, it starts
  /// again with every two that come together.
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

  /// Follows fingers that moved. What the way from one span to the next changes is asked, as the new value and the way
  /// that counts. False unless both are down.
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

  /// Lets fingers go, and says what becomes of the gesture when it was the last: ended, or cancelled as is said; failed
  /// when it had not begun.
  mutating func lift(_ touches: Touches, as end: GestureState, _ context: inout GestureContext) {
    let time = context.timestamp
    guard value != nil else { return }
    let isLast = update(orMake: PairTrack(value: 0, at: time)) { track in
      track.pair.lift(touches)
      track.rest(until: time)
      return track.pair.isEmpty
    }
    if isLast { context.state = context.state == .possible ? .failed : end }
  }

  /// Sets what is measured, while there is something (PI2, RO3).
  mutating func set(_ new: Float, by unit: PairUnit) {
    if value != nil { update(orMake: PairTrack(value: new, at: .zero)) { $0.set(new, by: unit) } }
  }
}
