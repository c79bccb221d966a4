/// From when on the triggers and sticks of game controllers count as pressed. All numbers are parts of the whole way,
/// 0…1.
///
/// Each has two thresholds, a higher one to begin and a lower one to end: what trembles between them does not flicker.
/// Where they are comes beside that as it was measured (`Scene.axisValue(_:of:)`), without dead zone and curve.
public struct ControllerSettings: Hashable, Sendable {
  /// What of a stick's way counts, before it is compared with the thresholds. Round by default.
  public var stickDeadZone = DeadZone()
  /// How a stick's ways answer behind the dead zone.
  public var stickCurve = ResponseCurve.linear
  /// How far beyond the dead zone one of a stick's four ways is pressed. Ours: a stick pushed one way to its stop may
  /// be 17 degrees askew before it presses a second way too.
  public var stickBegan: Float = 0.3
  /// The value below which it is released. A value of our own: two thirds of the pressing one.
  public var stickEnded: Float = 0.2
  /// How a trigger answers, before it is compared with the thresholds.
  public var triggerCurve = ResponseCurve.linear
  /// How far a trigger is pulled when it is pressed. XInput's advice is 30 of 255.
  public var triggerBegan: Float = 0.12
  /// The value below which it is released. A value of our own: two thirds of the pressing one.
  public var triggerEnded: Float = 0.08
  /// How much harder or softer is worth reporting. A value of our own: controllers report a 256th and tremble by two or
  /// three of them. Where a stick or trigger at rest is, is reported in such steps, too.
  public var smallestChange: Float = 1 / 64
  /// Whether fingers on the touchpads of controllers are touches (`TouchType.controller`): off by default, since thumbs
  /// rest there. The touchpad pressed down is a button in any case.
  public var reportsTouchpads = false

  /// Thresholds that suit most controllers.
  public init() {}

  var stick: AnalogLimits { AnalogLimits(began: stickBegan, ended: stickEnded, smallestChange: smallestChange) }
  var trigger: AnalogLimits { AnalogLimits(began: triggerBegan, ended: triggerEnded, smallestChange: smallestChange) }

  /// Where a stick is as far as its ways are concerned.
  func beyondDeadZone(_ stick: Vector) -> Vector { stickCurve.apply(stickDeadZone.apply(stick)) }
}
