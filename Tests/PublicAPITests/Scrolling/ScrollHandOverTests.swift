import Dactyl
import DactylTesting
import TestStage
import Testing

/// Drags that are handed over to the scroll view around the one under the finger.
@Suite struct ScrollHandOverTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }
  private let outer: ScrollView
  private let inner: ScrollView

  init() {
    outer = stage.scene.addView(frame: Rect(0, 0, 400, 600)).makeScrollView(contentSize: ScrollSize(400, 1000))
    inner = stage.scene.addView(frame: Rect(0, 0, 400, 500), to: outer.view)
      .makeScrollView(contentSize: ScrollSize(400, 600))
    inner.handsDragsOver = true
    let log = stage.log
    for (list, name) in [(outer, "outer"), (inner, "inner")] {
      list.delegate.willBeginDragging = { _ in log.write("\(name) willBegin") }
      list.delegate.willEndDragging = { _, velocity, _ in
        log.write("\(name) willEnd \(abs(velocity.y) > 0.3 ? "fast" : "still")")
      }
      list.delegate.didEndDragging = { log.write("\(name) didEnd \($1)") }
      list.delegate.willBeginDecelerating = { _ in log.write("\(name) willDecelerate") }
      list.delegate.didEndDecelerating = { _ in log.write("\(name) didEndDecelerating") }
    }
  }

  private var offsets: [Double] { [inner.contentOffset.y, outer.contentOffset.y] }

  @Test(
    "At its limit the rest moves the outer one; on the return the inner one moves first, and the outer one stays")
  func handsOver() {
    stage.one.press(at: Point(200, 450))
    stage.one.move(to: Point(200, 410))
    #expect(offsets == [30, 0])
    stage.one.move(to: Point(200, 310))
    #expect(offsets == [100, 30])
    #expect(stage.lines == ["inner willBegin", "outer willBegin"] && outer.isDragging && inner.isDragging)
    stage.one.move(to: Point(200, 260))
    #expect(offsets == [100, 80])
    stage.one.move(to: Point(200, 300))
    #expect(offsets == [60, 80])
    stage.one.move(to: Point(200, 240))
    #expect(offsets == [100, 100])
    // Back over all of the inner one's range, the outer one follows; at its end the inner one overscrolls.
    stage.one.move(to: Point(200, 340))
    #expect(offsets == [0, 100])
    stage.one.move(to: Point(200, 440))
    #expect(offsets == [0, 0])
    stage.one.move(to: Point(200, 480))
    #expect(inner.contentOffset.y < -10 && inner.contentOffset.y > -40 && outer.contentOffset.y == 0)
    stage.one.move(to: Point(200, 440))
    #expect(offsets == [0, 0])
    scene.advance(by: 0.3)
    stage.one.lift()
    #expect(stage.lines == ["inner willEnd still", "inner didEnd false", "outer willEnd still", "outer didEnd false"])
    #expect(!outer.isDragging && !inner.isDragging)
  }

  @Test("Without the setting the inner one keeps the whole drag (V16)")
  func off() {
    inner.handsDragsOver = false
    stage.one.press(at: Point(200, 450))
    stage.one.move(to: Point(200, 300))
    #expect(inner.contentOffset.y > 100 && outer.contentOffset.y == 0)
    stage.one.lift()
    #expect(!stage.lines.contains { $0.hasPrefix("outer") })
  }

  @Test("The velocity goes to the one that moved last")
  func velocity() {
    stage.one.drag(from: Point(200, 450), to: Point(200, 250), duration: 0.15, steps: 20)
    stage.one.lift()
    #expect(
      stage.lines == [
        "inner willBegin", "outer willBegin", "inner willEnd still", "inner didEnd false", "outer willEnd fast",
        "outer didEnd true", "outer willDecelerate",
      ])
    scene.advance(by: 5)
    #expect(offsets == [100, 400] && stage.lines == ["outer didEndDecelerating"])
    // Back: the inner one consumes all of it, and has the velocity.
    stage.one.drag(from: Point(200, 50), to: Point(200, 110), duration: 0.1, steps: 12)
    #expect(offsets == [50, 400])
    stage.one.lift()
    #expect(
      stage.lines == ["inner willBegin", "inner willEnd fast", "inner didEnd true", "inner willDecelerate"])
  }

  @Test("Cancelling a drag ends it for both, for whatever reason (V19)", arguments: 0..<7)
  func cancelled(operation: Int) {
    stage.one.press(at: Point(200, 450))
    stage.one.move(to: Point(200, 250))
    #expect(offsets == [100, 90] && stage.lines == ["inner willBegin", "outer willBegin"])
    switch operation {
    case 0: stage.one.cancel()
    case 1: inner.isScrollEnabled = false
    case 2: outer.isScrollEnabled = false
    case 3: inner.view.destroy()
    case 4: inner.view.removeFromSuperview()
    case 5: outer.view.removeFromSuperview()
    default: scene.cancel(.all)
    }
    let lines = stage.lines
    #expect(lines.filter { $0 == "outer didEnd false" }.count == 1)
    #expect(lines.filter { $0 == "inner didEnd false" }.count == (operation == 2 ? 0 : 1))
    if stage.one.isDown {
      stage.one.move(to: Point(200, 240))
      stage.one.lift()
    }
    #expect(!outer.isDragging && (!inner.view.isAlive || !inner.isDragging))
    #expect(!stage.lines.contains { $0.hasPrefix("outer") })
  }

  @Test(
    "An outer one may be destroyed, disabled, or moved by its delegate as it is notified of the drag", arguments: 0..<4
  )
  func meddling(operation: Int) {
    var count = 0
    outer.delegate.willBeginDragging = { list in
      count += 1
      switch operation {
      case 0: list.view.destroy()
      case 1: list.isScrollEnabled = false
      case 2: list.contentOffset.y = 300
      default: list.view.subviews.first?.destroy()
      }
    }
    stage.one.press(at: Point(200, 450))
    for step in 1...20 { stage.one.move(to: Point(200, 450 - Float(step) * 10)) }
    stage.one.lift()
    scene.advance(by: 5)
    #expect(count == 1 && scene.activeGestures.isEmpty && scene.nextDeadline == nil)
    if operation == 2 { #expect(outer.contentOffset.y == 390) }
  }

  @Test("A drag continues into the third one out, and each moves along its own axes in turned views")
  func three() {
    let stage = Stage(size: Size(400, 600))
    let far = stage.scene.addView(frame: Rect(0, 0, 400, 600)).makeScrollView(contentSize: ScrollSize(400, 650))
    let holder = stage.scene.addView(frame: Rect(0, 0, 400, 600), to: far.view)
    holder.transform = Transform.rotation(.pi / 2)
    let middle = stage.scene.addView(frame: Rect(0, 100, 400, 400), to: holder)
      .makeScrollView(contentSize: ScrollSize(420, 400))
    let near = stage.scene.addView(frame: Rect(0, 0, 400, 400), to: middle.view)
      .makeScrollView(contentSize: ScrollSize(430, 400))
    near.handsDragsOver = true
    // Up on the screen is to the left in the two inner ones, and their offsets grow to the right.
    stage.one.press(at: Point(200, 400))
    stage.one.move(to: Point(200, 390.5))
    stage.one.move(to: Point(200, 300))
    #expect(abs(near.contentOffset.x - 30) < 0.01 && abs(middle.contentOffset.x - 20) < 0.01)
    #expect(abs(far.contentOffset.y - 40) < 0.01 && near.contentOffset.y == 0 && far.contentOffset.x == 0)
    stage.one.lift()
  }
}
