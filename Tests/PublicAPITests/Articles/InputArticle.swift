import Dactyl
import Foundation

/// The code of the article about input for a game.
extension InputAction where Value == Bool {
  static let dash = InputAction("dash", buffer: 0.1)
  static let pause = InputAction("pause")
}
extension InputAction where Value == Vector {
  static let steer = InputAction("steer")
}

extension InputContext {
  static let arena = InputContext("arena") { arena in
    arena.bind(.steer, to: .wasd, .arrows, .stick(.leftStick))
    arena.bind(.dash, to: .key(.space), .button(.a), .mouse(.primary))
    arena.bind(.pause, to: .key(.escape), .button(.menu))
  }
  static let pauseMenu = InputContext("pause menu", blocksLower: true) { menu in
    menu.bind(.pause, to: .key(.escape), .button(.menu), .button(.b))
  }
}

extension InputAction where Value == Movement {
  static let turn = InputAction("turn")
}
extension InputContext {
  static let cockpit = InputContext("cockpit") { cockpit in
    cockpit.bind(.turn, to: .mouseMotion.processed(.scale(0.004)))
    cockpit.bind(.turn, to: .stick(.rightStick).processed(.curve(2), .scale(.pi)))
    cockpit.bind(.turn, to: .gyroscope().with(.button(.leftTrigger)))
    cockpit.bind(.turn, to: .touch(in: Rect(400, 0, 400, 600)).processed(.scale(0.01)))
  }
}

enum InputArticle {
  static func look(_ turret: View, in scene: Scene, pause: @escaping () -> Void) {
    scene.onUpdate { _ in turret.transform = turret.transform.concatenating(.rotation(scene.input[.turn].dx)) }
    scene.onPointerLockChange { isLocked in if !isLocked { pause() } }
    scene.lockPointer()
  }

  static func play(_ ship: View, in scene: Scene) {
    scene.inputActions.push(.arena)
    scene.onUpdate { time in
      let input = scene.input
      ship.center += input[.steer] * (300 * Float(time.delta))
      if input.justPressed(.dash) { ship.center += input[.steer] * 80 }
    }
  }

  static func land(in scene: Scene, isOnGround: Bool, jump: @escaping () -> Void) {
    scene.onFixedUpdate(every: 1.0 / 120) { _ in
      if isOnGround, scene.input.takePress(.dash) { jump() }
    }
  }

  static func pause(in scene: Scene) {
    scene.onUpdate { _ in
      guard scene.input.justPressed(.pause) else { return }
      if scene.inputActions.isActive(.pauseMenu) {
        scene.inputActions.pop(.pauseMenu)
      } else {
        scene.inputActions.push(.pauseMenu)
      }
    }
  }

  static func seat(_ second: DeviceID, in scene: Scene) -> Vector {
    scene.setPlayer(1, of: second)
    return scene.input(player: 1)[.steer]
  }

  static func rebind(in scene: Scene, show: @escaping (String) -> Void) {
    var options = RebindOptions()
    options.conflict = .swap
    scene.inputActions.rebind(RebindTarget(.dash, in: .arena), options) { result in
      if case .bound = result { show(scene.inputActions.prompt(for: .dash)?.name ?? "") }
    }
  }

  static func save(_ scene: Scene) throws -> Data {
    let data = try JSONEncoder().encode(scene.inputActions.bindingOverrides)
    return data
  }

  static func restore(_ data: Data, in scene: Scene, show: (String) -> Void) {
    do {
      scene.inputActions.bindingOverrides = try JSONDecoder().decode(InputBindings.self, from: data)
    } catch {
      show("The controls are as they were: \(error)")
    }
  }

  static func readKeys(_ ship: View, in scene: Scene) {
    if scene.keys.isDown(.w) { ship.center.y -= 4 }
  }
}
