import Dactyl
import DactylTesting
import TestStage
import Testing

/// Content that scrolls near an edge while an item is dragged there.
@Suite struct AutoscrollTests {
  private let stage = Stage(size: Size(400, 600))

  private func makeScrollView() -> ScrollView {
    stage.scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 2000))
  }

  @Test("Autoscrolling runs near an edge, rests in the middle, and ends at the limit")
  func edges() {
    let scroll = makeScrollView()
    #expect(scroll.autoscroll(at: Point(150, 395)))
    stage.scene.advance(by: 0.5)
    let offset = scroll.contentOffset.y
    #expect(offset > 100)
    #expect(!scroll.autoscroll(at: Point(150, Float(offset) + 200)))
    stage.scene.advance(by: 0.5)
    #expect(scroll.contentOffset.y == offset && !scroll.isMoving)
    #expect(scroll.autoscroll(at: Point(150, Float(offset) + 2)))
    stage.scene.advance(by: 3)
    #expect(scroll.contentOffset.y == 0 && !scroll.isMoving)
    #expect(!scroll.autoscroll(at: Point(150, 2)))
  }

  @Test("Ended at once over content outside its limits, it leaves that on its return inside")
  func outside() {
    let scroll = makeScrollView()
    stage.one.drag(from: Point(150, 100), to: Point(150, 300), steps: 10)
    stage.one.lift()
    #expect(scroll.contentOffset.y < -30)
    _ = scroll.autoscroll(at: Point(150, Float(scroll.contentOffset.y) + 399))
    scroll.endAutoscroll()
    stage.scene.advance(by: 2)
    #expect(scroll.contentOffset.y == 0 && !scroll.isMoving)
  }
}
