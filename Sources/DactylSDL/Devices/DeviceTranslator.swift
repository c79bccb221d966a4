import CSDL2

/// Translates SDL's events of controllers and sensors into Dactyl's. They belong to no window. Like the translator of a
/// window's events it does not call SDL.
struct DeviceTranslator: Sendable {
  /// The thresholds of triggers and sticks.
  var settings = ControllerSettings()
  /// The settings of shakes; nil reports none.
  var shakeSettings: ShakeSettings? = ShakeSettings()
  /// Whether the measurements of sensors are reported.
  var reportsMotionData = false
  /// The types of the machine's own sensors, by SDL's instance ids. An unknown one counts as an accelerometer.
  var sensorTypes: [Int32: SDL_SensorType] = [:]
  /// The instance ids of the joysticks, by the index with which SDL announces them.
  var joysticks: [Int32] = []
  /// The controllers that have sent events. There are few.
  private(set) var controllers: [ControllerState] = []
  /// The accelerometers of the device itself, by SDL's instance ids.
  private var sensors: [(instance: Int32, shake: ShakeDetector)] = []

  /// Appends the translation of an event. Mostly there is none, because of jitter of sticks at rest.
  mutating func translate(
    _ event: borrowing SDL_Event, at time: Timestamp, modifiers: ModifierFlags = [], into events: inout [InputEvent]
  ) {
    switch unsafe SDL_EventType(event.type) {
    case SDL_CONTROLLERBUTTONDOWN: unsafe press(event.cbutton, .began, modifiers, time, &events)
    case SDL_CONTROLLERBUTTONUP: unsafe press(event.cbutton, .ended, modifiers, time, &events)
    case SDL_CONTROLLERAXISMOTION: unsafe move(event.caxis, modifiers, time, &events)
    case SDL_CONTROLLERSENSORUPDATE: unsafe feel(event.csensor, time, &events)
    case SDL_CONTROLLERTOUCHPADDOWN: unsafe touch(event.ctouchpad, .began, modifiers, time, &events)
    case SDL_CONTROLLERTOUCHPADMOTION: unsafe touch(event.ctouchpad, .moved, modifiers, time, &events)
    case SDL_CONTROLLERTOUCHPADUP: unsafe touch(event.ctouchpad, .ended, modifiers, time, &events)
    case SDL_SENSORUPDATE: unsafe feel(event.sensor, time, &events)
    // Controllers are announced as joysticks too, and handled once.
    case SDL_JOYDEVICEADDED:
      let index = unsafe Int(event.jdevice.which)
      guard joysticks.indices.contains(index) else { return }
      events.append(InputEvent(at: time, .device(.added(.joystick(joysticks[index])))))
    case SDL_JOYDEVICEREMOVED: unsafe remove(event.jdevice.which, time, &events)
    default: break
    }
  }

  /// Cancels all shakes. Called when the system interrupts input (M2).
  mutating func interrupt(at time: Timestamp, into events: inout [InputEvent]) {
    for index in controllers.indices { append(controllers[index].shake.interrupt(), time, &events) }
    for index in sensors.indices { append(sensors[index].shake.interrupt(), time, &events) }
  }

  private mutating func press(
    _ event: SDL_ControllerButtonEvent, _ phase: PressSamplePhase, _ modifiers: ModifierFlags, _ time: Timestamp,
    _ events: inout [InputEvent]
  ) {
    let button = SDL_GameControllerButton(rawValue: Int32(event.button))
    guard let button = ControllerButton(sdlButton: button) else { return }
    var sample = controllers[slot(of: event.which)].sample(button, phase, phase == .began ? 1 : 0)
    sample.modifiers = modifiers
    events.append(InputEvent(at: time, .press(sample)))
  }

  private mutating func move(
    _ event: SDL_ControllerAxisEvent, _ modifiers: ModifierFlags, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    // The lowest value is one farther from zero than the highest.
    let value = max(-1, Float(event.value) / 32767)
    let slot = slot(of: event.which)
    func report(_ kind: InputEvent.Kind) {
      guard case .press(var sample) = kind else { return events.append(InputEvent(at: time, kind)) }
      sample.modifiers = modifiers
      events.append(InputEvent(at: time, .press(sample)))
    }
    let settings = settings
    func move(_ stick: Int, isVertical: Bool) {
      controllers[slot].move(stick, isVertical: isVertical, to: value, settings, report)
    }
    func pull(_ trigger: Int) { controllers[slot].pull(trigger, to: value, settings, report) }
    switch SDL_GameControllerAxis(rawValue: Int32(event.axis)) {
    case SDL_CONTROLLER_AXIS_LEFTX: move(0, isVertical: false)
    case SDL_CONTROLLER_AXIS_LEFTY: move(0, isVertical: true)
    case SDL_CONTROLLER_AXIS_RIGHTX: move(1, isVertical: false)
    case SDL_CONTROLLER_AXIS_RIGHTY: move(1, isVertical: true)
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: pull(0)
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: pull(1)
    default: break
    }
  }

  /// Handles a finger on a touchpad. Its location is in fractions of the touchpad, 0…1, which are converted to points
  /// of the scene when the event is passed to a window.
  private func touch(
    _ event: SDL_ControllerTouchpadEvent, _ phase: TouchSamplePhase, _ modifiers: ModifierFlags, _ time: Timestamp,
    _ events: inout [InputEvent]
  ) {
    guard settings.reportsTouchpads else { return }
    let finger = FingerID(device: .joystick(event.which), Int64(event.touchpad) << 32 + Int64(event.finger))
    let sample = TouchSample(
      finger: finger, phase: phase, location: Point(event.x, event.y), type: .controller, force: event.pressure,
      modifiers: modifiers)
    events.append(InputEvent(at: time, .touch(sample)))
  }

  private mutating func feel(_ event: SDL_ControllerSensorEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let sample = SIMD3(event.data.0, event.data.1, event.data.2)
    report(sample, SDL_SensorType(rawValue: event.sensor), of: .joystick(event.which), time, &events)
    guard let shakeSettings, event.sensor == SDL_SENSOR_ACCEL.rawValue else { return }
    append(controllers[slot(of: event.which)].shake.take(sample, at: time, shakeSettings), time, &events)
  }

  private mutating func feel(_ event: SDL_SensorEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let type = sensorTypes[event.which] ?? SDL_SENSOR_ACCEL
    let sample = SIMD3(event.data.0, event.data.1, event.data.2)
    report(sample, type, of: .unknown, time, &events)
    guard let shakeSettings, type == SDL_SENSOR_ACCEL else { return }
    let known = sensors.firstIndex { $0.instance == event.which }
    if known == nil { sensors.append((event.which, ShakeDetector())) }
    append(sensors[known ?? sensors.count - 1].shake.take(sample, at: time, shakeSettings), time, &events)
  }

  /// Reports a measurement of a sensor, if there are listeners.
  private func report(
    _ vector: SIMD3<Float>, _ type: SDL_SensorType, of device: DeviceID, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    guard reportsMotionData else { return }
    var sample = MotionSample(device: device)
    switch type {
    case SDL_SENSOR_ACCEL: sample.acceleration = vector
    case SDL_SENSOR_GYRO: sample.rotationRate = vector
    default: return
    }
    events.append(InputEvent(at: time, .motionData(sample)))
  }

  private mutating func remove(_ instance: Int32, _ time: Timestamp, _ events: inout [InputEvent]) {
    if let slot = controllers.firstIndex(where: { $0.instance == instance }) {
      append(controllers[slot].shake.interrupt(), time, &events)
      controllers.remove(at: slot)
    }
    events.append(InputEvent(at: time, .device(.removed(.joystick(instance)))))
  }

  private func append(_ phase: MotionPhase?, _ time: Timestamp, _ events: inout [InputEvent]) {
    if let phase { events.append(InputEvent(at: time, .motion(phase))) }
  }

  private mutating func slot(of instance: Int32) -> Int {
    if let slot = controllers.firstIndex(where: { $0.instance == instance }) { return slot }
    controllers.append(ControllerState(instance: instance))
    return controllers.count - 1
  }
}
