import Dactyl

extension InputAction where Value == Vector {
  package static let move = InputAction("move")
  package static let aim = InputAction("aim")
}

extension InputAction where Value == Bool {
  // Asked for a moment too early it still counts.
  package static let dash = InputAction("dash", buffer: 0.15)
  package static let pause = InputAction("pause")
}

extension InputAction where Value == Point? {
  // Where the mouse is pressed, or a finger beside all that is on the screen.
  package static let point = InputAction("point")
}

extension InputContext {
  /// What holds while ships fly. Of what players bind anew the first is for keys, the second for controllers; the
  /// button on the screen has one that no player changes.
  package static let arena = InputContext("arena") { arena in
    arena.bind(.move, to: .wasd, .stick(.leftStick))
    arena.bind(.aim, to: .arrows, .stick(.rightStick))
    arena.bind(.dash, to: .key(.space), .button(.rightShoulder), .button(TouchPads.dashButton))
    arena.bind(.pause, to: .key(.escape), .button(.menu))
    arena.bind(.point, to: .touch())
  }
}

extension InputActions {
  /// What a player moves, aims and darts with, in a line.
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
