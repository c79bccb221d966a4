/// A measurement of a device's motion sensors at one moment, in the device's own axes (M4).
///
/// The axes are those of the device as it is held: x to the right, y up, z towards the person who holds it. A sample
/// contains the measurement of one sensor, or of both.
public struct MotionSample: Hashable, Sendable {
  /// The device of the sensors: a controller, or `.unknown` for the machine itself.
  public var device: DeviceID
  // Stored as single numbers, since vectors of three would make every event larger.
  private var (ax, ay, az) = (Float.zero, Float.zero, Float.zero)
  private var (rx, ry, rz) = (Float.zero, Float.zero, Float.zero)
  private var hasAcceleration = false
  private var hasRotationRate = false

  /// Makes a sample.
  public init(device: DeviceID = .unknown, acceleration: SIMD3<Float>? = nil, rotationRate: SIMD3<Float>? = nil) {
    self.device = device
    self.acceleration = acceleration
    self.rotationRate = rotationRate
  }

  /// The acceleration in metres per second squared, including gravity: a device at rest has 9.81 away from the ground.
  /// Nil when this sample has none.
  public var acceleration: SIMD3<Float>? {
    get { hasAcceleration ? SIMD3(ax, ay, az) : nil }
    set {
      hasAcceleration = newValue != nil
      let vector = newValue ?? .zero
      (ax, ay, az) = (vector.x, vector.y, vector.z)
    }
  }

  /// The rotation rate about each axis in radians per second, counterclockwise as seen from the end of the axis. Nil
  /// when this sample has none.
  public var rotationRate: SIMD3<Float>? {
    get { hasRotationRate ? SIMD3(rx, ry, rz) : nil }
    set {
      hasRotationRate = newValue != nil
      let vector = newValue ?? .zero
      (rx, ry, rz) = (vector.x, vector.y, vector.z)
    }
  }

  /// Whether all its numbers are finite.
  var isFinite: Bool {
    ax.isFinite && ay.isFinite && az.isFinite && rx.isFinite && ry.isFinite && rz.isFinite
  }
}

/// The state of a device's motion: the last measurement of each of its sensors (M4).
public struct MotionData: Hashable, Sendable {
  /// The device of the sensors.
  public var device: DeviceID
  /// The timestamp of the newest value.
  public var timestamp: Timestamp
  /// The last `MotionSample.acceleration`; nil before the first one.
  public var acceleration: SIMD3<Float>?
  /// The last `MotionSample.rotationRate`; nil before the first one.
  public var rotationRate: SIMD3<Float>?
}
