import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Responders and controls that are removed, or get another responder, right before their end is delivered.
@Suite struct LateEndTests {
  /// A responder that runs a closure when it is asked whether it can become first responder.
  private struct Asked: TouchResponder, PressResponder, FirstResponding {
    let log: CallLog
    var onQuestion: () -> Void = {}
    var answer = Handling.handled
    var canBecomeFirstResponder: Bool {
      onQuestion()
      return true
    }
    private func receive(_ what: String) -> Handling {
      log.write(what)
      return answer
    }
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { receive("began") }
    mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { receive("ended") }
    mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
      receive("cancelled \(touches.map(\.phase))")
    }
  }

  @Test("A responder's requests during a question before a call wait until it is over, and edits are refused")
  func questions() {
    let stage = Stage(expecting: [.editInHitShape])
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    card.setResponder(
      Asked(log: stage.log) {
        card.destroy()
        card.removeResponder()
      })
    stage.one.press(at: Point(10, 10))
    // Removed under the finger, it receives the end of the touch that began (T21).
    #expect(stage.lines == ["began", "cancelled [DactylInput.TouchPhase.cancelled]"])
    #expect(card.isAlive)
    #expect(card.responder(as: Asked.self) == nil)
    #expect(Set(stage.diagnostics.kinds) == [.editInHitShape])
    stage.one.lift()
  }

  @Test("T23: a view destroyed in the call before the one of its finger's end receives a cancel")
  func endsBeforeTheEnd() {
    let stage = Stage()
    let card = stage.witness("card")
    card.setResponder(
      ResponderRecorder("card", in: stage.log) {
        $0.handledEvents = [.touches, .actions]
        $0.actions = ["deal"]
        $0.answer = .handled
        $0.on["performs deal"] = {
          stage.one.lift()
          card.destroy()
        }
      })
    stage.one.press(at: Point(10, 10))
    _ = stage.lines
    stage.scene.sendAction("deal", to: card.entity)
    #expect(stage.lines == ["card performs deal", "card touchesCancelled"])
  }

  @Test("A replaced responder receives nothing more of the input in its own call")
  func replaced() {
    let stage = Stage()
    let card = stage.witness("card")
    card.setResponder(
      ResponderRecorder("old", in: stage.log) {
        $0.handledEvents = [.touches, .actions]
        $0.actions = ["deal"]
        $0.on["performs deal"] = {
          stage.one.press(at: Point(10, 10))
          card.setResponder(ResponderRecorder("new", in: stage.log) { $0.handledEvents = .actions })
        }
      })
    stage.scene.sendAction("deal", to: card.entity)
    stage.one.lift()
    #expect(stage.lines == ["old performs deal"])
  }

  @Test("C11: a control is cancelled if a responder added meanwhile withholds its finger's end")
  func lostEnd() {
    let stage = Stage()
    let button = stage.scene.addButton("Deal", frame: Rect(0, 0, 100, 60))
    button.control.addAction(for: .allTouchEvents) { _, events in stage.log.write("\(events.rawValue)") }
    stage.one.press(at: Point(10, 10))
    button.control.view.setResponder(Asked(log: stage.log))
    stage.one.lift()
    #expect(stage.lines == ["\(ControlEvents.touchDown.rawValue)", "ended", "\(ControlEvents.touchCancel.rawValue)"])
    #expect(!button.control.isHighlighted)
  }

  @Test("C12: a control that is destroyed under a finger which landed elsewhere receives a cancel at once")
  func endsUnderAFinger() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(200, 200, 100, 100))
    let button = stage.scene.addButton("Deal", frame: Rect(0, 0, 100, 60))
    button.control.addAction(for: .allTouchEvents) { _, events in stage.log.write("\(events.rawValue)") }
    stage.scene.setNextResponder(button.view.entity, after: card.entity)
    stage.one.press(at: Point(210, 210))
    button.control.view.destroy()
    #expect(stage.lines == ["\(ControlEvents.touchDown.rawValue)", "\(ControlEvents.touchCancel.rawValue)"])
    stage.one.lift()
  }
}
