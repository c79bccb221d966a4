/// What one controller's events so far come to.
struct ControllerState: Hashable, Sendable {
  /// SDL's number for it, never used again while the program runs.
  let instance: Int32
  private var sticks: [Vector] = [.zero, .zero]
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
  mutating func pull(_ trigger: Int, to value: Float, _ limits: AnalogLimits) -> PressSample? {
    guard let phase = triggers[trigger].take(value, limits) else { return nil }
    return sample(trigger == 0 ? .leftTrigger : .rightTrigger, phase, triggers[trigger].force)
  }

  /// A stick, 0 left or 1 right, moved along one axis. What is released comes before what is pressed.
  mutating func move(
    _ stick: Int, isVertical: Bool, to value: Float, _ settings: ControllerSettings, _ report: (PressSample) -> Void
  ) {
    if isVertical { sticks[stick].dy = value } else { sticks[stick].dx = value }
    let position = settings.beyondDeadZone(sticks[stick])
    let values = [-position.dx, position.dx, -position.dy, position.dy]
    var others: [PressSample] = []
    for way in 0..<4 {
      let index = stick * 4 + way
      guard let phase = ways[index].take(max(0, values[way]), settings.stick) else { continue }
      let sample = sample(Self.wayButtons[index], phase, ways[index].force)
      if phase == .ended { report(sample) } else { others.append(sample) }
    }
    others.forEach(report)
  }

  func sample(_ button: ControllerButton, _ phase: PressSamplePhase, _ force: Float) -> PressSample {
    PressSample(.button(button), phase, force: force, device: .joystick(instance))
  }
}

extension DeviceID {
  /// The identity of a joystick, kept apart from those of touch devices, which SDL counts for themselves.
  static func joystick(_ instance: Int32) -> DeviceID { DeviceID(1 << 40 + Int64(instance)) }
}
