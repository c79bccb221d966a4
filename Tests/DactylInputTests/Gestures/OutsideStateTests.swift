import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// States that game code proposes outside of a recognizer's own calls (D6, G2, G6).
@Suite struct OutsideStateTests {
  @Test("A drag that is set to end or to be cancelled does so at once, and the finger is nobody's afterwards")
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

  @Test("Inside an action it waits for the pass, and the action of the new state runs in the same frame")
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

  @Test("One at rest begins without touches, competes with nobody, and goes on until it is set to end")
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
    // Another takes a finger on the same view.
    let other = stage.add(Scripted.immediate, to: view, as: "other")
    stage.one.press(at: Point(10, 10))
    stage.one.lift()
    #expect(stage.lines.filter { !$0.hasPrefix("card") } == ["other began", "other ended"])
    _ = other
    drag.state = .ended
    #expect(stage.lines == ["drag ended"])
    #expect(drag.state == .possible && stage.scene.activeGestures.isEmpty)
  }

  @Test("A discrete one at rest is recognized once; failing it resets it")
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
    "Its attempt ends with the view, the recognizer, its switch, the window, and a cancel of all",
    arguments: 0..<6)
  func interruptions(_ way: Int) {
    let stage = Stage()
    let view = stage.card()
    let drag = stage.add(Scripted(), to: view, as: "drag")
    drag.state = .began
    _ = stage.lines
    switch way {
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

  @Test("What the table of states does not have is refused with a diagnostic, and so is one that is off or on no view")
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

  @Test("It is judged as any proposal: by the gates, by those that must fail first, and by who has won the finger")
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

  @Test("In a hit shape it waits until the hit-test is over")
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

  @Test("One that was to fail and began by a key instead ends with the key, though it says nothing of that (G60)")
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
