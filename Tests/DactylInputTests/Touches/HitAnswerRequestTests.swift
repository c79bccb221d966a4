import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylFocus
@testable import DactylInput

/// Views whose own answers to hit-tests call the engine: edits are refused, and other requests wait until the hit-test
/// is over.
@Suite struct HitAnswerRequestTests {
  enum Hook: CaseIterable { case hitTest, pointInside, askOn, value }

  private struct Answering: HitTesting {
    let body: () -> Void
    func hitTest(_ query: HitQuery) -> HitAnswer {
      body()
      return .askOn
    }
  }

  private let stage = Stage()
  private let field: View
  private let card: View

  init() {
    field = stage.witness("field", Rect(200, 200, 100, 100))
    card = stage.card()
  }

  /// Runs a closure whenever the card is asked.
  private func ask(_ hook: Hook, of card: View, _ body: @escaping () -> Void) {
    switch hook {
    case .hitTest:
      card.setHitTest { _ in
        body()
        return .askOn
      }
    case .pointInside:
      card.setPointInside { _ in
        body()
        return true
      }
    case .askOn:
      card.setHitTest { query in
        body()
        let found = query.askOn(at: query.point)
        body()
        return found.map { .view($0) } ?? .refuse
      }
    case .value: card.hitTesting = Answering(body: body)
    }
  }

  private func tap() {
    stage.one.press(at: Point(10, 10))
    stage.one.lift()
  }

  private let received = ["card touchesBegan 1", "card touchesEnded 1"]

  @Test("D3, T21: a view that makes a responder first: the touch is delivered whole", arguments: Hook.allCases)
  func firstResponder(hook: Hook) {
    ask(hook, of: card) { [field] in
      field.becomeFirstResponder()
      #expect(!field.isFirstResponder)
    }
    tap()
    #expect(stage.lines == ["field became"] + received)
    field.resignFirstResponder()
    _ = stage.lines
    #expect(card.hitTest(Point(5, 5)) == card && field.isFirstResponder)
  }

  @Test("T22: a touch that the view cancels is not delivered", arguments: Hook.allCases)
  func cancelling(hook: Hook) {
    stage.add(Scripted.immediate, to: card, as: "own")
    ask(hook, of: card) { [unowned scene = stage.scene] in scene.cancel(.all) }
    tap()
    #expect(stage.lines == [] && stage.scene.liveTouches.isEmpty && stage.scene.activeGestures.isEmpty)
  }

  @Test(
    "G15, G67: a view that switches a recognizer does so before the touch is delivered to it", arguments: Hook.allCases)
  func enabling(hook: Hook) {
    let own = stage.add(Scripted.immediate, to: card, as: "own")
    own.isEnabled = false
    own.cancelsTouchesInView = false
    ask(hook, of: card) { own.isEnabled = true }
    tap()
    #expect(stage.lines == ["own began", "card touchesBegan 1", "own ended", "card touchesEnded 1"])
  }

  @Test(
    "A view that asks the program to end: the touch is delivered whole, and the program ends", arguments: Hook.allCases)
  func quitting(hook: Hook) {
    ask(hook, of: card) { [unowned scene = stage.scene] in scene.quit(3) }
    tap()
    #expect(stage.scene.exitCode == 3 && stage.lines.first == "card touchesBegan 1")
  }

  @Test("Edits and frames during the answer are refused", arguments: Hook.allCases)
  func edits(hook: Hook) {
    let stage = Stage(expecting: [.nestedFrame, .editInHitShape])
    let card = stage.card()
    ask(hook, of: card) { [unowned scene = stage.scene] in
      scene.frame(at: scene.testClock.now)
      card.isHidden = true
      card.hitTesting = nil
      card.destroy()
      _ = scene.makeView()
    }
    stage.one.press(at: Point(10, 10))
    #expect(stage.scene.liveTouches.first?.view == card && stage.lines == ["card touchesBegan 1"])
    #expect(card.isAlive && !card.isHidden && card.superview?.subviewCount == 1)
    #expect(Set(stage.diagnostics.kinds) == [.nestedFrame, .editInHitShape])
  }

  @Test("S-5: a view that cancels the pointer: the wheel's step is not delivered", arguments: Hook.allCases)
  func scrolling(hook: Hook) {
    var pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    stage.add(pan, to: card, as: "pan")
    ask(hook, of: card) { [unowned scene = stage.scene] in scene.cancelTouches() }
    stage.scene.send(.scroll(ScrollSample(location: Point(10, 10), delta: Vector(0, 1), isContinuous: false)))
    stage.scene.advance(by: 0.5)
    #expect(stage.lines == [] && stage.scene.activeGestures.isEmpty && stage.scene.nextDeadline == nil)
  }
}
