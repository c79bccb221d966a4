/// What counts as shaking a device. UIKit publishes none of these numbers.
public struct ShakeSettings: Hashable, Sendable {
  /// How strong a push must be, beyond gravity, in metres a second squared. Ours: one and a half times gravity, which
  /// walking and setting the device down seldom reach.
  public var strength: Float = 15
  /// How many times the pushes must turn back for it to be a shake. Ours: to and fro and to again; a single blow
  /// rebounds once.
  public var reversals = 2
  /// How many seconds may lie between two pushes that belong together. Ours: a slow shake is two to and fro a second.
  public var reversalInterval = 0.4
  /// After how many seconds without a push it is over. Ours: longer than between two pushes, so that a slow shake is
  /// one.
  public var calm = 0.5
  /// After how many seconds it is too long to be a shake, and cancelled (M2). Ours: rather a ride than a gesture.
  public var longest = 3.0
  /// Over how many seconds gravity is averaged. Ours: turning the device round takes as long, a push is over sooner.
  public var gravityTime = 0.5

  /// Numbers for something held in the hand.
  public init() {}
}
