import Dactyl
import DactylTesting
import TestStage
import Testing

/// Views that a handler inserts into a tree that is leaving its window: they leave with it.
@Suite struct MovedWhileLeavingTests {
  @Test("A first responder that is moved into a window being destroyed resigns once")
  func movedIntoTheEnding() {
    let stage = Stage()
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    let box = stage.scene.addView(frame: Rect(0, 0, 50, 50), to: window.view)
    let card = stage.witness("card")
    window.view.setResponder(
      ResponderRecorder("window", in: stage.log) { $0.on["resigned"] = { box.addSubview(card) } })
    window.view.becomeFirstResponder()
    card.becomeFirstResponder()
    _ = stage.lines

    window.view.destroy()

    #expect(stage.lines == ["window resigned", "card resigned"])
    #expect(!card.isAlive && stage.scene.firstResponder == nil)
  }

  @Test("A touched view that a handler moves into a leaving one receives its cancel once", arguments: 0..<4)
  func movedWithTouch(variant: Int) {
    let stage = Stage()
    let card = stage.witness("card", Rect(0, 0, 50, 50)) { $0.handledEvents = [.touchesBegan, .touchesCancelled] }
    var box: View?
    let view = stage.witness("box", Rect(100, 0, 50, 50)) {
      $0.on[variant < 2 ? "pressesCancelled" : "resigned"] = { box?.addSubview(card) }
    }
    box = view
    view.becomeFirstResponder()
    if variant < 2 { stage.key(.space) }
    stage.one.press(at: Point(10, 10))
    _ = stage.lines

    if variant % 2 == 0 { view.destroy() } else { view.removeFromSuperview() }

    #expect(stage.lines.filter { $0.hasPrefix("card") } == ["card touchesCancelled"])
    stage.one.lift()
    stage.key(.space, .ended)
    #expect(stage.lines.isEmpty && stage.scene.pendingWork.isEmpty)
  }
}
