/// An axis of a controller: a stick, or a trigger.
public enum ControllerAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// The stick under the left thumb.
  case leftStick
  /// The stick under the right thumb.
  case rightStick
  /// The trigger at the left index finger.
  case leftTrigger
  /// The trigger at the right index finger.
  case rightTrigger

  /// Whether the axis is a stick, which moves in two dimensions.
  public var isStick: Bool { self == .leftStick || self == .rightStick }
}

/// The position of a stick or trigger, as the controller measured it: before any dead zone.
///
/// Updates the values that a scene keeps (`Scene.axisValue(_:of:)`), and begins no press: the platform sends presses in
/// addition, by thresholds (P3).
public struct AxisSample: Hashable, Sendable {
  /// The stick or trigger.
  public var axis: ControllerAxis
  /// The controller whose stick or trigger moved.
  public var device: DeviceID
  /// The position of a stick, −1…1 to the right and down; that of a trigger, 0…1, in `dx`.
  public var value: Vector

  /// Makes a sample.
  public init(_ axis: ControllerAxis, _ value: Vector, device: DeviceID = .unknown) {
    self.axis = axis
    self.value = value
    self.device = device
  }
}
