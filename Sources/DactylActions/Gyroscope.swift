/// The gyroscope of a controller: what it measures at rest, where up is, and how it has turned since the last sample.
/// Vectors are in the axes of the device (`MotionSample`).
struct Gyroscope {
  /// The angles of a turn, to the right and down, in radians.
  struct Turn {
    var local = Vector.zero
    var player = Vector.zero
  }

  let device: DeviceID
  /// What it measures at rest, in radians per second.
  var bias = SIMD3<Float>.zero
  /// The moment until which the player lets it rest to be measured; nil else.
  private(set) var calibratesUntil: Timestamp?
  /// The last rate without the bias, and its moment.
  private var rate = SIMD3<Float>.zero
  private var measured: Timestamp?
  /// The direction away from the ground, with a length of 1; zero until it is known.
  private var up = SIMD3<Float>.zero
  private var rest = Rest()

  /// Samples further apart turn nothing: the sensor was off, or nobody knows what was between them.
  private static let longestGap = 0.1
  /// The part of the difference by which the acceleration corrects where up is, in a second.
  private static let correction: Float = 2
  /// The yaw about what is upright counts for more, as long as the turn was not larger than it: leaning the controller
  /// by up to 45° from the axis of a turn loses nothing.
  private static let relaxation: Float = 1.41

  init(_ device: DeviceID) { self.device = device }

  /// Begins a calibration: the mean of the rates up to a moment is what is measured at rest.
  mutating func calibrate(until moment: Timestamp) {
    calibratesUntil = moment
    rest = Rest()
  }

  /// Handles a sample. Returns the turn since the one before; nothing while the gyroscope is calibrated.
  mutating func take(_ sample: MotionSample, at now: Timestamp, findsRest: Bool) -> Turn {
    if let acceleration = sample.acceleration { rest.note(acceleration: acceleration) }
    guard let raw = sample.rotationRate else {
      if let acceleration = sample.acceleration, up == .zero { up = acceleration.direction }
      return Turn()
    }
    noteRest(raw, at: now, findsRest: findsRest)
    let last = measured
    let rate = raw - bias
    defer { (self.rate, measured) = (rate, now) }
    guard let last, now > last, now - last <= Self.longestGap else { return Turn() }
    let mean = (self.rate + rate) / 2
    let time = Float(now - last)
    findUp(mean, sample.acceleration ?? rest.acceleration, time)
    guard calibratesUntil == nil else { return Turn() }
    return Turn(local: Vector(-mean.y, -mean.x) * time, player: Vector(-yaw(mean), -mean.x) * time)
  }

  /// The rate about what is upright for the player.
  private func yaw(_ rate: SIMD3<Float>) -> Float {
    guard up != .zero else { return rate.y }
    let about = rate.y * up.y + rate.z * up.z
    let most = (rate.y * rate.y + rate.z * rate.z).squareRoot()
    let size = min(abs(about) * Self.relaxation, most)
    return about < 0 ? -size : size
  }

  /// Turns the upward direction against the device's own turn, and corrects it by the acceleration.
  private mutating func findUp(_ rate: SIMD3<Float>, _ acceleration: SIMD3<Float>?, _ time: Float) {
    guard let acceleration, acceleration.direction != .zero else { return }
    guard up != .zero else { return up = acceleration.direction }
    let turned = up + up.cross(rate) * time
    up = (turned + (acceleration.direction - turned) * min(Self.correction * time, 1)).direction
  }

  private mutating func noteRest(_ raw: SIMD3<Float>, at now: Timestamp, findsRest: Bool) {
    if let end = calibratesUntil {
      rest.add(raw, at: now)
      guard now >= end else { return }
      calibratesUntil = nil
      bias = rest.mean
      rest = Rest()
    } else if findsRest {
      if let mean = rest.find(raw, at: now) { bias = mean }
    }
  }

  /// The samples of a gyroscope that may be at rest.
  private struct Rest {
    /// The time for which it has to rest, in seconds; the differences between rates, in radians per second, and
    /// between accelerations, in metres per second squared, that are noise; and the rate above which it is turned.
    private static let time = 1.0
    private static let noise: Float = 0.03
    private static let shaking: Float = 0.4
    private static let mostBias: Float = 0.2

    private(set) var acceleration: SIMD3<Float>?
    private var isShaken = false
    private var began: Timestamp?
    private var sum = SIMD3<Double>.zero
    private var count = 0.0
    private var least = SIMD3<Float>.zero
    private var most = SIMD3<Float>.zero

    var mean: SIMD3<Float> { count > 0 ? SIMD3<Float>(sum / count) : .zero }

    mutating func note(acceleration new: SIMD3<Float>) {
      if let old = acceleration, (new - old).length > Self.shaking { isShaken = true }
      acceleration = new
    }

    mutating func add(_ rate: SIMD3<Float>, at now: Timestamp) {
      if count == 0 { (began, least, most) = (now, rate, rate) }
      sum += SIMD3<Double>(rate)
      count += 1
      least = least.lower(rate)
      most = most.upper(rate)
    }

    /// Adds a rate. Returns the mean of all since the device came to rest, once it has rested for long enough.
    mutating func find(_ rate: SIMD3<Float>, at now: Timestamp) -> SIMD3<Float>? {
      add(rate, at: now)
      let spread = most - least
      guard !isShaken, max(spread.x, spread.y, spread.z) <= Self.noise, rate.length <= Self.mostBias, let began else {
        startOver()
        return nil
      }
      guard now - began >= Self.time else { return nil }
      defer { startOver() }
      return mean
    }

    private mutating func startOver() {
      let known = acceleration
      self = Rest()
      acceleration = known
    }
  }
}

extension Gyroscope: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(device)
    hash.mix(calibratesUntil)
    hash.mix(measured)
    for vector in [bias, rate, up, rest.mean] {
      for number in [vector.x, vector.y, vector.z] { hash.mix(number) }
    }
  }
}

extension SIMD3<Float> {
  var length: Float { (x * x + y * y + z * z).squareRoot() }
  /// The vector with a length of 1; zero where it has none.
  fileprivate var direction: SIMD3 { length > 0 && length.isFinite ? self / length : .zero }

  fileprivate func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  fileprivate func lower(_ other: SIMD3) -> SIMD3 { replacing(with: other, where: other .< self) }
  fileprivate func upper(_ other: SIMD3) -> SIMD3 { replacing(with: other, where: other .> self) }
}
