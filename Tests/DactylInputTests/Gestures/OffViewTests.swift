import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Recognizers on no view.
@Suite struct OffViewTests {
  @Test("A recognizer without a view can be configured, named and required, and works once it is on a view")
  func made() {
    let stage = Stage()
    let view = stage.card()
    let pan = stage.scene.makeGestureRecognizer(PanGestureRecognizer()) { stage.log.write("action \($0.state)") }
    pan.name = "drag"
    pan.minimumDistance = 30
    pan.cancelsTouchesInView = false
    pan.any.delegate.shouldReceiveTouch = { _, touch in touch.location.x < 50 }
    let tap = stage.add(TapGestureRecognizer(), to: view, as: "tap")
    tap.require(toFail: pan)

    // No recognizer waits for it, and it cancels no touches (G32).
    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1", "tap ended"])
    #expect(pan.view == nil && pan.isAlive && "\(pan.any)" == "drag")

    view.addGestureRecognizer(pan)
    #expect(pan.view == view && view.gestureRecognizers.map(\.id) == [tap.any.id, pan.any.id])
    stage.one.drag(from: Point(10, 10), to: Point(30, 10), steps: 1)
    stage.one.move(to: Point(45, 10))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1", "action began", "card touchesMoved 1"])
    stage.one.lift()
    _ = stage.lines
    stage.one.drag(from: Point(60, 10), to: Point(95, 10), steps: 1)
    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1"])
  }

  @Test("A recognizer removed from its view mid-gesture is cancelled and kept, and works on another view")
  func takenOff() {
    let stage = Stage()
    let (one, two) = (stage.card("one"), stage.view("two", Rect(200, 0, 100, 100)))
    let pan = stage.add(PanGestureRecognizer(), to: one, as: "pan")
    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    _ = stage.lines
    pan.removeFromView()
    #expect(stage.lines == ["pan cancelled"])
    #expect(pan.view == nil && one.gestureRecognizers.isEmpty)
    pan.removeFromView()
    stage.one.lift()
    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    #expect(stage.lines == ["one touchesBegan 1", "one touchesMoved 1"])
    stage.one.lift()
    // The end of a former view does not affect it.
    one.destroy()
    _ = stage.lines
    two.addGestureRecognizer(pan)
    stage.one.drag(from: Point(210, 10), to: Point(260, 10), steps: 1)
    #expect(stage.lines == ["two touchesBegan 1", "two touchesCancelled 1", "pan began"])
    stage.one.lift()
    #expect(stage.scene.rowsInUse == 1)
    two.destroy()
    #expect(!pan.isAlive && stage.scene.rowsInUse == 0)
  }

  @Test("Removing one of several recognizers on a view keeps the order of the others")
  func order() {
    let stage = Stage()
    let view = stage.card()
    let all = (0..<4).map { stage.add(Scripted.patient, to: view, as: "\($0)") }
    all[1].removeFromView()
    all[3].removeFromView()
    #expect(view.gestureRecognizers.map(\.name) == ["0", "2"])
    view.addGestureRecognizer(all[1])
    #expect(view.gestureRecognizers.map(\.name) == ["0", "2", "1"])
  }

  @Test("A recognizer without a view exists until it is removed, or the scene ends, which is reported")
  func ends() {
    let stage = Stage(expecting: [.gestureOnNoView])
    let removed = stage.scene.makeGestureRecognizer(TapGestureRecognizer())
    removed.remove()
    #expect(!removed.isAlive && stage.scene.rowsInUse == 0)
    let kept = stage.scene.makeGestureRecognizer(TapGestureRecognizer())
    kept.name = "spare"
    stage.scene.end()
    #expect(!kept.isAlive && stage.scene.rowsInUse == 0)
    #expect(stage.diagnostics.kinds == [.gestureOnNoView])
    #expect(stage.diagnostics.diagnostics.first?.description.contains("spare") == true)
  }
}
