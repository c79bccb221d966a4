import Dactyl

extension InputAction where Value == Vector {
  package static let move = InputAction("move")
  package static let aim = InputAction("aim")
}

extension InputAction where Value == Bool {
  // A dash that is pressed up to 0.15 seconds too early still counts.
  package static let dash = InputAction("dash", buffer: 0.15)
  package static let pause = InputAction("pause")
}

extension InputAction where Value == Point? {
  // The point where the mouse is pressed, or a finger beside the controls on the screen.
  package static let point = InputAction("point")
}

extension InputContext {
  /// The actions while ships fly. Of the bindings that players change, the first is for keys, the second for
  /// controllers; the button on the screen has a binding that no player changes.
  package static let arena = InputContext("arena") { arena in
    arena.bind(.move, to: .wasd, .stick(.leftStick))
    arena.bind(.aim, to: .arrows, .stick(.rightStick))
    arena.bind(.dash, to: .key(.space), .button(.rightShoulder), .button(TouchPads.dashButton))
    arena.bind(.pause, to: .key(.escape), .button(.menu))
    arena.bind(.point, to: .touch())
  }
}

extension InputActions {
  /// Returns the names of a player's controls for moving, aiming, dashing and pausing, in a line.
  func hint(player: Int) -> String {
    let family = family(ofPlayer: player)
    func name<Value>(_ action: InputAction<Value>) -> String {
      let all = bindings(of: action, in: .arena)
      let fitting = all.first { prompt($0, player: player).family == family } ?? all.first
      return fitting.map { prompt($0, player: player).name } ?? ""
    }
    return "Move \(name(.move)), Aim \(name(.aim)), Dash \(name(.dash)), Pause \(name(.pause))"
  }
}
