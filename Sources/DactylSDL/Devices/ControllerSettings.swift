/// The thresholds at which the triggers and sticks of game controllers count as pressed. All numbers are fractions of
/// the full travel, 0…1.
///
/// Each has two thresholds, a higher one to begin and a lower one to end, so that jitter between them causes no
/// flicker. The positions are also reported as measured (`Scene.axisValue(_:of:)`), without dead zone and curve.
public struct ControllerSettings: Hashable, Sendable {
  /// The dead zone of a stick, applied before the position is compared with the thresholds. Round by default.
  public var stickDeadZone = DeadZone()
  /// The response of a stick's directions beyond the dead zone.
  public var stickCurve = ResponseCurve.linear
  /// The position beyond the dead zone from which one of a stick's four directions is pressed. A value of our own: a
  /// stick pushed to its stop in one direction may be 17 degrees off before it presses a second direction too.
  public var stickBegan: Float = 0.3
  /// The value below which it is released. A value of our own: two thirds of the pressing one.
  public var stickEnded: Float = 0.2
  /// The response of a trigger, applied before the position is compared with the thresholds.
  public var triggerCurve = ResponseCurve.linear
  /// The position from which a trigger is pressed. XInput's advice is 30 of 255.
  public var triggerBegan: Float = 0.12
  /// The value below which it is released. A value of our own: two thirds of the pressing one.
  public var triggerEnded: Float = 0.08
  /// The least change of force that is reported. A value of our own: controllers report steps of 1/256 and jitter by
  /// two or three of them. The position of a stick or trigger at rest is reported in such steps, too.
  public var smallestChange: Float = 1 / 64
  /// Whether fingers on the touchpads of controllers are touches (`TouchType.controller`): false by default, since
  /// thumbs rest there. Pressing the touchpad down is a button in any case.
  public var reportsTouchpads = false

  /// Makes thresholds that suit most controllers.
  public init() {}

  var stick: AnalogLimits { AnalogLimits(began: stickBegan, ended: stickEnded, smallestChange: smallestChange) }
  var trigger: AnalogLimits { AnalogLimits(began: triggerBegan, ended: triggerEnded, smallestChange: smallestChange) }

  /// The position of a stick that counts for its directions.
  func beyondDeadZone(_ stick: Vector) -> Vector { stickCurve.apply(stickDeadZone.apply(stick)) }
}
