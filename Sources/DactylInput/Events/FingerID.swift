/// The identity of a device. Unique while the program runs; never a device index.
public struct DeviceID: Hashable, Sendable {
  /// The number under which the platform knows the device.
  public var rawValue: Int64
  /// Makes an identity from the platform's number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  /// The mouse; all mice share this identity.
  public static let mouse = DeviceID(-1)
  /// A device that the platform did not name.
  public static let unknown = DeviceID(0)
}

/// The identity of a finger on a device: constant from landing to lifting, and possibly used again afterwards.
public struct FingerID: Hashable, Sendable {
  /// The device that the finger is on.
  public var device: DeviceID
  /// The device's own number for the finger.
  public var finger: Int64
  /// Makes an identity from a device and its number for the finger.
  public init(device: DeviceID = .unknown, _ finger: Int64) {
    self.device = device
    self.finger = finger
  }
  /// The mouse with a button pressed.
  public static let mouse = FingerID(device: .mouse, 0)
}
