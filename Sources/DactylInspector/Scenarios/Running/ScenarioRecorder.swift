import Dactyl

/// A responder of a scenario: logs what it receives and does, and handles it or passes it on.
struct ScenarioRecorder: TouchResponder, PressResponder, MotionResponder, RemoteControlResponder, ActionResponder,
  KeyCommandResponder, FirstResponding
{
  let id: String
  let model: ScenarioResponder
  let journal: ScenarioJournal
  let handledEvents: ResponderEvents

  /// Makes a witness, or nil for a responder without callbacks.
  init?(_ id: String, _ model: ScenarioResponder, _ journal: ScenarioJournal) {
    // Both sets have the same bits.
    var events = ResponderEvents(rawValue: model.handles.union(model.observes).rawValue)
    if !model.actions.isEmpty { events.insert(.actions) }
    if !model.keyCommands.isEmpty { events.insert(.keyCommands) }
    guard !events.isEmpty || model.canBecomeFirstResponder else { return nil }
    self.id = id
    self.model = model
    self.journal = journal
    handledEvents = events
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { receive(.began, touches) }
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { receive(.moved, touches) }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { receive(.ended, touches) }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { receive(.cancelled, touches) }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { receive("pressesBegan", presses) }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { receive("pressesChanged", presses) }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { receive("pressesEnded", presses) }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    receive("pressesCancelled", presses)
  }

  mutating func motionBegan(with event: Event) -> Handling { receive("motionBegan") }
  mutating func motionEnded(with event: Event) -> Handling { receive("motionEnded") }
  mutating func motionCancelled(with event: Event) -> Handling { receive("motionCancelled") }

  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling {
    journal.write("\(id) remoteControl \(ScenarioRemoteCommand(command).rawValue)")
    return answer("remoteControl")
  }

  var canBecomeFirstResponder: Bool { model.canBecomeFirstResponder }
  var canResignFirstResponder: Bool { model.canResignFirstResponder }
  mutating func becameFirstResponder() { journal.write("\(id) becameFirstResponder") }
  mutating func resignedFirstResponder() { journal.write("\(id) resignedFirstResponder") }

  var actions: [Action] { model.actions.map { Action($0) } }
  mutating func perform(_ action: Action, from sender: Entity) { journal.write("\(id) performed \(action)") }

  var keyCommands: [KeyCommand] {
    model.keyCommands.map { KeyCommand(ScenarioKeys.input($0.input), $0.modifiers, action: Action($0.action)) }
  }

  private func receive(_ phase: TouchPhase, _ touches: Touches) -> Handling {
    journal.write(id, phase, touches)
    return answer(phase.callbackName)
  }

  private func receive(_ callback: String, _ presses: Presses) -> Handling {
    journal.write(id, callback, presses)
    return answer(callback)
  }

  private func receive(_ callback: String) -> Handling {
    journal.write("\(id) \(callback)")
    return answer(callback)
  }

  private func answer(_ callback: String) -> Handling {
    let bit = ScenarioCallbacks.single.first { $0.0 == callback }?.1 ?? []
    return model.handles.contains(bit) ? .handled : .passToNext
  }
}
