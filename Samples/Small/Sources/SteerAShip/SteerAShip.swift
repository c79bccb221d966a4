import DactylSDL

extension InputAction where Value == Vector {
  static let steer = InputAction("steer")
}
extension InputAction where Value == Bool {
  static let dash = InputAction("dash")
}
extension InputContext {
  static let flight = InputContext("flight") { flight in
    flight.bind(.steer, to: .wasd, .arrows, .stick(.leftStick))
    flight.bind(.dash, to: .key(.space), .button(.a))
  }
}

/// A game reads actions by name, whatever device they come from: steer the ship with W, A, S and D, the arrows or a
/// stick, and dash with Space or the controller's lower button.
@main
struct SteerAShip: App {
  static let options = AppOptions(title: "SteerAShip", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let ship = scene.addView(frame: Rect(380, 280, 40, 40))
    ship[Shape.self] = Shape(.ellipse, fill: Color(0.5, 0.8, 1))
    scene.inputActions.push(.flight)
    scene.onUpdate { time in
      let input = scene.input
      ship.center += input[.steer] * (300 * Float(time.delta))
      if input.justPressed(.dash) { ship.center += input[.steer] * 80 }
    }
  }
}
