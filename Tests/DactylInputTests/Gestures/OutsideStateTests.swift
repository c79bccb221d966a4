import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// States that game code proposes outside of a recognizer's own calls (D6, G2, G6).
@Suite struct OutsideStateTests {
  @Test("A drag whose state is set to ended or cancelled ends at once, and its finger is ignored afterwards")
  func ending() {
    for state in [GestureState.ended, .cancelled] {
      let stage = Stage()
      let view = stage.card()
      let pan = stage.add(PanGestureRecognizer(), to: view, as: "pan")
      stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
      #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1", "pan began"])
      pan.state = state
      #expect(stage.lines == ["pan \(state)"])
      stage.one.move(to: Point(90, 10))
      stage.one.lift()
      #expect(stage.lines == [])
      stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
      #expect(stage.lines.last == "pan began")
    }
  }

  @Test("A state set inside an action waits for the pass, and its action runs in the same frame")
  func inAction() {
    let stage = Stage()
    let view = stage.card()
    let press = stage.add(Scripted.immediate, to: view, as: "press")
    let pan = stage.add(PanGestureRecognizer(), to: view, as: "pan")
    pan.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    pan.addAction { pan in
      guard pan.state == .began else { return }
      press.state = .cancelled
      stage.log.write("still \(press.state)")
    }
    stage.one.press(at: Point(10, 10))
    _ = stage.lines
    stage.one.move(to: Point(60, 10))
    #expect(stage.lines == ["press changed", "pan began", "still changed", "press cancelled"])
  }

  @Test("A resting recognizer begins without touches, competes with none, and continues until its end is set")
  func fromRest() {
    let stage = Stage()
    let view = stage.card()
    let drag = stage.add(Scripted(), to: view, as: "drag")
    drag.allowedTouchTypes = []
    drag.state = .began
    drag.state = .changed
    stage.scene.advance(by: 5)
    #expect(stage.lines == ["drag began", "drag changed"])
    #expect(drag.numberOfTouches == 0 && drag.state == .changed)
    // Another recognizer on the same view wins a finger.
    let other = stage.add(Scripted.immediate, to: view, as: "other")
    stage.one.press(at: Point(10, 10))
    stage.one.lift()
    #expect(stage.lines.filter { !$0.hasPrefix("card") } == ["other began", "other ended"])
    _ = other
    drag.state = .ended
    #expect(stage.lines == ["drag ended"])
    #expect(drag.state == .possible && stage.scene.activeGestures.isEmpty)
  }

  @Test("A resting discrete recognizer is recognized once; failing it resets it")
  func discreteFromRest() {
    let stage = Stage()
    var resets = 0
    let view = stage.card()
    let tap = stage.add(TapGestureRecognizer(), to: view, as: "tap")
    let scripted = stage.add(Scripted(onReset: { resets += 1 }), to: view, as: "scripted")
    tap.state = .recognized
    scripted.state = .failed
    scripted.state = .possible
    #expect(stage.lines == ["tap ended"])
    #expect(resets == 1)
  }

  @Test(
    "An attempt without touches ends with its view, recognizer, window, isEnabled, and a cancel of all input",
    arguments: 0..<6)
  func interruptions(_ variant: Int) {
    let stage = Stage()
    let view = stage.card()
    let drag = stage.add(Scripted(), to: view, as: "drag")
    drag.state = .began
    _ = stage.lines
    switch variant {
    case 0: view.removeFromSuperview()
    case 1: drag.remove()
    case 2: drag.isEnabled = false
    case 3: stage.scene.cancel(.window(stage.scene.window.view.entity))
    case 4: drag.removeFromView()
    default: stage.scene.cancel(.all)
    }
    #expect(stage.lines == ["drag cancelled"])
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("An illegal transition is refused with a diagnostic, and so is any on a disabled recognizer or without a view")
  func refusals() {
    let stage = Stage(expecting: [.illegalTransition, .staleHandle])
    let view = stage.card()
    let pan = stage.add(PanGestureRecognizer(), to: view, as: "pan")
    pan.state = .changed
    pan.state = .cancelled
    pan.isEnabled = false
    pan.state = .began
    pan.isEnabled = true
    pan.removeFromView()
    pan.state = .began
    pan.remove()
    pan.state = .began
    #expect(stage.lines == [])
    let messages = stage.diagnostics.diagnostics
    #expect(messages.map(\.kind) == Array(repeating: .illegalTransition, count: 4) + [.staleHandle])
    #expect(stage.scene.activeGestures.isEmpty && stage.scene.rowsInUse == 0)
  }

  @Test("A state that is set is a proposal like others: subject to delegates, requirements and the winner")
  func judged() {
    let stage = Stage()
    let view = stage.card()
    let first = stage.add(Scripted(), to: view, as: "first")
    let second = stage.add(Scripted(), to: view, as: "second")
    let third = stage.add(Scripted(), to: view, as: "third")
    second.require(toFail: first)
    third.any.delegate.shouldBegin = { _ in false }
    stage.one.press(at: Point(10, 10))
    third.state = .began
    second.state = .began
    #expect(second.state == .possible)
    first.state = .failed
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1", "second began"])
    stage.one.lift()
    #expect(stage.lines == ["second cancelled"])
  }

  @Test("Two states set in one pass are both entered (G3)")
  func twoInOnePass() {
    let stage = Stage()
    let view = stage.card()
    let drag = stage.add(Scripted(), to: stage.view("other", Rect(200, 0, 100, 100)), as: "drag")
    stage.add(TapGestureRecognizer(), to: view, as: "tap").addAction { _ in
      drag.state = .began
      drag.state = .changed
      drag.state = .ended
    }
    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines.filter { $0.hasPrefix("drag") } == ["drag began", "drag changed", "drag ended"])
  }

  @Test("A state set in a hit shape waits until the hit-test is over")
  func inHitShape() {
    let stage = Stage()
    let view = stage.card()
    let drag = stage.add(Scripted(), to: view, as: "drag")
    view.hitShape = .custom { _ in
      drag.state = .began
      #expect(drag.state == .possible)
      return true
    }
    _ = stage.scene.hitTest(Point(10, 10))
    #expect(stage.lines == ["drag began"])
  }

  @Test("A required recognizer that began by a key ends with the key, though it proposes nothing (G60)")
  func failedAndBegun() {
    struct Lazy: PressGestureRecognizer {
      mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) { context.state = .began }
    }
    let stage = Stage()
    let desk = stage.witness("desk") { $0.handledEvents = [] }
    desk.becomeFirstResponder()
    let lazy = stage.add(Lazy(), to: desk, as: "lazy")
    let key = Key(usage: 4)
    lazy.any.allowedPressTypes = [.key(key)]
    lazy.any.delegate.shouldReceivePress = { gesture, _ in
      gesture.state = .failed
      return true
    }
    _ = stage.lines
    stage.key(key)
    stage.key(key, .ended)
    #expect(stage.lines.last != "lazy began" && lazy.state == .possible && stage.scene.pendingWork.isEmpty)
  }
}
