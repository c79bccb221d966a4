import Dactyl
import DactylTesting
import TestStage

extension InputAction where Value == Bool {
  static let fire = InputAction("fire")
  static let jump = InputAction("jump", buffer: 0.1)
  static let save = InputAction("save")
  static let charge = InputAction("charge")
  static let back = InputAction("back")
}

extension InputAction where Value == Float {
  static let gas = InputAction("gas")
}

extension InputAction where Value == Vector {
  static let move = InputAction("move")
  static let look = InputAction("look")
}

extension InputAction where Value == Point? {
  static let aim = InputAction("aim")
}

extension InputContext {
  static let ship = InputContext("ship") { ship in
    ship.bind(.move, to: .wasd, .arrows, .stick(.leftStick))
    ship.bind(.fire, to: .key(.space), .button(.a), .mouse(.primary))
    ship.bind(.gas, to: .trigger(.rightTrigger), .pair(negative: .key(.q), positive: .key(.e)))
  }
  static let menu = InputContext("menu", blocksLower: true) { $0.bind(.back, to: .key(.escape), .button(.b)) }
}

extension Stage {
  /// Moves a stick or trigger.
  func axis(_ axis: ControllerAxis, _ x: Float, _ y: Float = 0, device: DeviceID = DeviceID(7)) {
    scene.send(.axis(AxisSample(axis, Vector(x, y), device: device)))
  }

  func button(_ button: ControllerButton, _ phase: PressSamplePhase = .began, device: DeviceID = DeviceID(7)) {
    press(.button(button), phase, device: device)
  }

  /// Pushes contexts.
  func push(_ contexts: InputContext...) { contexts.forEach(scene.inputActions.push) }
  var input: InputState { scene.input }
}
