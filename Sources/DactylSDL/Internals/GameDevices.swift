import CSDL2

/// The controllers and accelerometers that are open, as long as this object lives. SDL reports no others.
@safe final class GameDevices {
  private var controllers: [OpaquePointer] = unsafe []
  private var sensors: [OpaquePointer] = unsafe []
  private let hasSensors: Bool
  private let feelsShakes: Bool

  /// Nil where SDL has no controllers to offer: a program runs without.
  init?(feelsShakes: Bool) {
    SDL_SetMainReady()
    guard SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0 else { return nil }
    self.feelsShakes = feelsShakes
    hasSensors = feelsShakes && SDL_InitSubSystem(UInt32(SDL_INIT_SENSOR)) == 0
    if hasSensors { openSensors() }
  }

  deinit {
    for index in unsafe sensors.indices { unsafe SDL_SensorClose(sensors[index]) }
    for index in unsafe controllers.indices { unsafe SDL_GameControllerClose(controllers[index]) }
    if hasSensors { SDL_QuitSubSystem(UInt32(SDL_INIT_SENSOR)) }
    SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
  }

  /// Opens the controller at an index that SDL announced. One that won't open is left out.
  func open(index: Int32) {
    guard let controller = unsafe SDL_GameControllerOpen(index) else { return }
    unsafe controllers.append(controller)
    guard feelsShakes, unsafe SDL_GameControllerHasSensor(controller, SDL_SENSOR_ACCEL) == SDL_TRUE else { return }
    unsafe SDL_GameControllerSetSensorEnabled(controller, SDL_SENSOR_ACCEL, SDL_TRUE)
  }

  /// Closes those that are gone.
  func closeDetached() {
    for index in unsafe controllers.indices.reversed()
    where unsafe SDL_GameControllerGetAttached(controllers[index]) == SDL_FALSE {
      unsafe SDL_GameControllerClose(controllers.remove(at: index))
    }
  }

  private func openSensors() {
    for index in 0..<max(0, SDL_NumSensors()) where SDL_SensorGetDeviceType(index) == SDL_SENSOR_ACCEL {
      if let sensor = unsafe SDL_SensorOpen(index) { unsafe sensors.append(sensor) }
    }
  }
}
