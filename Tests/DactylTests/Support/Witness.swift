import Dactyl
import DactylTesting

/// A responder that writes down everything that it hears, and does what a test has for that.
struct Witness: Responder {
  let name: String
  let log: CallLog
  var handledEvents: ResponderEvents = [.presses, .motion, .remoteControl, .actions, .keyCommands, .custom]
  var answer = Handling.passToNext
  var canBecomeFirstResponder = true
  var canResignFirstResponder = true
  var actions: [Action] = []
  var keyCommands: [KeyCommand] = []
  var validating: (inout KeyCommand) -> Void = { _ in }
  var menu: (inout Menu) -> Void = { _ in }
  /// What else it does, by what it heard.
  var on: [String: () -> Void] = [:]

  init(_ name: String, in log: CallLog, _ change: (inout Witness) -> Void = { _ in }) {
    self.name = name
    self.log = log
    change(&self)
  }

  @discardableResult
  private func hear(_ what: String) -> Handling {
    log.write("\(name) \(what)")
    on[what]?()
    return answer
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { hear("touchesBegan") }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { hear("touchesCancelled") }
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { hear("pressesBegan") }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling {
    hear("pressesChanged \(presses.map(\.force))")
  }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { hear("pressesEnded") }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    hear(event.type == .presses ? "pressesCancelled" : "pressesCancelled in an event of \(event.type)")
  }
  mutating func motionBegan(with event: Event) -> Handling { hear("motionBegan") }
  mutating func motionEnded(with event: Event) -> Handling { hear("motionEnded") }
  mutating func motionCancelled(with event: Event) -> Handling { hear("motionCancelled") }
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling {
    hear("remote \(command)")
  }
  mutating func becameFirstResponder() { hear("became") }
  mutating func resignedFirstResponder() { hear("resigned") }
  mutating func becameKey() { hear("becameKey") }
  mutating func resignedKey() { hear("resignedKey") }
  mutating func perform(_ action: Action, from sender: Entity) { hear("performs \(action)") }
  func validate(_ command: inout KeyCommand) { validating(&command) }
  func buildMenu(_ menu: inout Menu) { self.menu(&menu) }
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling { hear("\(custom)") }
}

extension Stage {
  /// A view with a witness.
  @discardableResult
  func witness(
    _ name: String, _ frame: Rect = Rect(0, 0, 100, 100), in parent: View? = nil,
    _ change: (inout Witness) -> Void = { _ in }
  ) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    view.setResponder(Witness(name, in: log, change))
    return view
  }

  /// Presses a key, or lets it go.
  func key(_ key: Key, _ phase: PressSamplePhase = .began, _ characters: String = "", _ modifiers: ModifierFlags = []) {
    press(.key(key), phase, characters: characters, modifiers: modifiers)
  }

  /// Sends a sample of a key or button.
  func press(
    _ type: PressType, _ phase: PressSamplePhase, force: Float = 1, characters: String = "",
    device: DeviceID = .unknown,
    modifiers: ModifierFlags = []
  ) {
    scene.send(
      .press(PressSample(type, phase, force: force, characters: characters, device: device, modifiers: modifiers)))
  }
}
