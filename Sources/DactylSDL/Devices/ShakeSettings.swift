/// The settings of the detection of shakes. UIKit publishes none of these numbers.
public struct ShakeSettings: Hashable, Sendable {
  /// The least strength of a push, beyond gravity, in metres per second squared. A value of our own: one and a half
  /// times gravity, which walking and setting the device down seldom reach.
  public var strength: Float = 15
  /// The number of reversals of the pushes for a shake. A value of our own: to and fro and to again; a single blow
  /// rebounds once.
  public var reversals = 2
  /// The greatest time between two pushes of a shake, in seconds. A value of our own: a slow shake goes to and fro
  /// twice a second.
  public var reversalInterval = 0.4
  /// The time without a push after which a shake is over, in seconds. A value of our own: longer than between two
  /// pushes, so that a slow shake is a single one.
  public var calm = 0.5
  /// The time after which a shake is too long, and cancelled (M2), in seconds. A value of our own: that is a ride
  /// rather than a gesture.
  public var longest = 3.0
  /// The time over which gravity is averaged, in seconds. A value of our own: turning the device around takes as long,
  /// while a push is shorter.
  public var gravityTime = 0.5

  /// Makes values for a device that is held in the hand.
  public init() {}
}
