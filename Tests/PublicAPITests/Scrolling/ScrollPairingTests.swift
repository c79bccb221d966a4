import Dactyl
import DactylTesting
import TestStage
import Testing

/// Beginnings and ends of which a scroll view's delegate is notified, whatever its handlers do (V19).
@Suite struct ScrollPairingTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  private func makeList() -> ScrollView {
    let list = scene.addView(frame: Rect(20, 50, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 5000))
    list.maximumZoomScale = 3
    let log = stage.log
    list.delegate.willBeginDragging = { _ in log.write("willBeginDragging") }
    list.delegate.didEndDragging = { log.write("didEndDragging \($1)") }
    list.delegate.willBeginDecelerating = { _ in log.write("willBeginDecelerating") }
    list.delegate.didEndDecelerating = { _ in log.write("didEndDecelerating") }
    list.delegate.willBeginZooming = { _ in log.write("willBeginZooming") }
    list.delegate.didEndZooming = { _, _ in log.write("didEndZooming") }
    return list
  }

  private func flick() {
    stage.one.drag(from: Point(150, 400), to: Point(150, 300), duration: 0.1, steps: 12)
    stage.one.lift()
  }

  @Test(
    "V19: an offset or a scale that is set as the fingers lift sends no end of a deceleration without its begin",
    arguments: 0..<3)
  func setAtTheEnd(operation: Int) {
    let list = makeList()
    let log = stage.log
    list.delegate.didEndDragging = { list, goesOn in
      log.write("didEndDragging \(goesOn)")
      switch operation {
      case 0: list.contentOffset = ScrollPoint(0, 50)
      case 1: list.setZoomScale(2, animated: false)
      default: list.setContentOffset(ScrollPoint(0, 50), animated: true)
      }
    }
    flick()
    scene.advance(by: 5)
    #expect(stage.lines == ["willBeginDragging", "didEndDragging true"])
    #expect(!list.isDecelerating && (operation == 1 || list.contentOffset.y == 50))
  }

  @Test(
    "V19: a scroll view that is destroyed in one of its own handlers sends its pending end, once",
    arguments: [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating", "flight",
    ])
  func destroyed(moment: String) {
    let list = makeList()
    let log = stage.log
    func destroy(_ list: ScrollView) { if list.view.isAlive { list.view.destroy() } }
    switch moment {
    case "willBeginDragging":
      list.delegate.willBeginDragging = {
        log.write("willBeginDragging")
        destroy($0)
      }
    case "didScroll": list.delegate.didScroll = destroy
    case "willEndDragging": list.delegate.willEndDragging = { list, _, _ in destroy(list) }
    case "didEndDragging":
      list.delegate.didEndDragging = {
        log.write("didEndDragging \($1)")
        destroy($0)
      }
    case "willBeginDecelerating":
      list.delegate.willBeginDecelerating = {
        log.write("willBeginDecelerating")
        destroy($0)
      }
    default:
      list.delegate.willBeginDecelerating = {
        log.write("willBeginDecelerating")
        $0.delegate.didScroll = destroy
      }
    }
    flick()
    scene.advance(by: 5)
    let lines = stage.lines
    let goesOn = moment == "willBeginDecelerating" || moment == "flight"
    #expect(
      lines == ["willBeginDragging", "didEndDragging \(goesOn || moment == "didEndDragging")"]
        + (goesOn ? ["willBeginDecelerating", "didEndDecelerating"] : []))
    #expect(!list.view.isAlive && scene.activeGestures.isEmpty && scene.nextDeadline == nil)
  }

  @Test("V19: a zoom whose scroll view is destroyed in its own handler has one end")
  func destroyedWhileZooming() {
    let list = makeList()
    list.delegate.didZoom = { if $0.view.isAlive { $0.view.destroy() } }
    stage.one.press(at: Point(140, 300))
    stage.two.press(at: Point(160, 300))
    scene.together {
      stage.one.move(to: Point(100, 300))
      stage.two.move(to: Point(200, 300))
    }
    stage.one.lift()
    stage.two.lift()
    #expect(stage.lines == ["willBeginZooming", "didEndZooming"] && !list.view.isAlive)
  }

  @Test(
    "V19: a destroyed scroll view that passes a drag to an outer one leaves that its end", arguments: [true, false])
  func carried(isOuter: Bool) {
    let outer = makeList()
    let inner = scene.addView(frame: Rect(0, 0, 300, 400), to: outer.view).makeScrollView(
      contentSize: ScrollSize(300, 450))
    inner.handsDragsOver = true
    let gone = isOuter ? outer : inner
    outer.delegate.didScroll = { _ in if gone.view.isAlive { gone.view.destroy() } }
    stage.one.drag(from: Point(150, 400), to: Point(150, 200), duration: 0.2, steps: 20)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(stage.lines == ["willBeginDragging", "didEndDragging false"] && !gone.view.isAlive)
  }
}
