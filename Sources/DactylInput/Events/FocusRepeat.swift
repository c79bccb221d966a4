/// The repetition of focus moves while a heading is held (F13): the same for keys, the directional pad and sticks.
public struct FocusRepeat: Hashable, Sendable {
  /// The seconds until the second step. UIKit's number is not published; ours is the usual one of keyboards.
  public var delay = 0.4
  /// The seconds between the second step and the third.
  public var interval = 0.16
  /// The factor by which each interval is shorter than the one before.
  public var acceleration = 0.85
  /// The shortest interval, in seconds.
  public var shortest = 0.05

  /// Makes the default repetition: a delay, followed by steps at decreasing intervals.
  public init() {}

  /// Returns the time to the next step after a number of repeats, at least 1. (By multiplication: the same on every
  /// machine.)
  package func interval(after repeats: Int) -> Double {
    var interval = max(interval, 0.001)
    let least = max(shortest, 0.001)
    for _ in 1..<max(repeats, 1) where interval > least { interval *= min(max(acceleration, 0), 1) }
    return max(interval, min(least, self.interval))
  }
}
