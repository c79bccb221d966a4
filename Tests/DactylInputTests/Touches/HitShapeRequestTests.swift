import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Hit shapes that call the engine when they are asked: edits are refused, and other requests wait until the traversal
/// of the views is done.
@Suite struct HitShapeRequestTests {
  private struct Ping: CustomEvent, CustomStringConvertible { var description: String { "ping" } }

  private let stage = Stage()
  private let field: View
  private let card: View

  init() {
    field = stage.witness("field", Rect(200, 200, 100, 100))
    card = stage.card()
  }

  /// Runs a closure whenever the card's hit shape is called.
  private func ask(_ body: @escaping (Scene) -> Void) {
    card.hitShape = .custom { [unowned scene = stage.scene] _ in
      body(scene)
      return true
    }
  }

  private func tap() {
    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(12, 10))
    stage.one.lift()
  }

  private let received = ["card touchesBegan 1", "card touchesMoved 1", "card touchesEnded 1"]

  @Test("D3, T21: a shape that makes a responder first when asked: the touch is delivered whole")
  func firstResponder() {
    ask { [field] _ in
      field.becomeFirstResponder()
      #expect(!field.isFirstResponder)
    }
    tap()
    #expect(stage.lines == ["field became"] + received)
    #expect(field.isFirstResponder)
  }

  @Test("A shape that resigns the first responder when asked does so after the hit-test")
  func resigning() {
    field.becomeFirstResponder()
    _ = stage.lines
    ask { [field] _ in if field.isFirstResponder { #expect(!field.resignFirstResponder()) } }
    tap()
    #expect(stage.lines == ["field resigned"] + received)
  }

  @Test("G15, G67: a shape that switches recognizers when asked does so before the touch is delivered to them")
  func enabling() {
    let pan = stage.add(Scripted.immediate, to: card, as: "own")
    let other = stage.add(Scripted.immediate, to: field, as: "other")
    pan.isEnabled = false
    pan.cancelsTouchesInView = false
    ask { _ in
      pan.isEnabled = true
      other.isEnabled = false
    }
    stage.two.press(at: Point(250, 250))
    #expect(stage.lines == ["other began"])
    tap()
    #expect(
      stage.lines == [
        "other cancelled", "own began", "card touchesBegan 1", "own changed", "card touchesMoved 1", "own ended",
        "card touchesEnded 1",
      ])
    stage.two.lift()
  }

  @Test("A shape that sends an event when asked: the event is delivered, and the touch is delivered whole")
  func sending() {
    ask { [field] in $0.send(Ping(), to: field.entity) }
    tap()
    #expect(stage.lines.filter { $0 != "field ping" } == received)
  }

  @Test("T22, T26: a touch that its shape cancels is not delivered", arguments: [true, false])
  func cancelling(isIgnoring: Bool) {
    stage.add(Scripted.immediate, to: card, as: "own")
    stage.two.press(at: Point(250, 250))
    ask { scene in
      guard isIgnoring else { return scene.cancelTouches() }
      scene.beginIgnoringInteractionEvents()
      scene.endIgnoringInteractionEvents()
    }
    tap()
    stage.two.lift()
    #expect(stage.lines == [])
    #expect(stage.scene.liveTouches.isEmpty)
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("W8: a shape that makes a window key when asked does so after the hit-test")
  func keyWindow() {
    let other = stage.scene.addWindow(frame: Rect(300, 300, 50, 50))
    ask { _ in
      other.makeKey()
      #expect(!other.isKey)
    }
    tap()
    #expect(stage.lines == received)
    #expect(other.isKey)
  }

  @Test("A frame in the middle of a hit-test is refused, and so are edits")
  func frames() {
    let stage = Stage(expecting: [.nestedFrame, .editInHitShape])
    let card = stage.card()
    card.hitShape = .custom { [unowned scene = stage.scene] _ in
      scene.frame(at: scene.testClock.now)
      card.isHidden = true
      return true
    }
    #expect(stage.scene.hitTest(Point(10, 10)) == card)
    #expect(card.hitTest(Point(10, 10)) == card)
    #expect(Set(stage.diagnostics.kinds) == [.nestedFrame, .editInHitShape])
  }

  @Test("Requests in a query outside of frames are done when the query is over")
  func queries() {
    ask { [field] _ in field.becomeFirstResponder() }
    let queries: [() -> Void] = [
      { [stage] in _ = stage.scene.hitTest(Point(10, 10)) }, { [card] in _ = card.hitTest(Point(10, 10)) },
      { [card] in _ = card.point(inside: Point(10, 10)) },
      { [stage] in stage.scene.send(Ping(), at: Point(10, 10)) },
    ]
    for query in queries {
      query()
      #expect(field.isFirstResponder)
      field.resignFirstResponder()
    }
  }

  @Test("S-5: a wheel's step whose hit shape cancels the pointer is not delivered, and frames end")
  func scrolling() {
    var pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    stage.add(pan, to: card, as: "pan")
    ask { $0.cancelTouches() }
    stage.scene.send(.scroll(ScrollSample(location: Point(10, 10), delta: Vector(0, 1), isContinuous: false)))
    stage.scene.advance(by: 0.5)
    #expect(stage.lines == [])
    #expect(stage.scene.activeGestures.isEmpty)
    #expect(stage.scene.nextDeadline == nil)
  }
}

/// Delegates that cancel a touch when they are asked about it.
@Suite struct RefusedTouchTests {
  @Test("T21, G35: a touch that is cancelled while recognizers are asked about it is not delivered")
  func takenAwayWhenAsked() {
    let stage = Stage()
    let card = stage.card()
    let first = stage.add(TouchSpy(log: stage.log), to: card, as: "first")
    let asked = stage.add(TouchSpy(log: stage.log), to: card, as: "asked")
    asked.any.delegate.shouldReceiveTouch = { [unowned scene = stage.scene] _, _ in
      scene.cancelTouches()
      return true
    }
    stage.one.press(at: Point(10, 10))
    stage.one.lift()
    #expect(stage.lines == [])
    #expect(stage.scene.activeGestures.isEmpty)
    asked.any.delegate = GestureDelegate()
    stage.one.press(at: Point(10, 10))
    #expect(stage.lines == ["spy began", "spy began", "card touchesBegan 1"])
    stage.one.lift()
    _ = first
  }
}

/// A recognizer that records its calls for touches.
struct TouchSpy: GestureRecognizer {
  let log: CallLog
  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) { log.write("spy began") }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    log.write("spy ended")
    context.state = .failed
  }
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    log.write("spy cancelled")
    context.state = .failed
  }
}
