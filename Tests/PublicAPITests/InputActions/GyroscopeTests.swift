import Dactyl
import DactylTesting
import Testing

extension InputAction where Value == Movement {
  fileprivate static let aiming = InputAction("aiming")
}

/// Aiming with the gyroscope of a controller.
@Suite struct GyroscopeTests {
  private let scene = Scene(size: Size(400, 400))
  private let pad = DeviceID(7)
  /// A controller that lies flat, and one that is held upright with its sticks towards the player.
  private static let flat = SIMD3<Float>(0, 9.81, 0)
  private static let upright = SIMD3<Float>(0, 0, 9.81)

  private func bind(_ binding: InputBinding) {
    scene.inputActions.push(InputContext("play") { $0.bind(.aiming, to: binding) })
  }

  /// The way while the controller turns at a rate for some seconds, with samples 250 times a second.
  private func turn(
    _ rate: SIMD3<Float>, _ acceleration: SIMD3<Float>? = flat, seconds: Double = 1, noise: Float = 0
  ) -> Vector {
    var sum = Vector.zero
    let reader = scene.makeInputReader()
    var sign: Float = 1
    for _ in 0..<Int(seconds * 250) {
      sign = -sign
      let measured = rate + SIMD3(repeating: sign * noise)
      scene.send(.motionData(MotionSample(device: pad, acceleration: acceleration, rotationRate: measured)))
      scene.advance(by: 0.004)
      sum += reader.read()[.aiming]
    }
    return sum
  }

  private func isNear(_ way: Vector, _ dx: Float, _ dy: Float) -> Bool { (way - Vector(dx, dy)).length < 0.02 }

  @Test("Turning to the right moves to the right, tilting the nose down moves down", arguments: GyroscopeSpace.allCases)
  func axes(space: GyroscopeSpace) {
    bind(.gyroscope(space))
    _ = turn(.zero, seconds: 0.1)
    // Counterclockwise as seen from above is to the left.
    #expect(isNear(turn(SIMD3(0, -0.5, 0)), 0.5, 0))
    // About the axis to the right, counterclockwise as seen from its end: the nose goes up.
    #expect(isNear(turn(SIMD3(0.5, 0, 0), seconds: 0.2), 0, -0.1))
  }

  @Test("In the player's space a turn about what is upright counts, however the controller is held")
  func playerSpace() {
    bind(.gyroscope(.player))
    _ = turn(.zero, Self.upright, seconds: 0.1)
    #expect(isNear(turn(SIMD3(0, 0, -0.5), Self.upright), 0.5, 0))
    #expect(isNear(turn(SIMD3(0, -0.5, 0), Self.upright), 0, 0))
  }

  @Test("In the controller's space its own axes count")
  func localSpace() {
    bind(.gyroscope(.local))
    _ = turn(.zero, Self.upright, seconds: 0.1)
    #expect(isNear(turn(SIMD3(0, -0.5, 0), Self.upright), 0.5, 0))
  }

  @Test("Without an acceleration sensor both are alike")
  func withoutAcceleration() {
    bind(.gyroscope(.player))
    _ = turn(.zero, nil, seconds: 0.1)
    #expect(isNear(turn(SIMD3(0, -0.5, 0), nil), 0.5, 0))
  }

  @Test("The sensors are on while an active context binds a gyroscope")
  func sensors() {
    #expect(turn(SIMD3(0, -0.5, 0)) == .zero && scene.inputActions.gyroscopeBias(of: pad) == .zero)
    let context = InputContext("play") { $0.bind(.aiming, to: .gyroscope().with(.button(.leftTrigger))) }
    scene.inputActions.push(context)
    #expect(turn(SIMD3(0, -0.5, 0)) == .zero)
    scene.send(.press(PressSample(.button(.leftTrigger), .began, device: pad)))
    scene.advance(by: 0)
    #expect(isNear(turn(SIMD3(0, -0.5, 0)), 0.5, 0))
  }

  @Test("A pause of the sensor turns nothing")
  func gaps() {
    bind(.gyroscope())
    _ = turn(SIMD3(0, -1, 0), seconds: 0.1)
    scene.advance(by: 5)
    #expect(isNear(turn(SIMD3(0, -1, 0), seconds: 0.1), 0.1, 0))
  }

  @Test("A calibration measures the bias, and turns nothing meanwhile")
  func calibration() {
    scene.inputActions.calibratesRestingGyroscopes = false
    bind(.gyroscope())
    let bias = SIMD3<Float>(0.01, 0.3, -0.02)
    #expect(isNear(turn(bias), -0.3, -0.01))

    scene.inputActions.calibrateGyroscope(of: pad, seconds: 1)
    #expect(scene.inputActions.isCalibratingGyroscope(of: pad))
    #expect(turn(bias, seconds: 1, noise: 0.01) == .zero)
    _ = turn(bias, seconds: 0.1)

    #expect(!scene.inputActions.isCalibratingGyroscope(of: pad))
    let found = scene.inputActions.gyroscopeBias(of: pad)
    #expect(abs(found.y - 0.3) < 0.001)
    #expect(isNear(turn(bias), 0, 0))
    scene.inputActions.setGyroscopeBias(SIMD3(.nan, 0, 0), of: pad)
    #expect(scene.inputActions.gyroscopeBias(of: pad) == found)
    scene.inputActions.setGyroscopeBias(.zero, of: pad)
    #expect(isNear(turn(bias), -0.3, -0.01))
  }

  @Test("One that lies still is calibrated by itself; one that is held or turned is not")
  func rest() {
    bind(.gyroscope())
    let bias = SIMD3<Float>(0, 0.05, 0)
    _ = turn(bias, seconds: 1.5, noise: 0.005)
    #expect(abs(scene.inputActions.gyroscopeBias(of: pad).y - 0.05) < 0.002)
    #expect(isNear(turn(bias, noise: 0.005), 0, 0))

    let known = scene.inputActions.gyroscopeBias(of: pad)
    // Turned steadily, and held by a hand that trembles.
    _ = turn(SIMD3(0, 0.6, 0), seconds: 3)
    _ = turn(.zero, seconds: 3, noise: 0.05)
    #expect(scene.inputActions.gyroscopeBias(of: pad) == known)
  }

  @Test("A snapshot holds the calibration")
  func snapshots() {
    scene.inputActions.setGyroscopeBias(SIMD3(1, 2, 3), of: pad)
    let snapshot = scene.snapshot()
    scene.inputActions.setGyroscopeBias(.zero, of: pad)
    #expect(scene.restore(snapshot) && scene.inputActions.gyroscopeBias(of: pad) == SIMD3(1, 2, 3))
  }
}
