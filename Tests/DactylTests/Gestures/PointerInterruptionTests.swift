import DactylTesting
import Testing

@testable import Dactyl

@Suite struct PointerInterruptionTests {
  @Test("T22: a recognizer that has all input taken away while the mouse hovers leaves the others their calls")
  func cancelledInALook() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(HoverGestureRecognizer(), to: card, as: "hover")
    var first = Scripted.immediate
    first.began = { [scene = stage.scene] _, _ in scene.cancelTouches() }
    stage.add(first, to: card, as: "first")
    for name in ["second", "third"] { stage.add(Scripted.patient, to: card, as: name) }
    Mouse(in: stage.scene).move(to: Point(50, 50))
    #expect(stage.lines == ["hover began"])

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["hover cancelled"])
    #expect(stage.scene.activeGestures.isEmpty)
    #expect(stage.scene.gestures.line.isEmpty)
  }
}
