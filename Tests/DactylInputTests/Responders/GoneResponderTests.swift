import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Responders that are replaced, removed or destroyed during an input whose beginning they received (T21).
@Suite struct GoneResponderTests {
  private struct News: CustomEvent {}

  @Test("T21: a responder replaced under a finger receives a cancel at once, and the new one the rest")
  func replaced() {
    let stage = Stage()
    let card = stage.card("old")
    stage.one.press(at: Point(10, 10))
    card.setResponder(TouchRecorder("new", in: stage.log, answer: .handled))
    #expect(stage.lines == ["old touchesBegan 1", "old touchesCancelled 1"])
    stage.one.lift()
    #expect(stage.lines == ["new touchesEnded 1"])
    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["new touchesBegan 1", "new touchesEnded 1"])
  }

  @Test("T21: a removed responder receives a cancel of all it received, and one without input receives none")
  func takenOff() {
    let stage = Stage()
    let table = stage.view("table", Rect(0, 0, 200, 200), answer: .handled)
    let card = stage.view("card", Rect(0, 0, 100, 100), in: table, answer: .passToNext)
    stage.one.press(at: Point(10, 10))
    stage.scene.window.view.setResponder(TouchRecorder("window", in: stage.log))
    stage.scene.window.view.removeResponder()
    table.removeResponder()
    #expect(stage.lines == ["card touchesBegan 1", "table touchesBegan 1", "table touchesCancelled 1"])
    card.removeResponder()
    #expect(stage.lines == ["card touchesCancelled 1"])
    stage.one.lift()
    #expect(stage.lines == [])
  }

  @Test(
    "T21: a responder that replaces itself in the call of the began receives the cancel after that call")
  func replacesItself() {
    let stage = Stage()
    let card = stage.witness("card")
    card.setResponder(
      ResponderRecorder("old", in: stage.log) {
        $0.handledEvents = .touches
        $0.answer = .handled
        $0.on["touchesBegan"] = {
          card.setResponder(ResponderRecorder("new", in: stage.log))
          stage.log.write("replaced")
        }
      })
    stage.one.press(at: Point(10, 10))
    #expect(stage.lines == ["old touchesBegan", "replaced", "old touchesCancelled"])
    stage.one.lift()
  }

  @Test("T21: a responder of presses and custom input receives one cancel of each, and none of ended ones")
  func otherKinds() {
    let stage = Stage()
    let card = stage.witness("card") { $0.answer = .handled }
    card.becomeFirstResponder()
    for _ in 0..<20 {
      stage.key(.space)
      stage.key(.space, .ended)
      stage.scene.advance(by: 0.01)
    }
    stage.key(.space)
    stage.scene.advance(by: 0.01)
    let input = stage.scene.begin(News(), on: card.entity)
    #expect(input != nil)
    _ = stage.lines
    card.removeResponder()
    #expect(stage.lines == ["card pressesCancelled", "card News()"])
    stage.key(.space, .ended)
    stage.scene.advance(by: 0.01)
    #expect(stage.lines == [])
  }

  @Test("T21: a responder on a detour receives a cancel when it is destroyed, and the view's touch continues")
  func detour() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 100, 100), answer: .passToNext)
    let judge = stage.view("judge", Rect(200, 200, 100, 100))
    stage.scene.setNextResponder(judge.entity, after: card.entity)
    stage.one.press(at: Point(10, 10))
    judge.destroy()
    #expect(stage.lines == ["card touchesBegan 1", "judge touchesBegan 1", "judge touchesCancelled 1"])
    stage.one.lift()
    #expect(stage.lines == ["card touchesEnded 1"])
  }

  @Test("The record of inputs that a responder received stays small, however many there were")
  func forgets() {
    let stage = Stage()
    let card = stage.card()
    for _ in 0..<1000 { stage.one.tap(at: Point(10, 10)) }
    let responder = stage.scene.responders.responder(of: card.entity)
    #expect((responder?.begun.count ?? 0) <= 8)
  }
}
