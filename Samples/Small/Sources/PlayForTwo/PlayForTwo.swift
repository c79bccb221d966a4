import DactylSDL

extension InputAction where Value == Vector {
  static let steer = InputAction("steer")
}

/// Each device drives one player: the arrow keys steer the first ship, and a controller steers the second as soon as it
/// is plugged in.
@main
struct PlayForTwo: App {
  static let options = AppOptions(title: "PlayForTwo", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let ships = [Color(1, 0.6, 0.5), Color(0.5, 0.8, 1)].enumerated().map { player, color in
      let ship = scene.addView(frame: Rect(200 + 360 * Float(player), 280, 40, 40))
      ship[Shape.self] = Shape(.ellipse, fill: color)
      return ship
    }
    scene.inputActions.push(InputContext("flight") { $0.bind(.steer, to: .arrows, .stick(.leftStick)) })
    scene.onControllerChange { change in
      if case .connected(let controller) = change { scene.setPlayer(1, of: controller.id) }
    }
    scene.onUpdate { time in
      for (player, ship) in ships.enumerated() {
        ship.center += scene.input(player: player)[.steer] * (300 * Float(time.delta))
      }
    }
  }
}
