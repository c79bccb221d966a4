import CSDL2

extension GameController {
  /// Makes the description of an open controller from what SDL reports.
  @unsafe init(sdl controller: OpaquePointer) {
    let joystick = unsafe SDL_GameControllerGetJoystick(controller)
    let place = unsafe ControllerPlace(path: Self.text(SDL_GameControllerPath(controller)))
    let serial = unsafe Self.text(SDL_GameControllerGetSerial(controller))
    unsafe self.init(
      id: .joystick(SDL_JoystickInstanceID(joystick)),
      name: Self.text(SDL_GameControllerName(controller)) ?? "Controller",
      kind: Kind(sdl: SDL_GameControllerGetType(controller)),
      identity: ControllerIdentity(
        model: Self.text(SDL_JoystickGetGUID(joystick)), serial: serial ?? place.serial, port: place.port),
      features: ControllerFeatures(sdl: controller),
      battery: ControllerBattery(sdl: SDL_JoystickCurrentPowerLevel(joystick)))
  }

  /// Copies a text of SDL; nil when it is missing or empty.
  private static func text(_ characters: UnsafePointer<CChar>?) -> String? {
    guard let characters = unsafe characters else { return nil }
    let text = unsafe String(cString: characters)
    return text.isEmpty ? nil : text
  }

  private static func text(_ model: SDL_JoystickGUID) -> String {
    var buffer = [CChar](repeating: 0, count: 33)
    unsafe SDL_JoystickGetGUIDString(model, &buffer, Int32(buffer.count))
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension GameController.Kind {
  /// The kind for SDL's type.
  init(sdl type: SDL_GameControllerType) {
    switch type {
    case SDL_CONTROLLER_TYPE_XBOX360: self = .xbox360
    case SDL_CONTROLLER_TYPE_XBOXONE: self = .xboxOne
    case SDL_CONTROLLER_TYPE_PS3: self = .playStation3
    case SDL_CONTROLLER_TYPE_PS4: self = .playStation4
    case SDL_CONTROLLER_TYPE_PS5: self = .playStation5
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO: self = .switchPro
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT: self = .joyConLeft
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT: self = .joyConRight
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR: self = .joyConPair
    case SDL_CONTROLLER_TYPE_AMAZON_LUNA: self = .luna
    case SDL_CONTROLLER_TYPE_GOOGLE_STADIA: self = .stadia
    case SDL_CONTROLLER_TYPE_NVIDIA_SHIELD: self = .shield
    case SDL_CONTROLLER_TYPE_VIRTUAL: self = .virtual
    default: self = .other
    }
  }
}

extension ControllerBattery {
  /// The state for SDL's power level.
  init(sdl level: SDL_JoystickPowerLevel) {
    switch level {
    case SDL_JOYSTICK_POWER_EMPTY: self = .empty
    case SDL_JOYSTICK_POWER_LOW: self = .low
    case SDL_JOYSTICK_POWER_MEDIUM: self = .medium
    case SDL_JOYSTICK_POWER_FULL, SDL_JOYSTICK_POWER_MAX: self = .full
    case SDL_JOYSTICK_POWER_WIRED: self = .wired
    default: self = .unknown
    }
  }
}

extension ControllerFeatures {
  /// The features that SDL finds in an open controller.
  @unsafe init(sdl controller: OpaquePointer) {
    let paddles = [SDL_CONTROLLER_BUTTON_PADDLE1, SDL_CONTROLLER_BUTTON_PADDLE2]
    let found: [(ControllerFeatures, Bool)] = unsafe [
      (.rumble, SDL_GameControllerHasRumble(controller) == SDL_TRUE),
      (.triggerRumble, SDL_GameControllerHasRumbleTriggers(controller) == SDL_TRUE),
      (.light, SDL_GameControllerHasLED(controller) == SDL_TRUE),
      (.touchpad, SDL_GameControllerGetNumTouchpads(controller) > 0),
      (.accelerometer, SDL_GameControllerHasSensor(controller, SDL_SENSOR_ACCEL) == SDL_TRUE),
      (.gyroscope, SDL_GameControllerHasSensor(controller, SDL_SENSOR_GYRO) == SDL_TRUE),
      (.paddles, paddles.contains { unsafe SDL_GameControllerHasButton(controller, $0) == SDL_TRUE }),
    ]
    self = found.reduce(into: []) { if $1.1 { $0.insert($1.0) } }
  }
}
