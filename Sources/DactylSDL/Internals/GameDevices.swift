import CSDL2

/// The open controllers and sensors, as long as this object lives. SDL reports no others.
///
/// Accelerometers are open where shakes are detected; all sensors while a scene listens to their measurements.
@safe final class GameDevices {
  private var controllers: [OpaquePointer] = unsafe []
  /// The descriptions of the open controllers, in the order of their connection.
  private(set) var all: [GameController] = []
  private var sensors: [OpaquePointer] = unsafe []
  private var hasSensors = false
  private let feelsShakes: Bool
  /// The types of the machine's own open sensors, by SDL's instance ids.
  private(set) var sensorTypes: [Int32: SDL_SensorType] = [:]
  /// Whether all sensors are measuring.
  var measuresMotion = false {
    didSet { if measuresMotion != oldValue { switchSensors() } }
  }

  /// Opens SDL's game controllers. Nil where SDL offers none: a program runs without.
  init?(feelsShakes: Bool) {
    // Buttons are identified by their positions, whatever their labels are.
    unsafe SDL_SetHint(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, "0")
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

  /// Opens the controller with an index that SDL announced, and returns its description. Returns nil for one that
  /// cannot be opened, or is open already.
  func open(index: Int32) -> GameController? {
    guard let controller = unsafe SDL_GameControllerOpen(index) else { return nil }
    let known = unsafe GameController(sdl: controller)
    guard !all.contains(where: { $0.id == known.id }) else {
      unsafe SDL_GameControllerClose(controller)
      return nil
    }
    unsafe controllers.append(controller)
    all.append(known)
    unsafe switchSensors(of: controller)
    return known
  }

  /// Reads the description of a controller again; nil when it is not open.
  func refresh(_ instance: Int32) -> GameController? {
    guard let index = all.firstIndex(where: { $0.id == .joystick(instance) }) else { return nil }
    all[index] = unsafe GameController(sdl: controllers[index])
    return all[index]
  }

  /// Closes controllers that were disconnected.
  func closeDetached() {
    for index in unsafe controllers.indices.reversed()
    where unsafe SDL_GameControllerGetAttached(controllers[index]) == SDL_FALSE {
      unsafe SDL_GameControllerClose(controllers.remove(at: index))
      all.remove(at: index)
    }
  }

  /// SDL's handle of an open controller.
  private func handle(_ device: DeviceID) -> OpaquePointer? {
    guard let index = all.firstIndex(where: { $0.id == device }) else { return nil }
    return unsafe controllers[index]
  }

  // MARK: Sensors

  private func isWanted(_ type: SDL_SensorType) -> Bool {
    type == SDL_SENSOR_ACCEL ? feelsShakes || measuresMotion : type == SDL_SENSOR_GYRO && measuresMotion
  }

  /// Turns the wanted sensors on, and the others off.
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

extension GameDevices: ControllerPlatform {
  func rumble(_ device: DeviceID, strong: Float, weak: Float, seconds: Double) -> Bool {
    guard let controller = unsafe handle(device) else { return false }
    return unsafe SDL_GameControllerRumble(
      controller, Self.word(strong), Self.word(weak), UInt32(clamping: seconds * 1000)) == 0
  }

  func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, seconds: Double) -> Bool {
    guard let controller = unsafe handle(device) else { return false }
    let milliseconds = UInt32(clamping: seconds * 1000)
    return unsafe SDL_GameControllerRumbleTriggers(controller, Self.word(left), Self.word(right), milliseconds) == 0
  }

  func setLight(_ color: Color, of device: DeviceID) -> Bool {
    guard let controller = unsafe handle(device) else { return false }
    func byte(_ part: Float) -> UInt8 { UInt8(clamping: part * 255) }
    return unsafe SDL_GameControllerSetLED(controller, byte(color.red), byte(color.green), byte(color.blue)) == 0
  }

  func showPlayer(_ player: Int?, of device: DeviceID) {
    guard let controller = unsafe handle(device) else { return }
    unsafe SDL_GameControllerSetPlayerIndex(controller, player.flatMap { Int32(exactly: $0) } ?? -1)
  }

  private static func word(_ strength: Float) -> UInt16 { UInt16(clamping: strength * 65535) }
}
