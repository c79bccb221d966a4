import Dactyl

@testable import DactylInput

/// An event of the random test's own.
struct FuzzNews: CustomEvent {}

/// A responder that interferes with everything in each of its calls, and records them.
struct ChainFuzzResponder: ViewControllerBehavior, TouchResponder, PressResponder, MotionResponder,
  RemoteControlResponder, CustomEventResponder, ActionResponder, KeyCommandResponder, MenuResponder, FirstResponding,
  KeyWindowResponder
{
  unowned let world: ChainFuzzWorld
  let entity: Entity
  let name: Int
  /// Whether it handles all events that it receives (T20), or passes them on.
  let handles: Bool
  let handledEvents: ResponderEvents
  var actions: [Action] { ["deal"] }
  var keyCommands: [KeyCommand] { [KeyCommand("s", action: name.isMultiple(of: 3) ? "deal" : "nothing")] }
  // Read at the start of every call, so these have no side effects.
  var canBecomeFirstResponder: Bool { !name.isMultiple(of: 7) }
  var canResignFirstResponder: Bool { !name.isMultiple(of: 11) }

  private var answer: Handling { handles ? .handled : .passToNext }

  private func receive(_ call: String) -> Handling {
    world.book.receive(name, call)
    world.meddle()
    return answer
  }

  private func receive(_ phase: String, _ touches: Touches) -> Handling {
    for touch in touches {
      world.book.receive(name, phase, touch.id, isPress: false, isOwn: touch.view?.entity == entity)
    }
    world.meddle()
    return answer
  }

  private func receive(_ phase: String, _ presses: Presses) -> Handling {
    for press in presses {
      world.book.receive(name, phase, press.id, isPress: true, isOwn: world.responder(of: press) == entity)
    }
    world.meddle()
    return answer
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { receive("Began", touches) }
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { receive("Moved", touches) }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { receive("Ended", touches) }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { receive("Cancelled", touches) }
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { receive("Began", presses) }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { receive("Changed", presses) }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { receive("Ended", presses) }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { receive("Cancelled", presses) }
  mutating func motionBegan(with event: Event) -> Handling { receive("motionBegan") }
  mutating func motionEnded(with event: Event) -> Handling { receive("motionEnded") }
  mutating func motionCancelled(with event: Event) -> Handling { receive("motionCancelled") }
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling { receive("remote") }
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling { receive("custom") }
  mutating func perform(_ action: Action, from sender: Entity) { _ = receive("perform") }

  func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
    world.meddle()
    return actions.contains(action) && !name.isMultiple(of: 4)
  }
  func validate(_ command: inout KeyCommand) {
    world.meddle()
    command.isEnabled = !name.isMultiple(of: 5)
  }

  mutating func becameFirstResponder() { change { $0.becomes(name, entity, isFirst: true) } }
  mutating func resignedFirstResponder() { change { $0.becomes(name, entity, isFirst: false) } }
  mutating func becameKey() { change { $0.becomes(name, entity, isKey: true) } }
  mutating func resignedKey() { change { $0.becomes(name, entity, isKey: false) } }
  mutating func viewDidLoad(_ controller: ViewController) { _ = receive("viewDidLoad") }
  mutating func viewWillAppear(_ controller: ViewController) { change { $0.appears(name, entity, "viewWillAppear") } }
  mutating func viewDidAppear(_ controller: ViewController) { change { $0.appears(name, entity, "viewDidAppear") } }
  mutating func viewWillDisappear(_ controller: ViewController) {
    change { $0.appears(name, entity, "viewWillDisappear") }
  }
  mutating func viewDidDisappear(_ controller: ViewController) {
    change { $0.appears(name, entity, "viewDidDisappear") }
  }

  private func change(_ note: (ChainBook) -> Void) {
    note(world.book)
    world.meddle()
  }
}
