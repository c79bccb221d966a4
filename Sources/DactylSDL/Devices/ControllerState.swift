/// What one controller's events so far come to.
struct ControllerState: Hashable, Sendable {
  /// SDL's number for it, never used again while the program runs.
  let instance: Int32
  /// Where its sticks and triggers are, by `ControllerAxis`.
  private var places = [Vector](repeating: .zero, count: 4)
  /// Where they were when that was reported last.
  private var reported = [Vector](repeating: .zero, count: 4)
  private var ways = [AnalogPress](repeating: AnalogPress(), count: 8)
  private var triggers = [AnalogPress](repeating: AnalogPress(), count: 2)
  /// Whether it is shaken, for those that can measure it.
  var shake = ShakeDetector()

  init(instance: Int32) { self.instance = instance }

  /// The ways of the two sticks: left, right, up, down.
  private static let wayButtons: [ControllerButton] = [
    .leftStickLeft, .leftStickRight, .leftStickUp, .leftStickDown,
    .rightStickLeft, .rightStickRight, .rightStickUp, .rightStickDown,
  ]

  /// A trigger, 0 left or 1 right, is that far in.
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

  /// A stick, 0 left or 1 right, moved along one axis. Where it is comes first, then what is released, then what is
  /// pressed.
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

  /// Where a stick or trigger is, when that is worth reporting: at rest it trembles, and no frame is to be made of
  /// that.
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
  /// The identity of a joystick, kept apart from those of touch devices, which SDL counts for themselves.
  static func joystick(_ instance: Int32) -> DeviceID { DeviceID(1 << 40 + Int64(instance)) }

  /// SDL's number for the joystick that it is; nil for other devices.
  var joystickInstance: Int32? { Int32(exactly: rawValue - 1 << 40).flatMap { $0 >= 0 ? $0 : nil } }
}
