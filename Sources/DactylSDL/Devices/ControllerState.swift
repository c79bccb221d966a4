/// The state of a controller, as far as its events have reported it.
struct ControllerState: Hashable, Sendable {
  /// SDL's instance id of the controller, never reused while the program runs.
  let instance: Int32
  /// The positions of its sticks and triggers, by `ControllerAxis`.
  private var places = [Vector](repeating: .zero, count: 4)
  /// The positions that were reported last.
  private var reported = [Vector](repeating: .zero, count: 4)
  private var ways = [AnalogPress](repeating: AnalogPress(), count: 8)
  private var triggers = [AnalogPress](repeating: AnalogPress(), count: 2)
  /// The shake detector, for controllers with an accelerometer.
  var shake = ShakeDetector()

  init(instance: Int32) { self.instance = instance }

  /// The directions of the two sticks: left, right, up, down.
  private static let wayButtons: [ControllerButton] = [
    .leftStickLeft, .leftStickRight, .leftStickUp, .leftStickDown,
    .rightStickLeft, .rightStickRight, .rightStickUp, .rightStickDown,
  ]

  /// Handles the position of a trigger, 0 left or 1 right.
  mutating func pull(
    _ trigger: Int, to value: Float, _ settings: ControllerSettings, _ report: (InputEvent.Kind) -> Void
  ) {
    let axis = trigger == 0 ? ControllerAxis.leftTrigger : .rightTrigger
    places[Int(axis.rawValue)].dx = max(0, value)
    if let sample = axisSample(axis, restingWithin: settings.triggerEnded, settings) { report(.axis(sample)) }
    let answer = settings.triggerCurve.apply(max(0, value))
    guard let phase = triggers[trigger].take(answer, settings.trigger) else { return }
    report(.press(sample(trigger == 0 ? .leftTrigger : .rightTrigger, phase, triggers[trigger].force)))
  }

  /// Handles the position of a stick, 0 left or 1 right, along one axis. Reports the position first, then what is
  /// released, then what is pressed.
  mutating func move(
    _ stick: Int, isVertical: Bool, to value: Float, _ settings: ControllerSettings,
    _ report: (InputEvent.Kind) -> Void
  ) {
    let axis = stick == 0 ? ControllerAxis.leftStick : .rightStick
    let index = Int(axis.rawValue)
    if isVertical { places[index].dy = value } else { places[index].dx = value }
    if let sample = axisSample(axis, restingWithin: settings.stickDeadZone.inner, settings) { report(.axis(sample)) }
    let position = settings.beyondDeadZone(places[index])
    let values = [-position.dx, position.dx, -position.dy, position.dy]
    var others: [PressSample] = []
    for way in 0..<4 {
      let index = stick * 4 + way
      guard let phase = ways[index].take(max(0, values[way]), settings.stick) else { continue }
      let sample = sample(Self.wayButtons[index], phase, ways[index].force)
      if phase == .ended { report(.press(sample)) } else { others.append(sample) }
    }
    for sample in others { report(.press(sample)) }
  }

  func sample(_ button: ControllerButton, _ phase: PressSamplePhase, _ force: Float) -> PressSample {
    PressSample(.button(button), phase, force: force, device: .joystick(instance))
  }

  /// The sample of a stick or trigger if it is to be reported: jitter at rest must not cause frames.
  private mutating func axisSample(
    _ axis: ControllerAxis, restingWithin rest: Float, _ settings: ControllerSettings
  ) -> AxisSample? {
    let (place, before) = (places[Int(axis.rawValue)], reported[Int(axis.rawValue)])
    guard place != before else { return nil }
    if place != .zero, place.length <= rest, before.length <= rest,
      (place - before).length < settings.smallestChange
    {
      return nil
    }
    reported[Int(axis.rawValue)] = place
    return AxisSample(axis, place, device: .joystick(instance))
  }
}

extension DeviceID {
  /// The identity of a joystick, distinct from those of touch devices, which SDL counts separately.
  static func joystick(_ instance: Int32) -> DeviceID { DeviceID(1 << 40 + Int64(instance)) }

  /// SDL's instance id of the joystick; nil for other devices.
  var joystickInstance: Int32? { Int32(exactly: rawValue - 1 << 40).flatMap { $0 >= 0 ? $0 : nil } }
}
