/// How the focus goes on while a heading is held (F13): the same for keys, the directional pad and sticks.
public struct FocusRepeat: Hashable, Sendable {
  /// After how many seconds the second step comes. UIKit's number is not published; ours is a keyboard's usual one.
  public var delay = 0.4
  /// How many seconds lie between the second step and the third.
  public var interval = 0.16
  /// By what each interval is shorter than the one before.
  public var acceleration = 0.85
  /// The shortest interval.
  public var shortest = 0.05

  /// A delay, and steps that come faster and faster.
  public init() {}

  /// The time to the next step after some repeats, at least 1. (By multiplying: the same on every machine.)
  package func interval(after repeats: Int) -> Double {
    var interval = max(interval, 0.001)
    let least = max(shortest, 0.001)
    for _ in 1..<max(repeats, 1) where interval > least { interval *= min(max(acceleration, 0), 1) }
    return max(interval, min(least, self.interval))
  }
}
