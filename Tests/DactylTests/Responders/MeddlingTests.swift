import DactylTesting
import Testing

@testable import Dactyl

/// Game code that gets in the way of what is just being told.
@Suite struct MeddlingTests {
  @Test("T21: a responder that has its own touches taken away, in a call that it is in the middle of, hears the cancel")
  func cancelsItself() {
    let stage = Stage()
    let card = stage.witness("card") {
      $0.handledEvents = [.touches, .presses, .actions]
      $0.actions = ["deal"]
      $0.answer = .handled
      $0.on["performs deal"] = { stage.scene.beginIgnoringInteractionEvents() }
    }
    card.becomeFirstResponder()
    stage.one.press(at: Point(10, 10))
    stage.key(.space)
    _ = stage.lines

    stage.scene.sendAction("deal", to: card.entity)

    #expect(stage.lines == ["card performs deal", "card touchesCancelled", "card pressesCancelled"])
    stage.one.lift()
    stage.key(.space, .ended)
    #expect(stage.lines == [])
  }

  @Test("Who never heard of it and is gone by then hears no cancel of it (T21)", arguments: [true, false])
  func unheardOf(isPress: Bool) {
    let stage = Stage()
    let outer = stage.witness("outer") { $0.handledEvents = [.touches, .presses] }
    let card = stage.witness("card", in: outer) {
      $0.handledEvents = [.touches, .presses]
      $0.on[isPress ? "pressesBegan" : "touchesBegan"] = { outer.destroy() }
    }
    card.becomeFirstResponder()
    _ = stage.lines
    if isPress { stage.key(.space) } else { stage.one.press(at: Point(10, 10)) }
    let what = isPress ? "presses" : "touches"
    #expect(
      stage.lines.filter { !$0.contains("resigned") } == ["card \(what)Began", "card \(what)Cancelled"])
  }
}
