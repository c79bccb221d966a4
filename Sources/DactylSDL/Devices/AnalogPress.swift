/// When something that can be pressed more or less hard is pressed.
struct AnalogLimits: Hashable, Sendable {
  /// From how hard on it is pressed.
  var began: Float
  /// The force below which it is released.
  var ended: Float
  /// How large a change must be to be reported.
  var smallestChange: Float
}

/// A trigger, or one way of a stick: turns how far it is into a press that begins, changes and ends (P3).
struct AnalogPress: Hashable, Sendable {
  private(set) var isDown = false
  /// How hard, as it was reported last.
  private(set) var force: Float = 0

  /// Takes how far it is now, and returns what that comes to; nil when it is not worth reporting.
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
    // The stop is always reported: a game may wait for it.
    let isAtStop = value >= 1 && force < 1
    guard isAtStop || abs(value - force) >= limits.smallestChange else { return nil }
    force = value
    return .changed
  }
}
