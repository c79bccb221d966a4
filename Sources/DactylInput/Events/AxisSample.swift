/// What of a controller moves gradually: a stick, or a trigger.
public enum ControllerAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// The stick under the left thumb.
  case leftStick
  /// The stick under the right thumb.
  case rightStick
  /// The trigger at the left index finger.
  case leftTrigger
  /// The trigger at the right index finger.
  case rightTrigger

  /// Whether it goes in two directions.
  public var isStick: Bool { self == .leftStick || self == .rightStick }
}

/// Where a stick or trigger is, as the controller measured it: before any dead zone.
///
/// It changes the values that a scene keeps (`Scene.axisValue(_:of:)`), and begins no press: the platform sends presses
/// beside it, by thresholds (P3).
public struct AxisSample: Hashable, Sendable {
  /// The stick or trigger.
  public var axis: ControllerAxis
  /// The controller whose stick or trigger moved.
  public var device: DeviceID
  /// A stick's place, −1…1 to the right and down; a trigger's way, 0…1, in `dx`.
  public var value: Vector

  /// Makes a sample.
  public init(_ axis: ControllerAxis, _ value: Vector, device: DeviceID = .unknown) {
    self.axis = axis
    self.value = value
    self.device = device
  }
}
