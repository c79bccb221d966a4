import Dactyl
import DactylTesting
import TestStage
import Testing

/// First responders that leave their windows (R19), and who move others meanwhile.
@Suite struct LeavingFirstResponderTests {
  @Test("A first responder that another one moves into a window that ends resigns once")
  func movedIntoTheEnding() {
    let stage = Stage()
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    let box = stage.scene.addView(frame: Rect(0, 0, 50, 50), to: window.view)
    let card = stage.witness("card")
    window.view.setResponder(Witness("window", in: stage.log) { $0.on["resigned"] = { box.addSubview(card) } })
    window.view.becomeFirstResponder()
    card.becomeFirstResponder()
    _ = stage.lines

    window.view.destroy()

    #expect(stage.lines == ["window resigned", "card resigned"])
    #expect(!card.isAlive && stage.scene.firstResponder == nil)
  }
}
