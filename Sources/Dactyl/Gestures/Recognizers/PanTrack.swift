/// The way of some fingers: how far their middle has come, and how fast it goes. What the kinds of pan have in common.
///
/// What it knows of its speed lies on the heap, from the first movement to the reset: at rest it is small.
struct PanTrack {
  /// The way since the translation was last set, in the scene's axes.
  private(set) var travelled = Vector.zero
  /// When the fingers were last looked at.
  private var lastTime = Timestamp.zero
  /// Of the way as it was gone, whatever the translation was set to; it has samples from the first movement on.
  private var estimate = VelocityEstimate()
  /// How many fingers are down.
  var down: UInt8 = 0

  /// Points a second, in the scene's axes, as of the last look, from the samples of so many seconds before it.
  func velocity(window: Double) -> Vector { estimate.velocity(at: lastTime, window: window) }

  /// Starts again from here.
  mutating func start(at time: Timestamp) {
    lastTime = time
    setTravelled(.zero)
  }

  /// Sets the way so far, and lets the velocity begin again from here (PAN8).
  mutating func setTravelled(_ vector: Vector) {
    travelled = vector
    if !estimate.isEmpty { estimate.restart(at: .zero, lastTime) }
  }

  /// Leaves out the way so far; the velocity goes on (PAN7).
  mutating func forgetWay() { travelled = .zero }

  /// Adds a way that was gone at a moment.
  @inline(__always)
  mutating func add(_ way: Vector, at time: Timestamp) {
    let before = lastTime
    travelled += way
    lastTime = time
    guard way != .zero else { return }
    if estimate.isEmpty { estimate.restart(at: .zero, before) }
    estimate.add((estimate.lastPlace ?? .zero) + way, at: time)
  }

  /// Looks at the time, so that fingers that rest, or do not count, have no velocity.
  mutating func rest(until time: Timestamp) { lastTime = time }

  /// Adds what the fingers' middle moved by: each finger's own way, shared among all, so that nothing jumps when their
  /// number changes (PAN5). A finger that is alone counts with all of its samples (T28).
  @inline(__always)
  mutating func travel(_ touches: Touches, _ context: GestureContext) {
    if down == 1 && touches.count == 1 {
      return context.forEachCoalescedTouch(of: touches[0]) { touch in
        add(touch.location - touch.previousLocation, at: touch.timestamp)
      }
    }
    var way = Vector.zero
    for index in touches.indices { way += touches[index].location - touches[index].previousLocation }
    add(way / Float(max(down, 1)), at: context.timestamp)
  }
}

/// What handles of the kinds of pan show of their track.
protocol PanTracking: GestureRecognizer {
  var track: PanTrack { get set }
}
