/// What the sensors of a device measured at one moment: how it moves, in its own axes (M4).
///
/// The axes are those of the device as it is held: x to the right, y up, z towards who holds it. A sample has what one
/// sensor measured, or both.
public struct MotionSample: Hashable, Sendable {
  /// Whose sensors they are: a controller's, or `.unknown` for those of the machine itself.
  public var device: DeviceID
  // As plain numbers: vectors of three would make every event larger.
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

  /// The acceleration in metres a second, each second; gravity included: a device that lies still has 9.81 away from
  /// the ground. Nil when this sample has none.
  public var acceleration: SIMD3<Float>? {
    get { hasAcceleration ? SIMD3(ax, ay, az) : nil }
    set {
      hasAcceleration = newValue != nil
      let vector = newValue ?? .zero
      (ax, ay, az) = (vector.x, vector.y, vector.z)
    }
  }

  /// How fast it turns about its axes, in radians a second, against the clock as seen from the axis' end. Nil when this
  /// sample has none.
  public var rotationRate: SIMD3<Float>? {
    get { hasRotationRate ? SIMD3(rx, ry, rz) : nil }
    set {
      hasRotationRate = newValue != nil
      let vector = newValue ?? .zero
      (rx, ry, rz) = (vector.x, vector.y, vector.z)
    }
  }

  /// Whether all that it has are numbers that are not infinite.
  var isFinite: Bool {
    ax.isFinite && ay.isFinite && az.isFinite && rx.isFinite && ry.isFinite && rz.isFinite
  }
}

/// What is known of a device's movement at a moment: the last that each of its sensors measured (M4).
public struct MotionData: Hashable, Sendable {
  /// Whose sensors they are.
  public var device: DeviceID
  /// When the newest of the values was measured.
  public var timestamp: Timestamp
  /// As `MotionSample.acceleration`; nil until a sensor measured one.
  public var acceleration: SIMD3<Float>?
  /// As `MotionSample.rotationRate`; nil until a sensor measured one.
  public var rotationRate: SIMD3<Float>?
}

/// A listener of motion data, to take it off again.
public struct MotionListenerID: Hashable, Sendable {
  let number: Int
}
