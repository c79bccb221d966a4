/// From when on the triggers and sticks of game controllers count as pressed. All numbers are parts of the whole way, 0…1.
///
/// Each has two thresholds, a higher one to begin and a lower one to end: what trembles between them does not flicker.
public struct ControllerSettings: Hashable, Sendable {
  /// How far a stick may be off its middle and still be at rest, whichever way; the rest of its way counts from there.
  /// XInput's advice for the left stick is 7849 of 32767; worn sticks need no more.
  public var stickDeadZone: Float = 0.24
  /// How far beyond the dead zone one of a stick's four ways is pressed. Ours: a stick pushed one way to its stop may be
  /// 17 degrees askew before it presses a second way too.
  public var stickBegan: Float = 0.3
  /// The value below which it is released. A value of our own: two thirds of the pressing one.
  public var stickEnded: Float = 0.2
  /// How far a trigger is pulled when it is pressed. XInput's advice is 30 of 255.
  public var triggerBegan: Float = 0.12
  /// The value below which it is released. A value of our own: two thirds of the pressing one.
  public var triggerEnded: Float = 0.08
  /// How much harder or softer is worth reporting. A value of our own: controllers report a 256th and tremble by two or
  /// three of them.
  public var smallestChange: Float = 1 / 64

  /// Thresholds that suit most controllers.
  public init() {}

  var stick: AnalogLimits { AnalogLimits(began: stickBegan, ended: stickEnded, smallestChange: smallestChange) }
  var trigger: AnalogLimits { AnalogLimits(began: triggerBegan, ended: triggerEnded, smallestChange: smallestChange) }

  /// Where a stick is beyond its dead zone, which is round: a square one would turn slight slants into straight lines.
  func beyondDeadZone(_ stick: Vector) -> Vector {
    let length = stick.length
    let dead = min(max(0, stickDeadZone), 0.99)
    guard stick.isFinite, length > dead else { return .zero }
    // Corners of a stick that moves in a square lie farther out than its stops.
    return stick / length * ((min(length, 1) - dead) / (1 - dead))
  }
}
