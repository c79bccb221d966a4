import Dactyl

/// A finger that lifts while it is fast. Discrete.
struct FlickGesture: GestureRecognizer {
  static var isDiscrete: Bool { true }
  /// The minimum speed, in points a second.
  var leastSpeed: Float = 300
  /// The speed of the flick.
  private(set) var velocity = Vector.zero
  private var estimate = VelocityEstimate()

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    for touch in touches { estimate.add(touch.location - .zero, at: touch.timestamp) }
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    velocity = estimate.velocity(at: context.timestamp, window: context.settings.velocityWindow)
    context.state = velocity.length >= leastSpeed ? .recognized : .failed
  }

  mutating func reset() { estimate = VelocityEstimate() }
}
