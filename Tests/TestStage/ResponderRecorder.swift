import Dactyl
import DactylTesting

/// A responder that records all its calls, and runs the closure that a test has set for them.
package struct ResponderRecorder: TouchResponder, PressResponder, MotionResponder, RemoteControlResponder,
  CustomEventResponder,
  ActionResponder, KeyCommandResponder, MenuResponder, FirstResponding, KeyWindowResponder
{
  package let name: String
  package let log: CallLog
  package var handledEvents: ResponderEvents = [.presses, .motion, .remoteControl, .actions, .keyCommands, .custom]
  package var answer = Handling.passToNext
  package var canBecomeFirstResponder = true
  package var canResignFirstResponder = true
  package var actions: [Action] = []
  package var keyCommands: [KeyCommand] = []
  package var validating: (inout KeyCommand) -> Void = { _ in }
  package var menu: (inout Menu) -> Void = { _ in }
  /// The closure to run, by the recorded call.
  package var on: [String: () -> Void] = [:]

  package init(_ name: String, in log: CallLog, _ change: (inout ResponderRecorder) -> Void = { _ in }) {
    self.name = name
    self.log = log
    change(&self)
  }

  @discardableResult
  private func receive(_ what: String) -> Handling {
    log.write("\(name) \(what)")
    on[what]?()
    return answer
  }

  package mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { receive("touchesBegan") }
  package mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    receive("touchesCancelled")
  }
  package mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { receive("pressesBegan") }
  package mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling {
    receive("pressesChanged \(presses.map(\.force))")
  }
  package mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { receive("pressesEnded") }
  package mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    receive(event.type == .presses ? "pressesCancelled" : "pressesCancelled in an event of \(event.type)")
  }
  package mutating func motionBegan(with event: Event) -> Handling { receive("motionBegan") }
  package mutating func motionEnded(with event: Event) -> Handling { receive("motionEnded") }
  package mutating func motionCancelled(with event: Event) -> Handling { receive("motionCancelled") }
  package mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling {
    receive("remote \(command)")
  }
  package mutating func becameFirstResponder() { receive("became") }
  package mutating func resignedFirstResponder() { receive("resigned") }
  package mutating func becameKey() { receive("becameKey") }
  package mutating func resignedKey() { receive("resignedKey") }
  package mutating func perform(_ action: Action, from sender: Entity) { receive("performs \(action)") }
  package func validate(_ command: inout KeyCommand) { validating(&command) }
  package func buildMenu(_ menu: inout Menu) { self.menu(&menu) }
  package mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling { receive("\(custom)") }
}

extension Stage {
  /// A view with a witness.
  @discardableResult
  package func witness(
    _ name: String, _ frame: Rect = Rect(0, 0, 100, 100), in parent: View? = nil,
    _ change: (inout ResponderRecorder) -> Void = { _ in }
  ) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    view.setResponder(ResponderRecorder(name, in: log, change))
    return view
  }

  /// Presses or releases a key.
  package func key(
    _ key: Key, _ phase: PressSamplePhase = .began, _ characters: String = "", _ modifiers: ModifierFlags = []
  ) {
    press(.key(key), phase, characters: characters, modifiers: modifiers)
  }

  /// Sends a sample of a key or button.
  package func press(
    _ type: PressType, _ phase: PressSamplePhase, force: Float = 1, characters: String = "",
    device: DeviceID = .unknown,
    modifiers: ModifierFlags = []
  ) {
    scene.send(
      .press(PressSample(type, phase, force: force, characters: characters, device: device, modifiers: modifiers)))
  }
}
