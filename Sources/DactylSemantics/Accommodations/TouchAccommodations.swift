/// How fingers are taken that can't be put down, held still or lifted as fast as others: as in the touch accommodations
/// of iOS. The default changes nothing.
///
/// They hold for fingers and pencils, not for the mouse, and for what lands after they were set.
public struct TouchAccommodations: Hashable, Sendable {
  /// What a finger does that lifts within the delay of tap assistance.
  public enum TapAssistance: UInt8, Hashable, Sendable {
    /// It taps where it landed.
    case initialLocation
    /// It taps where it lifted.
    case finalLocation
  }

  /// The seconds that a finger has to be down before it counts: it begins where it is then. One that lifts before is
  /// ignored (AX13). 0 for at once.
  public var holdDuration = 0.0
  /// The seconds after a touch within which another one is ignored (AX14). 0 for none.
  public var ignoreRepeat = 0.0
  /// The distance in points from the last touch within which another one is ignored; anywhere by default.
  public var ignoreRepeatDistance = Float.infinity
  /// Makes a tap of a finger that lifts within the delay, however far it slid (AX15); nil for none.
  public var tapAssistance: TapAssistance?
  /// The delay of tap assistance in seconds, after the hold duration. A finger that is down for longer begins as usual,
  /// where it is then.
  public var tapAssistanceDelay = 0.5
  /// The distance in points that a finger which waits may slide. One that goes further swipes: it begins at once, where
  /// it landed (AX16). Nil, the default, lets it slide anywhere.
  public var swipeTolerance: Float?

  /// Makes settings that change nothing.
  public init() {}

  /// The time in seconds that a finger waits at most.
  var waitingTime: Double { holdDuration.time + (tapAssistance == nil ? 0 : tapAssistanceDelay.time) }
}

extension Double {
  /// The seconds of a setting: 0 for what is no time.
  var time: Double { isFinite ? Swift.max(0, self) : 0 }
}
