import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// The ends of attempts: reset, disabling, removal, neglect (G35, G60-G68, G22).
@Suite struct GestureLifeTests {
  private func counted(_ gesture: Scripted, _ log: CallLog) -> Scripted {
    var gesture = gesture
    gesture.onReset = { log.write("reset") }
    return gesture
  }

  @Test("G60, G62: one reset per attempt, after the action, when all fingers are up")
  func resetAfterSuccess() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let ends = Scripted(
      began: { if $1.state == .possible { $1.state = .began } }, ended: { $1.state = .ended })
    stage.add(counted(ends, stage.log), to: card, as: "g")

    for _ in 0..<2 {
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 10))
      stage.one.lift()
      stage.scene.advance(by: 0.1)
      #expect(stage.lines == ["g began", "g ended"])
      stage.two.lift()
      #expect(stage.lines == ["reset"])
    }
  }

  @Test("G60: a failed attempt is reset once, and so is an undecided one")
  func resetAfterFailure() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(counted(Scripted(), stage.log), to: card, as: "idle")

    stage.one.tap(at: Point(10, 10), count: 2)

    #expect(stage.lines == ["reset", "reset"])
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("G61: an action sees the state of its transition, also when the state changed meanwhile")
  func stateInAction() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap")

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["tap ended"])
    #expect(tap.state == .possible)
  }

  @Test("G63: fingers that were down at a reset are ignored until they lift")
  func toggling() {
    let stage = Stage()
    let card = stage.card()
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    _ = stage.lines

    pan.any.isEnabled = false
    pan.any.isEnabled = true
    stage.one.move(to: Point(99, 10))
    stage.one.lift()
    #expect(stage.lines == ["pan cancelled"])

    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    #expect(stage.lines.contains("pan began"))
  }

  @Test("G67: disabling cancels an active recognizer, with its action, and fails a possible one, without")
  func disabling() {
    for hasBegun in [true, false] {
      let stage = Stage()
      let card = stage.card()
      let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
      stage.one.press(at: Point(10, 10))
      if hasBegun { stage.one.move(to: Point(60, 10)) }
      _ = stage.lines

      pan.any.isEnabled = false
      #expect(stage.lines == (hasBegun ? ["pan cancelled"] : []))
      stage.one.lift()

      #expect(stage.lines == (hasBegun ? [] : ["card touchesEnded 1"]))
    }
  }

  @Test("G22: removing cancels an active recognizer, once, and leaves the view its touches")
  func removing() {
    for hasBegun in [true, false] {
      let stage = Stage()
      let card = stage.card()
      let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
      stage.one.press(at: Point(10, 10))
      if hasBegun { stage.one.move(to: Point(60, 10)) }
      _ = stage.lines

      pan.remove()
      #expect(stage.lines == (hasBegun ? ["pan cancelled"] : []))
      #expect(card.gestureRecognizers.isEmpty)
      stage.one.lift()

      #expect(stage.lines == (hasBegun ? [] : ["card touchesEnded 1"]))
      #expect(!pan.isAlive)
    }
  }

  @Test(
    "A recognizer that is removed in its own action receives its cancel and nothing more", arguments: [true, false])
  func removedInAction(isDestroyed: Bool) {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    pan.addAction { pan in
      if pan.state == .began { isDestroyed ? card.destroy() : pan.remove() }
    }

    stage.one.drag(from: Point(10, 10), to: Point(90, 10), steps: 3)
    stage.one.lift()

    #expect(stage.lines == ["pan began", "pan cancelled"])
    #expect(!pan.isAlive)
  }

  @Test("A recognizer that is removed in its own reset is destroyed")
  func removedInReset() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    var handle: AnyGesture?
    handle = card.addGestureRecognizer(Scripted(onReset: { handle?.remove() })).any

    stage.one.tap(at: Point(10, 10))

    #expect(handle?.isAlive == false)
    #expect(card.gestureRecognizers.isEmpty)
  }

  @Test("T23: a view that leaves removes its recognizers from their gestures", arguments: [true, false])
  func viewLeaves(isDestroyed: Bool) {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 200, 200))
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: panel)
    stage.add(PanGestureRecognizer(), to: card, as: "pan")
    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)

    isDestroyed ? panel.destroy() : panel.removeFromSuperview()
    stage.one.move(to: Point(70, 10))
    stage.one.lift()

    #expect(stage.lines == ["pan began", "pan cancelled"])
  }

  @Test("T23: recognizers on remaining views keep the touch of a view that leaves", arguments: [true, false], 0..<3)
  func viewsStay(hasBegun: Bool, variant: Int) {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 200, 200))
    let card = stage.view("card", Rect(0, 0, 100, 100), in: panel)
    stage.add(PanGestureRecognizer(), to: panel, as: "pan")
    let looker = stage.add(Scripted.patient, to: card, as: "looker")
    stage.one.press(at: Point(10, 10))
    if hasBegun { stage.one.move(to: Point(60, 10)) }
    _ = stage.lines

    switch variant {
    case 0: card.removeFromSuperview()
    case 1: card.destroy()
    default: stage.scene.addWindow(frame: Rect(200, 200, 100, 100)).view.addSubview(card)
    }
    #expect(looker.numberOfTouches == 0)
    stage.one.move(to: Point(90, 10))
    stage.one.lift()

    let cancel = hasBegun ? [] : ["card touchesCancelled 1"]
    #expect(stage.lines == cancel + [hasBegun ? "pan changed" : "pan began", "pan ended"])
  }

  @Test(
    "T23: moving a view to another window ends its recognizers; moving it inside one does not",
    arguments: [true, false])
  func viewMoves(isToOther: Bool) {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 200, 200))
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: panel)
    stage.add(PanGestureRecognizer(), to: card, as: "pan").any.cancelsTouchesInView = false
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap")
    tap.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(60, 10))

    let window = stage.scene.addWindow(frame: Rect(200, 200, 100, 100))
    (isToOther ? window : stage.scene.window).view.addSubview(card)
    #expect(card.gestureRecognizers.count == 2)
    stage.one.move(to: Point(70, 10))
    stage.one.lift()

    #expect(stage.lines == ["pan began"] + (isToOther ? ["pan cancelled"] : ["pan changed", "pan ended"]))
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("G35: a recognizer without an end after its began is cancelled")
  func neglect() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(Scripted(began: { $1.state = .began }), to: card, as: "lazy")

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["lazy began", "lazy cancelled"])
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("G4, G35: a system cancel fails possible recognizers and cancels active ones", arguments: [true, false])
  func systemCancel(hasBegun: Bool) {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(PanGestureRecognizer(), to: card, as: "pan")
    stage.one.press(at: Point(10, 10))
    if hasBegun { stage.one.move(to: Point(60, 10)) }
    _ = stage.lines

    stage.one.cancel()

    #expect(stage.lines == (hasBegun ? ["pan cancelled"] : []))
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("A handle of a removed recognizer does nothing, and that is reported")
  func staleHandle() {
    let stage = Stage(expecting: [.staleHandle])
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let pan = card.addGestureRecognizer(PanGestureRecognizer(minimumTouches: 2))
    pan.remove()
    let other = stage.add(TapGestureRecognizer(), to: card, as: "tap")

    pan.any.isEnabled = false
    pan.minimumNumberOfTouches = 5
    pan.require(toFail: other)
    pan.addAction { _ in stage.log.write("never") }
    pan.remove()
    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["tap ended"])
    #expect(pan.state == .possible)
    #expect(pan.view == nil)
    #expect(pan.minimumNumberOfTouches == 2)
    #expect(stage.diagnostics.kinds.count == 5)
  }
}
