import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// The effects of recognizers on the touches of views (G47-G57, D4, D6, D7).
@Suite struct ViewEffectTests {
  @Test("D4, D7, G47: recognizers receive first; then the view's cancel; then the action; then nothing for the view")
  func panTakesTouch() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 300, 300))
    stage.add(PanGestureRecognizer(), to: card, as: "pan")

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(12, 10))
    stage.one.move(to: Point(60, 10))
    stage.one.move(to: Point(70, 10))
    stage.one.lift()

    #expect(
      stage.lines == [
        "card touchesBegan 1", "card touchesMoved 1", "card touchesCancelled 1", "pan began", "pan changed",
        "pan ended",
      ])
  }

  @Test("D6: actions run when all recognizers have received the event")
  func actionsAfterAll() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(Scripted.immediate, to: card, as: "first")
    card.addGestureRecognizer(Scripted(began: { _, _ in stage.log.write("second receives") }))

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["second receives", "first began"])
  }

  @Test("G51: with cancelsTouchesInView off the view receives everything, after the gesture")
  func withoutCancelling() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 300, 300))
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    pan.any.cancelsTouchesInView = false

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(60, 10))
    stage.one.lift()

    #expect(
      stage.lines == [
        "card touchesBegan 1", "pan began", "card touchesMoved 1", "pan ended", "card touchesEnded 1",
      ])
  }

  @Test("G48, G52: with delaysTouchesBegan the view receives nothing on success")
  func delayedAndTaken() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 300, 300))
    stage.add(PanGestureRecognizer(), to: card, as: "pan").any.delaysTouchesBegan = true

    stage.one.drag(from: Point(10, 10), to: Point(100, 10), steps: 3)
    stage.one.lift()

    #expect(stage.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("G48: with cancelsTouchesInView off the view receives all delayed touches once the gesture has begun")
  func delayedAndShared() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 300, 300))
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan").any
    pan.delaysTouchesBegan = true
    pan.cancelsTouchesInView = false

    stage.one.press(at: Point(10, 10))
    #expect(stage.lines == [])
    stage.one.move(to: Point(60, 10))
    #expect(stage.lines == ["pan began", "card touchesBegan 1", "card touchesMoved 1"])
    stage.one.lift()
    #expect(stage.lines == ["pan ended", "card touchesEnded 1"])
  }

  @Test("G48: the same for a discrete gesture, whose fingers have lifted by then, and for presses (G59)")
  func delayedAndSharedDiscrete() {
    let stage = Stage()
    let card = stage.card()
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap").any
    tap.delaysTouchesBegan = true
    tap.cancelsTouchesInView = false
    tap.allowedPressTypes = [.key(.space)]

    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["tap ended", "card touchesBegan 1", "card touchesEnded 1"])

    card.setResponder(ResponderRecorder("card", in: stage.log))
    card.becomeFirstResponder()
    stage.scene.advance(by: 1)
    stage.key(.space)
    #expect(stage.lines == ["card became"])
    stage.key(.space, .ended)
    #expect(stage.lines == ["tap ended", "card pressesBegan", "card pressesEnded"])
  }

  @Test("G52: on failure the view receives what was delayed: began where it was, one move, the end")
  func delayedAndGivenBack() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 300, 300))
    card.addGestureRecognizer(Scripted.patient).any.delaysTouchesBegan = true
    var received: [(TouchPhase, Point, Point)] = []
    card.setResponder(
      TouchListener { phase, touches, _ in received += touches.map { (phase, $0.previousLocation, $0.location) } })

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(50, 10))
    stage.one.move(to: Point(90, 10))
    #expect(received.isEmpty)
    stage.one.lift()

    #expect(received.map(\.0) == [.began, .moved, .ended])
    #expect(received.map(\.1) == [Point(10, 10), Point(10, 10), Point(90, 10)])
    #expect(received.map(\.2) == [Point(10, 10), Point(90, 10), Point(90, 10)])
  }

  @Test("G57: an ancestor's recognizer delays as well")
  func ancestorsDelay() {
    let stage = Stage()
    stage.card()
    let gesture = stage.scene.window.view.addGestureRecognizer(Scripted.patient)
    gesture.any.delaysTouchesBegan = true

    stage.one.press(at: Point(10, 10))
    #expect(stage.lines == [])
    stage.one.lift()

    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
  }

  @Test("G53, G54: the end waits for the decision: cancelled on success, ended on failure")
  func delaysEnded() {
    let stage = Stage()
    let card = stage.card()
    stage.add(TapGestureRecognizer(), to: card, as: "tap")

    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1", "tap ended"])

    stage.one.drag(from: Point(10, 10), to: Point(90, 10), steps: 1)
    stage.one.lift()
    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1", "card touchesEnded 1"])
  }

  @Test("G55: a double tap cancels both touches, in whatever calls", arguments: [true, false])
  func doubleTap(delaysEnded: Bool) {
    let stage = Stage()
    stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "double").any.delaysTouchesEnded = delaysEnded

    stage.one.tap(at: Point(10, 10), count: 2)

    let lines = stage.lines
    #expect(lines.filter { $0.contains("Began") }.count == 2)
    #expect(lines.filter { $0.contains("Ended") }.count == (delaysEnded ? 0 : 1))
    #expect(lines.contains { $0.contains("Cancelled") })
    #expect(lines.last == "double ended")
  }

  @Test("G56: the end of a single tap is delivered when the double tap fails")
  func doubleTapGivesUp() {
    let stage = Stage()
    stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "double")

    stage.one.tap(at: Point(10, 10))
    stage.scene.advance(by: 0.1)
    #expect(stage.lines == ["card touchesBegan 1"])
    stage.scene.advance(by: 0.9)

    #expect(stage.lines == ["card touchesEnded 1"])
  }

  @Test("G49: another finger on the view, that the gesture did not receive, continues")
  func onlyItsOwn() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    pan.any.delegate.shouldReceiveTouch = { $1.finger.finger == 1 }

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 20))
    stage.one.move(to: Point(60, 10))
    stage.two.move(to: Point(30, 20))
    stage.two.lift()

    #expect(
      stage.lines == [
        "card touchesBegan 1", "card touchesBegan 2", "card touchesCancelled 1", "pan began",
        "card touchesMoved 2", "card touchesEnded 2",
      ])
  }

  @Test("G49: a touch whose end is held back is not cancelled by a later attempt at another touch")
  func earlierTouchIsLeft() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    stage.add(LongPressGestureRecognizer(), to: card, as: "press")

    stage.one.tap(at: Point(10, 10))
    stage.scene.advance(by: 0.1)
    stage.two.press(at: Point(10, 10))
    stage.scene.advance(by: 1)

    #expect(
      stage.lines == [
        "card touchesBegan 1", "card touchesBegan 2", "card touchesCancelled 2", "press began",
        "card touchesEnded 1",
      ])
  }

  @Test("G50: a finger that joins an active gesture belongs to it, and the view does not receive it")
  func joining() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    stage.add(PanGestureRecognizer(), to: card, as: "pan")
    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    _ = stage.lines

    stage.two.press(at: Point(20, 20))
    stage.two.move(to: Point(30, 20))
    stage.two.lift()

    #expect(stage.lines == ["pan changed"])
  }

  @Test("PAN10: a finger beyond the maximum, ignored by the pan, is delivered to the view")
  func beyondTheMaximum() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    stage.add(PanGestureRecognizer(maximumTouches: 1), to: card, as: "pan")
    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    _ = stage.lines

    stage.two.press(at: Point(20, 20))
    stage.two.lift()

    #expect(stage.lines == ["card touchesBegan 2", "card touchesEnded 2"])
  }

  @Test("G47: the cancels of several fingers of one view are one call")
  func cancelsTogether() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    stage.add(PanGestureRecognizer(minimumTouches: 2), to: card, as: "pan")
    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 20))
    _ = stage.lines

    stage.scene.together {
      stage.one.move(to: Point(60, 10))
      stage.two.move(to: Point(70, 20))
    }

    #expect(stage.lines == ["card touchesCancelled 1 2", "pan began"])
  }

  @Test("G52: a recognizer that stops delaying mid-touch delivers it with the next move")
  func delayTakenBack() {
    let stage = Stage()
    let card = stage.card()
    let gesture = card.addGestureRecognizer(Scripted.patient)
    gesture.any.delaysTouchesBegan = true

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(12, 10))
    #expect(stage.lines == [])
    gesture.any.delaysTouchesBegan = false
    stage.one.move(to: Point(14, 10))

    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1"])
  }
}
