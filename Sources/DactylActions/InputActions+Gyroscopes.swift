extension InputActions {
  /// Measures what a controller's gyroscope measures at rest, for a time in seconds in which the player has put it
  /// down; from then on its turns are counted from there. It turns nothing meanwhile. Measurements come while a
  /// gyroscope is bound in an active context, or motion is listened to (`Scene.onMotionData(_:)`).
  public func calibrateGyroscope(of device: DeviceID, seconds: Double = 2) {
    let time = seconds.isFinite ? max(seconds, 0) : 2
    table.gyroscopes.change(device) { $0.calibrate(until: scene.currentTime + time) }
  }

  /// Whether a controller's gyroscope is being calibrated.
  public func isCalibratingGyroscope(of device: DeviceID) -> Bool { table.gyroscopes[device]?.calibratesUntil != nil }

  /// What a controller's gyroscope measures at rest, in radians per second about the device's axes; zero until it was
  /// calibrated. A game may store it by the controller's identity.
  public func gyroscopeBias(of device: DeviceID) -> SIMD3<Float> { table.gyroscopes[device]?.bias ?? .zero }

  /// Sets what a controller's gyroscope measures at rest. Numbers that are not finite are ignored.
  public func setGyroscopeBias(_ bias: SIMD3<Float>, of device: DeviceID) {
    guard bias.length.isFinite else { return }
    table.gyroscopes.change(device) { $0.bias = bias }
  }

  /// Whether gyroscopes are calibrated by themselves when they have lain still for a second, as on a table. True by
  /// default.
  public var calibratesRestingGyroscopes: Bool {
    get { table.gyroscopes.findsRest }
    nonmutating set { table.gyroscopes.findsRest = newValue }
  }
}
