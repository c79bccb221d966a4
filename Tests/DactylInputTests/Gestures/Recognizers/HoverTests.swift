import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct HoverTests {
  private struct Bench {
    let stage = Stage()
    let outer: View
    let inner: View
    let mouse: Mouse
    let hover: Gesture<HoverGestureRecognizer>
    init() {
      outer = stage.scene.addView(frame: Rect(100, 100, 200, 200))
      inner = stage.scene.addView(frame: Rect(50, 50, 100, 100), to: outer)
      mouse = Mouse(in: stage.scene)
      hover = stage.add(HoverGestureRecognizer(), to: outer, as: "outer")
    }
  }

  @Test(
    "HO1: hover begins when the pointer enters, changes when it moves and ends when it leaves the view or the window")
  func course() {
    let bench = Bench()
    bench.mouse.move(to: Point(10, 10))
    #expect(bench.stage.lines == [])
    bench.mouse.move(to: Point(110, 110))
    bench.mouse.move(to: Point(120, 110))
    #expect(bench.hover.location(in: bench.outer) == Point(20, 10))
    bench.mouse.move(to: Point(10, 10))
    #expect(bench.stage.lines == ["outer began", "outer changed", "outer ended"])
    bench.mouse.move(to: Point(110, 110))
    bench.stage.scene.send(.hover(nil, modifiers: []))
    #expect(bench.stage.lines == ["outer began", "outer ended"])
    #expect(bench.stage.scene.activeGestures.isEmpty)
  }

  @Test("HO3: a pointer over a subview hovers over the view, too")
  func nested() {
    let bench = Bench()
    bench.stage.add(HoverGestureRecognizer(), to: bench.inner, as: "inner")
    bench.mouse.move(to: Point(110, 110))
    bench.mouse.move(to: Point(200, 200))
    #expect(bench.stage.lines.sorted() == ["inner began", "outer began", "outer changed"])
    bench.mouse.move(to: Point(110, 110))
    #expect(bench.stage.lines.sorted() == ["inner ended", "outer changed"])
  }

  @Test("HO1, HO2: hover ignores fingers, and cancels none of their touches")
  func touches() {
    let bench = Bench()
    bench.outer.setResponder(TouchRecorder("view", in: bench.stage.log))
    bench.stage.add(TapGestureRecognizer(), to: bench.outer, as: "tap").cancelsTouchesInView = false
    bench.mouse.move(to: Point(110, 110))
    bench.stage.one.tap(at: Point(120, 120))
    #expect(bench.stage.lines == ["outer began", "view touchesBegan 1", "tap ended", "view touchesEnded 1"])
  }

  @Test("HO1: hover pauses while a button is pressed, and resumes where the pointer is then")
  func pressed() {
    let bench = Bench()
    bench.mouse.move(to: Point(110, 110))
    bench.mouse.press()
    bench.mouse.move(to: Point(10, 10))
    bench.mouse.move(to: Point(120, 120))
    #expect(bench.stage.lines == ["outer began"])
    bench.mouse.release()
    bench.mouse.move(to: Point(121, 120))
    #expect(bench.stage.lines == ["outer changed"])
    bench.mouse.press()
    bench.mouse.move(to: Point(10, 10))
    bench.mouse.release()
    bench.mouse.move(to: Point(11, 10))
    #expect(bench.stage.lines == ["outer ended"])
  }

  @Test("HO4: a view that moves, disappears or appears under a resting pointer is found at the end of the frame")
  func movedView() {
    let bench = Bench()
    bench.mouse.move(to: Point(110, 110))
    bench.outer.center += Vector(150, 150)
    bench.stage.scene.advance(by: 0.1)
    #expect(bench.stage.lines == ["outer began", "outer ended"])
    bench.outer.center -= Vector(150, 150)
    bench.stage.scene.advance(by: 0.1)
    bench.outer.isHidden = true
    bench.stage.scene.advance(by: 0.1)
    bench.outer.isHidden = false
    bench.stage.scene.advance(by: 0.1)
    let cover = bench.stage.scene.addView(frame: Rect(0, 0, 400, 400))
    bench.stage.add(HoverGestureRecognizer(), to: cover, as: "cover")
    bench.stage.scene.advance(by: 0.1)
    bench.outer.bringToFront()
    bench.stage.scene.advance(by: 0.1)
    #expect(
      bench.stage.lines == [
        "outer began", "outer ended", "outer began", "outer ended", "cover began", "cover ended", "outer began",
      ])
  }

  @Test("HO4: requests of a view in its answer to that are done by the end of the frame")
  func cancelInAnswer() {
    let bench = Bench()
    let scene = bench.stage.scene
    let first = bench.stage.witness("first", Rect(300, 300, 10, 10))
    first.becomeFirstResponder()
    bench.mouse.move(to: Point(10, 10))
    bench.stage.key(.space)
    scene.advance(by: 0.1)
    _ = bench.stage.lines
    let cover = scene.addView(frame: Rect(0, 0, 50, 50))
    cover.setHitTest(reach: .bounds) { [unowned scene] _ in
      scene.cancel(.all)
      return .askOn
    }
    scene.frame(at: scene.now + 0.01)
    #expect(bench.stage.lines == ["first pressesCancelled"])
  }

  @Test("HO4: views that the pointer stays over are not notified; where nothing moved there is no hit-test")
  func restingPointer() {
    let bench = Bench()
    bench.stage.add(HoverGestureRecognizer(), to: bench.inner, as: "inner")
    bench.mouse.move(to: Point(110, 110))
    #expect(bench.stage.lines == ["outer began"])
    bench.inner.frame.origin = .zero
    #expect(bench.stage.scene.frame(at: bench.stage.scene.now + 0.1).hitTests == 1)
    #expect(bench.stage.lines == ["inner began"])
    bench.stage.scene.addView(frame: Rect(390, 390, 5, 5))
    #expect(bench.stage.scene.frame(at: bench.stage.scene.now + 0.1).hitTests == 1)
    #expect(bench.stage.scene.frame(at: bench.stage.scene.now + 0.1).hitTests == 0)
    #expect(!bench.stage.scene.needsFrame && bench.stage.lines == [])
  }

  @Test("HO4: a view that a handler moves under the pointer is found with the next frame, which the scene requests")
  func movedByHandler() {
    let bench = Bench()
    bench.hover.addAction { if $0.state == .began { bench.outer.center += Vector(150, 150) } }
    bench.outer.isHidden = true
    bench.mouse.move(to: Point(110, 110))
    bench.outer.isHidden = false
    bench.stage.scene.frame(at: bench.stage.scene.now + 0.01)
    #expect(bench.stage.lines == ["outer began"])
    #expect(bench.stage.scene.needsFrame)
    bench.stage.scene.frame(at: bench.stage.scene.now + 0.01)
    #expect(bench.stage.lines == ["outer ended"])
    #expect(!bench.stage.scene.needsFrame)
  }

  @Test("HO1, HO4: while a button is pressed views move freely; once it is released the pointer is hit-tested")
  func movedWhilePressed() {
    let bench = Bench()
    bench.mouse.move(to: Point(110, 110))
    bench.mouse.press()
    bench.mouse.move(to: Point(10, 10))
    bench.outer.center += Vector(50, 50)
    bench.stage.scene.advance(by: 0.1)
    #expect(bench.stage.lines == ["outer began"] && !bench.stage.scene.needsFrame)
    bench.outer.center -= Vector(50, 50)
    bench.mouse.release()
    bench.stage.scene.advance(by: 0.1)
    #expect(bench.stage.lines == ["outer ended"])
  }

  @Test("HO4: the pointer takes the shape of the view that came under it")
  func cursor() {
    let bench = Bench()
    bench.inner.cursor = .pointingHand
    bench.mouse.move(to: Point(110, 110))
    #expect(bench.stage.scene.cursor == .arrow)
    bench.inner.frame.origin = .zero
    bench.stage.scene.advance(by: 0.1)
    #expect(bench.stage.scene.cursor == .pointingHand)
  }

  @Test("Destroying its view cancels a hover, and so does the recognizer's removal (G22)")
  func removal() {
    let removals: [(Bench) -> Void] = [{ $0.outer.destroy() }, { $0.hover.remove() }]
    for remove in removals {
      let bench = Bench()
      bench.mouse.move(to: Point(110, 110))
      remove(bench)
      bench.mouse.move(to: Point(111, 110))
      bench.stage.scene.advance(by: 1)
      #expect(bench.stage.lines == ["outer began", "outer cancelled"])
      #expect(bench.stage.scene.activeGestures.isEmpty)
    }
  }

  @Test("A system interruption cancels a hover; when the pointer moves another one begins (T22, G35)")
  func deactivation() {
    let bench = Bench()
    bench.mouse.move(to: Point(110, 110))
    bench.stage.scene.send(.window(.deactivated))
    #expect(bench.stage.lines == ["outer began", "outer cancelled"])
    bench.mouse.move(to: Point(111, 110))
    #expect(bench.stage.lines == ["outer began"])
  }

  @Test("While input is ignored no hover begins (T26)")
  func ignored() {
    let bench = Bench()
    bench.mouse.move(to: Point(110, 110))
    bench.stage.scene.beginIgnoringInteractionEvents()
    #expect(bench.stage.lines == ["outer began", "outer cancelled"])
    bench.mouse.move(to: Point(112, 110))
    #expect(bench.stage.lines == [])
    bench.stage.scene.endIgnoringInteractionEvents()
    bench.mouse.move(to: Point(113, 110))
    #expect(bench.stage.lines == ["outer began"])
  }
}
