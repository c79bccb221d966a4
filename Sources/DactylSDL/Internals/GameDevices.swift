import CSDL2

/// The controllers and sensors that are open, as long as this object lives. SDL reports no others.
///
/// Accelerometers are open where shakes are felt; all sensors while somebody listens to what they measure.
@safe final class GameDevices {
  private var controllers: [OpaquePointer] = unsafe []
  private var sensors: [OpaquePointer] = unsafe []
  private var hasSensors = false
  private let feelsShakes: Bool
  /// What the open sensors of the machine itself measure, by SDL's numbers for them.
  private(set) var sensorTypes: [Int32: SDL_SensorType] = [:]
  /// Whether all is measured that sensors can tell.
  var measuresMotion = false {
    didSet { if measuresMotion != oldValue { switchSensors() } }
  }

  /// Nil where SDL has no controllers to offer: a program runs without.
  init?(feelsShakes: Bool) {
    SDL_SetMainReady()
    guard SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0 else { return nil }
    self.feelsShakes = feelsShakes
    if feelsShakes { switchSensors() }
  }

  deinit {
    closeSensors()
    for index in unsafe controllers.indices { unsafe SDL_GameControllerClose(controllers[index]) }
    if hasSensors { SDL_QuitSubSystem(UInt32(SDL_INIT_SENSOR)) }
    SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
  }

  /// Opens the controller at an index that SDL announced. One that won't open is left out.
  func open(index: Int32) {
    guard let controller = unsafe SDL_GameControllerOpen(index) else { return }
    unsafe controllers.append(controller)
    unsafe switchSensors(of: controller)
  }

  /// Closes those that are gone.
  func closeDetached() {
    for index in unsafe controllers.indices.reversed()
    where unsafe SDL_GameControllerGetAttached(controllers[index]) == SDL_FALSE {
      unsafe SDL_GameControllerClose(controllers.remove(at: index))
    }
  }

  // MARK: Sensors

  private func isWanted(_ type: SDL_SensorType) -> Bool {
    type == SDL_SENSOR_ACCEL ? feelsShakes || measuresMotion : type == SDL_SENSOR_GYRO && measuresMotion
  }

  /// Switches on what is wanted, and off what is not.
  private func switchSensors() {
    for index in unsafe controllers.indices { unsafe switchSensors(of: controllers[index]) }
    closeSensors()
    if !hasSensors { hasSensors = SDL_InitSubSystem(UInt32(SDL_INIT_SENSOR)) == 0 }
    guard hasSensors else { return }
    for index in 0..<max(0, SDL_NumSensors()) where isWanted(SDL_SensorGetDeviceType(index)) {
      guard let sensor = unsafe SDL_SensorOpen(index) else { continue }
      unsafe sensors.append(sensor)
      unsafe sensorTypes[SDL_SensorGetInstanceID(sensor)] = SDL_SensorGetType(sensor)
    }
  }

  private func switchSensors(of controller: OpaquePointer) {
    for type in [SDL_SENSOR_ACCEL, SDL_SENSOR_GYRO]
    where unsafe SDL_GameControllerHasSensor(controller, type) == SDL_TRUE {
      unsafe SDL_GameControllerSetSensorEnabled(controller, type, isWanted(type) ? SDL_TRUE : SDL_FALSE)
    }
  }

  private func closeSensors() {
    for index in unsafe sensors.indices { unsafe SDL_SensorClose(sensors[index]) }
    unsafe sensors.removeAll()
    sensorTypes.removeAll()
  }
}
