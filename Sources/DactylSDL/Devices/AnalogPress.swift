/// The thresholds of something that can be pressed more or less hard.
struct AnalogLimits: Hashable, Sendable {
  /// The force from which it is pressed.
  var began: Float
  /// The force below which it is released.
  var ended: Float
  /// The least change of the force that is reported.
  var smallestChange: Float
}

/// A trigger, or a direction of a stick: turns its position into a press that begins, changes and ends (P3).
struct AnalogPress: Hashable, Sendable {
  private(set) var isDown = false
  /// The force that was reported last.
  private(set) var force: Float = 0

  /// Handles a new position. Returns the phase to report; nil when the change is too small.
  mutating func take(_ value: Float, _ limits: AnalogLimits) -> PressSamplePhase? {
    guard value.isFinite else { return nil }
    guard isDown else {
      guard value > 0, value >= limits.began else { return nil }
      isDown = true
      force = value
      return .began
    }
    if value <= 0 || value < min(limits.ended, limits.began) {
      isDown = false
      force = 0
      return .ended
    }
    // The end stop is always reported: a game may wait for it.
    let isAtStop = value >= 1 && force < 1
    guard isAtStop || abs(value - force) >= limits.smallestChange else { return nil }
    force = value
    return .changed
  }
}
