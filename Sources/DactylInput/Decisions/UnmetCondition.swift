/// A condition of a recognizer that its input does not meet: what was measured, and the limit.
///
/// A recognizer that fails by itself passes one to `GestureContext.fail(_:)`, for the log of decisions; for one that is
/// still possible `AnyGesture.unmetCondition` has what is missing so far.
public struct UnmetCondition: Hashable, Sendable {
  /// What is measured, with its unit.
  public enum Quantity: UInt8, Sendable, CaseIterable {
    /// The distance in points of a finger, or of the middle of several, from where it landed.
    case movement = 1
    /// The time in milliseconds that fingers are down.
    case duration
    /// The time in milliseconds between two taps.
    case interval
    /// The distance in points between two taps.
    case apart
    /// The number of fingers.
    case fingers
    /// The number of taps.
    case taps
    /// The change in points of the distance of two fingers.
    case distance
    /// The angle in radians by which two fingers turned.
    case angle
    /// The distance in points from the nearest edge to where a finger landed.
    case edge
    /// The distance in points beyond the bounds of a control.
    case outside
    /// The direction of a movement; without numbers.
    case direction
    /// The buttons of a pointer; without numbers.
    case buttons
  }

  /// What is measured.
  public var quantity: Quantity
  /// The measured value, in the unit of the quantity; 0 for one without numbers.
  public var measured: Float
  /// The limit that the value exceeds or does not reach, in the same unit; 0 for a quantity without numbers.
  public var limit: Float
  /// The rule that sets the limit; `.none` for a recognizer of a game's own.
  public var rule: Rule

  /// Makes a condition, with the values in the unit of the quantity.
  public init(_ quantity: Quantity, measured: Float = 0, limit: Float = 0, rule: Rule = .none) {
    self.quantity = quantity
    self.measured = measured
    self.limit = limit
    self.rule = rule
  }
}
