import Dactyl

extension FuzzWorld {
  private static let presses: [PressType] = [
    .key(.space), .key(.tab), .key(Key(usage: 22)), .key(.return), .key(.left), .key(.escape),
    .button(.a), .button(.leftTrigger), .button(.dpadUp), .button(.dpadDown), .button(.b), .button(.dpadLeft),
    .key(.pageDown), .key(.pageUp), .key(.end), .key(.home), .key(.down),
    .key(.right), .key(.backspace), .key(.delete), .key(.a), .key(.c), .key(.v), .key(.x), .key(.z),
    .key(.leftShift), .key(.leftControl), .key(.keypad6), .key(.keypad5), .key(.keypad0), .key(.keypadPeriod),
  ]

  private static let characters = [0: " ", 2: "s", 20: "a", 21: "c", 22: "v", 23: "x", 24: "z"]

  func send(_ kind: InputEvent.Kind) {
    events += 1
    let event = InputEvent(at: now, kind)
    if scene.isHandling { return scene.send(event) }
    if player == nil { arrive(event) }
  }

  /// The last finger is the mouse, the one before a pen; every other one is on another device.
  func send(_ number: Int, _ phase: TouchSamplePhase, _ location: Point, _ modifiers: ModifierFlags = []) {
    let last = Numbers.fingers - 1
    if location.isFinite { fingers[number] = phase == .began || phase == .moved ? location : nil }
    let id = number == last ? FingerID.mouse : FingerID(device: DeviceID(Int64(1 + number % 2)), Int64(number))
    send(
      .touch(
        TouchSample(
          finger: id, phase: phase, location: location,
          type: number == last ? .pointer : number == last - 1 ? .pencil : .direct,
          buttons: number == last ? .primary : [], modifiers: modifiers)))
  }

  func input(_ step: FuzzStep) {
    let point = Point(Float(step.b), Float(step.c))
    let finger = abs(step.a) % Numbers.fingers
    let modifiers: ModifierFlags = step.a >= Numbers.fingers ? .control : []
    switch step.operation {
    case .land: send(finger, .began, point, modifiers)
    case .drag: send(finger, .moved, point, modifiers)
    case .lift: send(finger, .ended, point, modifiers)
    case .takeFinger: send(finger, .cancelled, point)
    case .badPlace: send(finger, .moved, Point(.nan, .infinity))
    case .flood:
      let count = min(abs(step.a), 500)
      for (phase, offset) in [(TouchSamplePhase.began, 0), (.moved, 3), (.ended, 3)] {
        for finger in 0..<count {
          let location = point + Vector(Float(finger % 20 + offset), Float(finger / 20))
          send(.touch(TouchSample(finger: FingerID(Int64(1000 + finger)), phase: phase, location: location)))
        }
      }
    case .hover where step.a % 5 == 4:
      send(.pointerMotion(abs(step.b) % 9 == 8 ? Vector(.nan, 1) : Vector(Float(step.b), Float(step.c))))
    case .hover: send(.hover(point, modifiers: modifiers))
    case .hoverLeave: send(.hover(nil, modifiers: []))
    case .wheel: send(.scroll(ScrollSample(location: point, delta: Vector(0, Float(step.a)))))
    case .touchpad:
      send(.scroll(ScrollSample(location: point, delta: Vector(2, Float(step.a)), isContinuous: true)))
    case .transform:
      let phases: [TouchSamplePhase] = [.began, .moved, .ended, .cancelled]
      send(.transform(TransformSample(phase: phases[abs(step.a) % 4], location: point, scale: 1.1, rotation: 0.1)))
    case .removeDevice:
      // One of several mice: another one continues.
      if step.b % 5 == 4 { return send(.device(.removed(.mouse))) }
      let device = 1 + abs(step.a) % 3
      for finger in fingers.indices where finger != Numbers.fingers - 1 && 1 + finger % 2 == device {
        fingers[finger] = nil
      }
      keys = keys.filter { !Numbers.buttons.contains($0) || 1 + $0 % 2 != device }
      send(.device(.removed(DeviceID(Int64(device)))))
    case .plugController:
      let device = 1 + abs(step.a) % 3
      send(.device(.added(DeviceID(Int64(device)))))
      // The first two are of one model, and can't be told apart.
      let identity = ControllerIdentity(model: device < 3 ? "pad" : "stick", serial: device < 3 ? nil : "3")
      send(
        .controller(
          GameController(
            id: DeviceID(Int64(device)), name: "pad \(device)", identity: identity,
            battery: ControllerBattery.allCases[abs(step.b) % ControllerBattery.allCases.count])))
      if step.c % 3 == 0 { scene.setPlayer(step.b % 5, of: DeviceID(Int64(device))) }
    case .moveStick:
      let axis = ControllerAxis.allCases[abs(step.a) / 3 % ControllerAxis.allCases.count]
      let value = abs(step.b) % 7 == 6 ? Vector(.nan, .infinity) : Vector(Float(step.b) / 100, Float(step.c) / 100)
      send(.axis(AxisSample(axis, value, device: DeviceID(Int64(1 + abs(step.a) % 3)))))
    case .motion where step.b % 3 != 0:
      let turn = SIMD3(Float(step.b), Float(step.c), Float(step.a)) / 100
      send(
        .motionData(
          MotionSample(
            device: DeviceID(Int64(1 + abs(step.a) % 3)), acceleration: step.c % 2 == 0 ? turn : nil,
            rotationRate: step.b % 11 == 10 ? SIMD3(.nan, 0, 0) : turn)))
    case .motion: send(.motion(MotionPhase.allCases[abs(step.a) % 3]))
    case .remote: send(.remote(RemoteCommand.allCases[abs(step.a) % RemoteCommand.allCases.count]))
    case .deactivate: send(.window(.deactivated))
    case .activate: send(.window(.activated))
    case .hideApplication: send(.window(step.a % 2 == 0 ? .hidden : .shown))
    case .typeText: send(.text(step.a % 3 == 0 ? "é" : "deal"))
    case .composeText: send(.textEditing(TextEditing(step.a % 3 == 0 ? "" : "か", caret: 0)))
    default: press(step)
    }
  }

  private func press(_ step: FuzzStep) {
    let key = abs(step.a) % Numbers.keys
    let phase: PressSamplePhase =
      switch step.operation {
      case .keyDown, .buttonDown: .began
      case .buttonChange: .changed
      default: .ended
      }
    if phase == .began { keys.insert(key) } else if phase == .ended { keys.remove(key) }
    // Some keys as a keyboard sends them, the others by themselves.
    if case .key(let pressed) = Self.presses[key], phase != .changed, key % 2 == 0 || key > 24 {
      let modifiers: ModifierFlags = step.c % 5 == 4 ? .control : step.c % 5 == 3 ? .shift : []
      let characters = Self.characters[key] ?? ""
      let sample = KeySample(pressed, isDown: phase == .began, characters: characters, modifiers: modifiers)
      return send(.key(sample))
    }
    send(
      .press(
        PressSample(
          Self.presses[key], phase, force: Float(abs(step.b) % 10) / 10,
          characters: Self.characters[key] ?? "",
          device: Numbers.buttons.contains(key) ? DeviceID(Int64(1 + key % 2)) : .unknown,
          modifiers: step.c % 5 == 4 ? .control : step.c % 5 == 3 ? .shift : [])))
  }
}
