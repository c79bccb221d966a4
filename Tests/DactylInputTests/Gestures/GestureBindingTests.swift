import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct GestureBindingTests {
  @Test("G10, G17, G18: recognizers are bound from the hit view to the window, and on one view in the order of adding")
  func order() {
    let stage = Stage()
    let outer = stage.view("outer", Rect(0, 0, 200, 200))
    let inner = stage.view("inner", Rect(0, 0, 100, 100), in: outer)
    for (name, view) in [("w", stage.scene.window.view), ("o", outer), ("i1", inner), ("i2", inner)] {
      view.addGestureRecognizer(Scripted(began: { _, _ in stage.log.write(name) }))
    }

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["i1", "i2", "o", "w", "inner touchesBegan 1"])
  }

  @Test(
    "G11: the delegate is asked about the event, then the touch, before the recognizer receives it; shouldBegin last")
  func gateOrder() {
    let stage = Stage()
    let gesture = stage.add(
      Scripted(began: { _, context in
        stage.log.write("began")
        context.state = .began
      }), to: stage.card(), as: "g")
    gesture.any.delegate.shouldReceiveEvent = { _, _ in
      stage.log.write("event?")
      return true
    }
    gesture.any.delegate.shouldReceiveTouch = { _, _ in
      stage.log.write("touch?")
      return true
    }
    gesture.any.delegate.shouldBegin = { gesture in
      stage.log.write("begin? \(gesture.state)")
      return true
    }

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["event?", "touch?", "began", "begin? possible", "g began"])
  }

  @Test("G12: a refused touch is never received by that recognizer, and is received by all others")
  func refused() {
    let stage = Stage()
    let card = stage.card()
    let refusing = stage.add(Scripted.immediate, to: card, as: "refusing")
    refusing.any.delegate.shouldReceiveTouch = { _, _ in false }
    stage.add(Scripted.onMove, to: card, as: "other")

    stage.one.press(at: Point(10, 10))
    refusing.any.delegate.shouldReceiveTouch = nil
    stage.one.move(to: Point(20, 10))
    stage.one.lift()

    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1", "other began", "other ended"])
  }

  @Test("G11: a recognizer that refuses the event is not asked about the touch")
  func refusedEvent() {
    let stage = Stage()
    let gesture = stage.add(Scripted.immediate, to: stage.card(), as: "g")
    gesture.any.delegate.shouldReceiveEvent = { _, _ in false }
    gesture.any.delegate.shouldReceiveTouch = { _, _ in
      stage.log.write("asked")
      return true
    }

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["card touchesBegan 1"])
  }

  @Test("G11: the delegate is asked about the event once, however many of its touches land on the recognizer")
  func onceAnEvent() {
    let stage = Stage()
    let gesture = stage.add(Scripted.immediate, to: stage.card(), as: "g")
    gesture.any.delegate.shouldReceiveEvent = { _, _ in
      stage.log.write("asked")
      return false
    }

    stage.queue(1, .began, 10, 10, at: 0)
    stage.queue(2, .began, 20, 20, at: 0)
    stage.frame(at: 0)
    stage.queue(3, .began, 30, 30, at: 10)
    stage.frame(at: 10)

    #expect(stage.lines == ["asked", "card touchesBegan 1", "asked"])
  }

  @Test("G15: a recognizer that disables itself when asked about a touch does not receive it")
  func offInItsOwnAnswer() {
    let stage = Stage()
    let gesture = stage.add(Scripted.immediate, to: stage.card(), as: "g")
    gesture.any.delegate.shouldReceiveTouch = { gesture, _ in
      gesture.isEnabled = false
      return true
    }

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["card touchesBegan 1"])
  }

  @Test("G13: only the allowed types of touch are received")
  func allowedTypes() {
    let stage = Stage()
    let gesture = stage.add(Scripted.immediate, to: stage.card(), as: "g")
    #expect(gesture.allowedTouchTypes == Set(TouchType.allCases))
    gesture.any.allowedTouchTypes = [.pencil]

    stage.one.tap(at: Point(10, 10))
    Finger(5, in: stage.scene, type: .pencil).tap(at: Point(10, 10))

    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1", "g began", "g ended"])
  }

  @Test("G14: the first touch's type keeps others out until the reset, unless types may mix", arguments: [true, false])
  func exclusiveType(isExclusive: Bool) {
    let stage = Stage()
    let card = stage.card()
    var received: [TouchType] = []
    let gesture = card.addGestureRecognizer(Scripted(began: { touches, _ in received += touches.map(\.type) }))
    gesture.any.requiresExclusiveTouchType = isExclusive
    let pencil = Finger(5, in: stage.scene, type: .pencil)

    stage.one.press(at: Point(10, 10))
    pencil.press(at: Point(20, 10))
    pencil.lift()
    stage.one.lift()
    pencil.press(at: Point(20, 10))

    #expect(received == (isExclusive ? [.direct, .pencil] : [.direct, .pencil, .pencil]))
  }

  @Test("G15: a disabled recognizer gets no touches; enabled mid-touch it does not get the current ones")
  func disabled() {
    let stage = Stage()
    let gesture = stage.add(Scripted.immediate, to: stage.card(), as: "g")
    gesture.any.isEnabled = false
    stage.one.press(at: Point(10, 10))

    gesture.any.isEnabled = true
    stage.one.move(to: Point(20, 10))
    stage.one.lift()
    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1", "card touchesEnded 1"])

    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["g began", "g ended"])
  }

  @Test("G16: in a final state it gets no new touches until its reset")
  func finalState() {
    let stage = Stage()
    let card = stage.card()
    var received: [Int64] = []
    card.addGestureRecognizer(
      Scripted(began: { touches, context in
        received += touches.map(\.finger.finger)
        context.state = .failed
      }))

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 10))
    stage.one.lift()
    stage.two.lift()
    stage.three.press(at: Point(10, 10))

    #expect(received == [1, 3])
  }

  @Test("G62: a recognizer does not wait for fingers of others that reuse the slots of its own")
  func strangersFingers() {
    let stage = Stage()
    let card = stage.card()
    let elsewhere = stage.view("elsewhere", Rect(200, 0, 100, 100))
    elsewhere.isMultipleTouchEnabled = true
    var received: [Int64] = []
    card.addGestureRecognizer(
      Scripted(began: { touches, context in
        received += touches.map(\.finger.finger)
        context.state = .failed
      }))
    stage.scene.together {
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
    }
    stage.one.lift()
    stage.three.press(at: Point(250, 10))
    stage.two.lift()

    stage.one.press(at: Point(10, 10))

    #expect(received == [1, 2, 1])
  }

  @Test("G21: an ignored touch is neither received, nor cancelled in its view, nor delayed")
  func ignoring() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    let gesture = Scripted(
      began: { touches, context in
        for touch in touches where touch.finger.finger == 2 { context.ignore(touch) }
      },
      moved: { touches, context in
        stage.log.write("moved \(touches.map(\.finger.finger))")
        context.state = context.state == .possible ? .began : .changed
      })
    stage.add(gesture, to: card, as: "g").any.delaysTouchesBegan = true

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 10))
    stage.scene.together {
      stage.one.move(to: Point(15, 10))
      stage.two.move(to: Point(25, 10))
    }
    stage.two.lift()

    #expect(
      stage.lines == [
        "card touchesBegan 2", "moved [1]", "g began", "card touchesMoved 2", "card touchesEnded 2",
      ])
  }

  @Test("G19: a recognizer receives its touches phase by phase, in landing order")
  func grouping() {
    let stage = Stage()
    func line(_ phase: String) -> Scripted.Handler {
      { touches, _ in stage.log.write("\(phase) \(touches.map(\.finger.finger))") }
    }
    stage.scene.addView(frame: Rect(0, 0, 100, 100)).addGestureRecognizer(
      Scripted(began: line("began"), moved: line("moved"), ended: line("ended"), cancelled: line("cancelled")))
    stage.scene.together {
      stage.two.press(at: Point(20, 10))
      stage.one.press(at: Point(10, 10))
    }
    stage.scene.together {
      stage.one.lift()
      stage.two.move(to: Point(22, 10))
      stage.three.press(at: Point(30, 10))
    }
    stage.scene.together {
      stage.two.cancel()
      stage.three.cancel()
    }

    #expect(stage.lines == ["began [2, 1]", "began [3]", "moved [2]", "ended [1]", "cancelled [2, 3]"])
  }

  @Test("G19: a landing in the event in which another finger lifts comes first: that is no tap of one finger")
  func landingBeforeLifting() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 200, 200))
    card.isMultipleTouchEnabled = true
    stage.add(TapGestureRecognizer(), to: card, as: "tap")
    var phases: [String] = []
    stage.scene.window.view.addGestureRecognizer(
      Scripted(
        began: { touches, context in
          phases.append("began \(touches.map(\.finger.finger))")
          if touches[0].finger == FingerID(2) { context.state = .failed }
        }, ended: { touches, _ in phases.append("ended \(touches.map(\.finger.finger))") }))
    stage.one.press(at: Point(40, 40))
    stage.scene.together {
      stage.one.lift()
      stage.two.press(at: Point(80, 40))
    }
    stage.two.lift()

    // A recognizer that has failed in an event receives no more of that event.
    #expect(phases == ["began [1]", "began [2]"])
    #expect(
      stage.lines == ["card touchesBegan 1", "card touchesBegan 2", "card touchesEnded 1", "card touchesEnded 2"])
  }

  @Test("G23: the location is the centroid of the fingers that are down, and keeps its last value")
  func location() {
    let stage = Stage()
    let card = stage.view("card", Rect(100, 100, 200, 200))
    let pan = card.addGestureRecognizer(Scripted.immediate)
    var last = Point.zero
    pan.addAction { if $0.state == .ended { last = $0.location(in: card) } }

    stage.one.press(at: Point(110, 120))
    stage.two.press(at: Point(130, 160))
    #expect(pan.location(in: nil) == Point(120, 140))
    #expect(pan.location(in: card) == Point(20, 40))

    stage.two.lift()
    stage.one.move(to: Point(150, 150))
    stage.one.lift()
    #expect(last == Point(50, 50))
  }

  @Test("G24: actions run once per transition, in the order in which they were added")
  func actionOrder() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let tap = card.addGestureRecognizer(TapGestureRecognizer()) { _ in stage.log.write("first") }
    tap.addAction { _ in stage.log.write("second") }

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["first", "second"])
  }
}
