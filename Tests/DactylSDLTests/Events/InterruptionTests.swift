import CSDL2
import Testing

@testable import DactylSDL

/// SDL releases held keys and buttons before it reports the loss of the keyboard focus or a device (P7).
@Suite struct InterruptionTests {
  private func key(_ letter: Character, isDown: Bool, at milliseconds: Int64) -> InputEvent {
    let sample = KeySample(Key.letter(letter) ?? .space, isDown: isDown)
    return InputEvent(at: Timestamp(milliseconds: milliseconds), .key(sample))
  }

  @Test func syntheticReleasesComeAfterTheLossOfTheKeyboard() {
    var events = [
      key("a", isDown: true, at: 10), key("b", isDown: true, at: 20), key("a", isDown: false, at: 99),
      key("b", isDown: false, at: 100),
    ]

    events.appendDeactivation(at: Timestamp(milliseconds: 100))

    #expect(
      events == [
        key("a", isDown: true, at: 10), key("b", isDown: true, at: 20),
        InputEvent(at: Timestamp(milliseconds: 100), .window(.deactivated)), key("a", isDown: false, at: 100),
        key("b", isDown: false, at: 100),
      ])
  }

  @Test func aReleaseByTheUserKeepsItsPosition() {
    let before = [key("a", isDown: true, at: 10), key("a", isDown: false, at: 90)]
    var events = before

    events.appendDeactivation(at: Timestamp(milliseconds: 100))

    #expect(events == before + [InputEvent(at: Timestamp(milliseconds: 100), .window(.deactivated))])
  }

  @Test func aHeldKeyIsCancelledOnceAndItsNextPressIsANewOne() {
    var rig = TranslatorRig()
    let received = PressLog()
    let scene = Scene(size: Size(400, 200))
    scene.window.view.setResponder(ReceivedPresses(received))
    var events: [InputEvent] = []
    func key(isDown: Bool) {
      var event = unsafe SDL_Event()
      unsafe event.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
      unsafe event.key.state = isDown ? 1 : 0
      unsafe event.key.keysym.scancode = SDL_SCANCODE_A
      unsafe event.common.timestamp = TranslatorRig.eventTicks
      unsafe rig.translator.translate(event, into: &events)
    }
    func focusLost() {
      var event = unsafe SDL_Event()
      unsafe event.type = SDL_WINDOWEVENT.rawValue
      unsafe event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
      unsafe event.common.timestamp = TranslatorRig.eventTicks
      unsafe rig.translator.translate(event, into: &events)
    }

    key(isDown: true)
    key(isDown: false)
    focusLost()
    key(isDown: true)
    for event in events { scene.send(event) }
    scene.frame(at: Timestamp(seconds: 10))

    #expect(received.phases == [.began, .cancelled, .began])
  }

  private func press(
    _ button: ControllerButton, _ phase: PressSamplePhase, device: Int32, at milliseconds: Int64
  ) -> InputEvent {
    let sample = PressSample(.button(button), phase, device: .joystick(device))
    return InputEvent(at: Timestamp(milliseconds: milliseconds), .press(sample))
  }

  @Test func releasesBeforeTheRemovalOfAControllerAreDropped() {
    var events = [
      press(.a, .ended, device: 1, at: 50), press(.a, .ended, device: 2, at: 100),
      press(.a, .ended, device: 1, at: 100),
    ]

    events.appendRemoval(of: .joystick(1), at: Timestamp(milliseconds: 100))

    #expect(
      events == [
        press(.a, .ended, device: 1, at: 50), press(.a, .ended, device: 2, at: 100),
        InputEvent(at: Timestamp(milliseconds: 100), .device(.removed(.joystick(1)))),
      ])
  }

  @Test("P7: the presses of a removed controller are cancelled in the order in which they went down")
  func cancelsOfALostController() {
    let received = PressLog()
    let scene = Scene(size: Size(400, 200))
    scene.window.view.setResponder(ReceivedPresses(received))
    let buttons: [ControllerButton] = [.y, .a, .leftShoulder, .b]
    var events = buttons.map { press($0, .began, device: 1, at: 10) }
    // SDL iterates over them by their numbers.
    events += [.a, .b, .y, .leftShoulder].map { press($0, .ended, device: 1, at: 100) }
    events.appendRemoval(of: .joystick(1), at: Timestamp(milliseconds: 100))
    for event in events { scene.send(event) }
    scene.frame(at: Timestamp(milliseconds: 100))

    #expect(received.phases == Array(repeating: .began, count: 4) + Array(repeating: .cancelled, count: 4))
    #expect(received.types.suffix(4) == buttons.map { .button($0) })
  }
}

/// The presses that a responder received, phase by phase.
final class PressLog {
  var phases: [PressPhase] = []
  /// The presses of each of them.
  var types: [PressType] = []
  /// The closure that a cancel runs.
  var onCancel: (() -> Void)?
}

/// A responder that records them.
struct ReceivedPresses: PressResponder {
  let received: PressLog
  init(_ received: PressLog) { self.received = received }
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { note(presses) }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { note(presses) }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { note(presses) }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { note(presses) }
  private func note(_ presses: Presses) -> Handling {
    received.phases += presses.map(\.phase)
    received.types += presses.map(\.type)
    if received.phases.last == .cancelled { received.onCancel?() }
    return .handled
  }
}
