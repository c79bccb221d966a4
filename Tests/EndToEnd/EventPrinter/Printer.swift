import DactylSDL

/// A window's responder that prints its calls.
struct Printer: TouchResponder, PressResponder, RemoteControlResponder, ActionResponder, KeyCommandResponder {
  let name: String
  unowned let scene: Scene

  var actions: [Action] { [.copy, .paste, "close", "quit"] }
  var keyCommands: [KeyCommand] {
    [
      KeyCommand("c", .control, action: .copy), KeyCommand("v", .control, action: .paste),
      KeyCommand("k", .control, action: "close"), KeyCommand("q", .control, action: "quit"),
    ]
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { say(touches) }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { say(touches) }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { say(touches) }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { say(presses) }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { say(presses) }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { say(presses) }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { say(presses) }

  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling {
    Line.say("\(name) remote \(command)")
    return .handled
  }

  mutating func perform(_ action: Action, from sender: Entity) {
    switch action {
    case .copy: scene.clipboard.string = "copied → é"
    case .paste: Line.say("\(name) clipboard \(scene.clipboard.string ?? "nothing")")
    case "close": scene.close()
    default: scene.quit(7)
    }
    Line.say("\(name) action \(action)")
  }

  private func say(_ touches: Touches) -> Handling {
    for touch in touches {
      Line.say("\(name) touch \(touch.phase) \(Int(touch.location.x)) \(Int(touch.location.y))")
    }
    return .handled
  }

  private func say(_ presses: Presses) -> Handling {
    for press in presses {
      Line.say("\(name) press \(press.phase) \(press.key.map { "\($0.usage)" } ?? "button") \(press.characters)")
    }
    return .handled
  }
}
