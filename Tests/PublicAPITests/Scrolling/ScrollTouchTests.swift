import Dactyl
import DactylTesting
import TestStage
import Testing

/// The receivers of touches in a scroll view and around it (V9, V17, V18).
@Suite struct ScrollTouchTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  private func makeList(_ height: Double = 5000, in parent: View? = nil) -> ScrollView {
    let list = scene.addView(frame: Rect(20, 50, 300, 400), to: parent).makeScrollView(
      contentSize: ScrollSize(300, height))
    let log = stage.log
    list.delegate.willBeginDragging = { _ in log.write("list willBeginDragging") }
    return list
  }

  @Test("V9: content with alwaysBounce does so only where bouncing is enabled", arguments: [true, false])
  func alwaysBounces(bounces: Bool) {
    let list = makeList(100)
    list.alwaysBounceVertical = true
    list.bounces = bounces
    stage.one.drag(from: Point(150, 300), to: Point(150, 240), duration: 0.1, steps: 6)
    #expect(stage.lines == (bounces ? ["list willBeginDragging"] : []))
    #expect((list.contentOffset.y > 0) == bounces && list.isDragging == bounces)
    stage.one.lift()
  }

  @Test("V17: the hold ends when the pan fails by exclusion, and a finger that lands after that is not held")
  func holdEnds() {
    let list = makeList()
    let rows = (0..<2).map { stage.view("row \($0)", Rect(0, 100 * Float($0), 300, 100), in: list.view) }
    var press = LongPressGestureRecognizer()
    press.minimumPressDuration = 0.05
    stage.add(press, to: rows[0], as: "press").any.cancelsTouchesInView = false
    stage.one.press(at: Point(150, 100))
    scene.advance(by: 0.04)
    #expect(stage.lines == [])
    scene.advance(by: 0.02)
    #expect(stage.lines.contains("row 0 touchesBegan 1"))
    stage.two.press(at: Point(150, 200))
    #expect(stage.lines == ["row 1 touchesBegan 2"])
    stage.one.lift()
    stage.two.lift()
  }

  @Test("V18: a finger that catches content is, for views around the scroll view, a touch of the scroll view")
  func around() {
    let holder = stage.view("holder", Rect(0, 0, 400, 600))
    let list = makeList(in: holder)
    stage.view("row", Rect(0, 0, 300, 5000), in: list.view)
    var landed: [View?] = []
    let tap = holder.addGestureRecognizer(TapGestureRecognizer()) { _ in }
    tap.any.delegate.shouldReceiveTouch = { _, touch in
      landed.append(touch.view)
      return false
    }
    stage.one.drag(from: Point(150, 400), to: Point(150, 250), duration: 0.1, steps: 12)
    stage.one.lift()
    #expect(list.isDecelerating)
    _ = stage.lines
    landed = []
    scene.advance(by: 0.1)
    stage.two.press(at: Point(150, 300))
    #expect(landed == [list.view] && !list.isDecelerating)
    #expect(stage.lines == ["holder touchesBegan 2"])
    stage.two.lift()
    #expect(stage.lines == ["holder touchesEnded 2"])
  }
}
