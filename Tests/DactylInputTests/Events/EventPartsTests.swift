import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct EventPartsTests {
  /// Keeps the results of a closure for the events that it receives.
  struct Reader: TouchResponder, PressResponder, MotionResponder, RemoteControlResponder, CustomEventResponder,
    FirstResponding
  {
    let read: (Event) -> Void
    var canBecomeFirstResponder: Bool { true }
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { note(event) }
    mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { note(event) }
    mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { note(event) }
    mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { note(event) }
    mutating func motionBegan(with event: Event) -> Handling { note(event) }
    mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling { note(event) }
    mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling { note(event) }
    private func note(_ event: Event) -> Handling {
      read(event)
      return .handled
    }
  }

  @Test("M1, X1: a shake and a command are subtypes of their events; touches have no subtype")
  func subtypes() {
    let stage = Stage()
    var types: [EventType] = []
    var subtypes: [EventSubtype] = []
    stage.scene.window.view.setResponder(
      Reader {
        types.append($0.type)
        subtypes.append($0.subtype)
      })
    stage.scene.beginReceivingRemoteControlEvents()
    stage.scene.send(.motion(.began))
    stage.scene.send(.remote(.nextTrack))
    stage.one.press(at: Point(10, 10))
    stage.key(.space)
    stage.scene.send(CustomEventTests.Blast())
    #expect(types == [.motion, .remoteControl, .touches, .presses, .custom])
    #expect(subtypes == [.motionShake, .remoteControl(.nextTrack), .none, .none, .none])
  }

  @Test("W7, G20: an event returns its touches by window, by view and by recognizer")
  func touches() {
    let stage = Stage()
    let other = stage.scene.addWindow(frame: Rect(200, 0, 200, 400))
    var counts: [[Int]] = []
    let card = stage.card()
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    pan.any.cancelsTouchesInView = false
    card.setResponder(
      Reader { event in
        counts.append([
          event.allTouches.count, event.touches(for: stage.scene.window).count, event.touches(for: other).count,
          event.touches(for: card).count, event.touches(for: pan.any).count,
        ])
      })
    stage.two.press(at: Point(300, 300))
    stage.three.press(at: Point(10, 300))
    stage.one.press(at: Point(10, 10))
    #expect(counts == [[3, 2, 1, 1, 1]])
    pan.any.isEnabled = false
    stage.one.move(to: Point(20, 10))
    #expect(counts.last == [3, 2, 1, 1, 0])
  }

  @Test("G20, P1: a touch and a press list the recognizers that receive them, the innermost first")
  func recognizers() {
    let stage = Stage()
    let card = stage.card()
    let inner = stage.add(Scripted(), to: card, as: "inner").any
    let outer = stage.add(Scripted(), to: stage.scene.window.view, as: "outer").any
    inner.allowedPressTypes = [.key(.space)]
    var ofTouch: [[AnyGesture]] = []
    var ofPress: [[AnyGesture]] = []
    card.setResponder(
      Reader { event in
        ofTouch.append(event.allTouches.first?.gestureRecognizers ?? [])
        ofPress.append(event.allPresses.first.map { event.gestureRecognizers(for: $0) } ?? [])
      })
    card.becomeFirstResponder()
    stage.one.press(at: Point(10, 10))
    inner.isEnabled = false
    stage.one.move(to: Point(12, 10))
    inner.isEnabled = true
    stage.one.lift()
    stage.key(.space)
    #expect(ofTouch == [[inner, outer], [outer], []])
    #expect(ofPress == [[], [], [inner]])
  }

  @Test("S-6: an event knows which buttons are pressed")
  func buttons() {
    let stage = Stage()
    var masks: [ButtonMask] = []
    stage.scene.window.view.setResponder(Reader { masks.append($0.buttonMask) })
    stage.key(.space)
    let sample = TouchSample(
      finger: .mouse, phase: .began, location: Point(10, 10), type: .pointer, buttons: [.primary, .secondary])
    stage.scene.send(.touch(sample))
    #expect(masks == [[], [.primary, .secondary]])
  }

  @Test(
    "S-6: recognizers and their delegates receive the modifiers of a scrolling, hovering or turning pointer")
  func modifiers() {
    let stage = Stage()
    var received: [ModifierFlags] = []
    var pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let gestures = [
      stage.add(HoverGestureRecognizer(), to: stage.scene.window.view, as: "hover").any,
      stage.add(pan, to: stage.scene.window.view, as: "pan").any,
      stage.add(RotationGestureRecognizer(), to: stage.scene.window.view, as: "rotation").any,
    ]
    for gesture in gestures {
      var delegate = GestureDelegate()
      delegate.shouldReceiveEvent = { _, event in
        received.append(event.modifierFlags)
        return true
      }
      gesture.delegate = delegate
    }
    let point = Point(10, 10)
    stage.scene.send(.hover(point, modifiers: .shift))
    stage.scene.send(.scroll(ScrollSample(location: point, delta: Vector(0, 5), modifiers: .control)))
    stage.scene.send(.transform(TransformSample(phase: .began, location: point, modifiers: .alternate)))
    #expect(received == [.shift, .control, .alternate])
  }

  @Test("P1, P5, P9: an event has all presses; one without a change is stationary, and each has its responder")
  func presses() {
    let stage = Stage()
    var phases: [[PressPhase]] = []
    var responders: Set<Entity> = []
    let card = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    card.setResponder(
      Reader { event in
        phases.append(event.allPresses.map(\.phase))
        responders.formUnion(event.allPresses.map(\.responder))
      })
    card.becomeFirstResponder()
    stage.key(.space)
    stage.scene.advance(by: 0.1)
    stage.press(.button(.a), .began)
    card.resignFirstResponder()
    stage.scene.advance(by: 0.1)
    stage.key(.space, .ended)
    #expect(phases == [[.began], [.stationary, .began], [.ended, .stationary]])
    #expect(responders == [card.entity])
  }

  @Test("P9: a press that ended in an earlier event is absent from this one, though its end is held back")
  func heldBackEnd() {
    let stage = Stage()
    var phases: [[PressPhase]] = []
    let card = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    card.setResponder(Reader { phases.append($0.allPresses.map(\.phase)) })
    let double = stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    double.any.allowedPressTypes = [.button(.a)]
    card.becomeFirstResponder()
    stage.press(.button(.a), .began)
    stage.press(.button(.a), .ended)
    stage.scene.advance(by: 0.01)
    stage.press(.button(.b), .began)
    #expect(phases == [[.began], [.began]])
  }
}
