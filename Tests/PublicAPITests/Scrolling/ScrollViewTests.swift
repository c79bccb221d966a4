import Dactyl
import DactylTesting
import TestStage
import Testing

/// Scroll views of a game, beside the scenarios of `Tests/Scenarios/scrolling`.
@Suite struct ScrollViewTests {
  private let stage = Stage(size: Size(400, 600), expecting: [.badScrollOffset])
  private var scene: Scene { stage.scene }

  private func makeList(_ content: ScrollSize = ScrollSize(300, 5000), in parent: View? = nil, as name: String = "list")
    -> ScrollView
  {
    let list = scene.addView(frame: Rect(20, 50, 300, 400), to: parent).makeScrollView(contentSize: content)
    let log = stage.log
    list.delegate.willBeginDragging = { _ in log.write("\(name) willBeginDragging") }
    list.delegate.didEndDragging = { log.write("\(name) didEndDragging \($1)") }
    list.delegate.willBeginDecelerating = { _ in log.write("\(name) willBeginDecelerating") }
    list.delegate.didEndDecelerating = { _ in log.write("\(name) didEndDecelerating") }
    list.delegate.didEndScrollingAnimation = { _ in log.write("\(name) didEndAnimation") }
    return list
  }

  /// Drags up by so many points in 0.1 s, and releases.
  private func flick(_ distance: Float = 100) {
    stage.one.drag(from: Point(150, 400), to: Point(150, 400 - distance), duration: 0.1, steps: 12)
    stage.one.lift()
  }

  @Test("Decelerating content is at the same offset at the same moment, at any frame rate and at none")
  func frameRates() {
    let moments = [0.05, 0.1, 0.3, 0.7, 1.2, 2.5]
    func offsets(frame: Double?) -> [Double] {
      let own = ScrollViewTests()
      let list = own.makeList()
      own.flick()
      let start = list.contentOffset.y
      #expect(list.isDecelerating && start > 80)
      var now = 0.0
      return [start]
        + moments.map { moment in
          if let frame {
            while now + frame < moment {
              own.scene.advance(by: frame)
              now += frame
            }
          }
          own.scene.advance(by: moment - now)
          now = moment
          return list.contentOffset.y
        }
    }
    let exact = offsets(frame: nil)
    #expect(exact.last ?? 0 > 450)
    for frame in [1.0 / 30, 1.0 / 60, 1.0 / 144, 0.0071] {
      for (a, b) in zip(exact, offsets(frame: frame)) { #expect(abs(a - b) < 0.001) }
    }
  }

  @Test("A delegate is called in UIKit's order; a target that it changes is where the content comes to rest (V7)")
  func order() {
    let list = makeList()
    var scrolled = 0
    list.delegate.didScroll = { _ in scrolled += 1 }
    list.delegate.willEndDragging = { [log = stage.log] _, velocity, target in
      log.write("list willEndDragging")
      #expect(abs(velocity.y - 1) < 0.05 && target.y > 500)
      target.y = 400
    }
    flick()
    #expect(
      stage.lines == [
        "list willBeginDragging", "list willEndDragging", "list didEndDragging true", "list willBeginDecelerating",
      ])
    #expect(list.isDecelerating && !list.isDragging && !list.isTracking)
    scene.advance(by: 4)
    #expect(stage.lines == ["list didEndDecelerating"] && list.contentOffset.y == 400 && scrolled > 5)
    #expect(list.view.bounds.origin == Point(0, 400))
  }

  @Test("The last scroll is notified before its end, and until that is notified content decelerates")
  func lastScroll() {
    for isCaught in [false, true] {
      let own = ScrollViewTests()
      let list = own.makeList()
      var notified: [String] = []
      list.delegate.didScroll = { notified.append("scrolled to \($0.contentOffset.y) \($0.isDecelerating)") }
      list.delegate.didEndDecelerating = { notified.append("ended at \($0.contentOffset.y) \($0.isDecelerating)") }
      own.flick()
      own.scene.advance(by: 0.2)
      notified = []
      if isCaught { own.stage.one.press(at: Point(150, 300)) } else { own.scene.advance(by: 5) }
      let offset = list.contentOffset.y
      #expect(notified.last == "ended at \(offset) false")
      if !isCaught { #expect(notified.dropLast().last == "scrolled to \(offset) true") }
      #expect(!list.isDecelerating)
    }
  }

  @Test("A finger that catches content past an edge and lifts lets it return; no subview receives it (V18)")
  func caught() {
    let list = makeList()
    let row = stage.view("row", Rect(0, 0, 300, 5000), in: list.view)
    stage.add(TapGestureRecognizer(), to: row, as: "tap")
    stage.one.drag(from: Point(150, 200), to: Point(150, 400), duration: 0.1, steps: 12)
    stage.one.lift()
    scene.advance(by: 0.05)
    #expect(list.contentOffset.y < -20)
    _ = stage.lines
    stage.one.press(at: Point(150, 300))
    #expect(stage.lines == ["list didEndDecelerating"] && !list.isDecelerating)
    let held = list.contentOffset.y
    scene.advance(by: 1)
    #expect(list.contentOffset.y == held && held < -10)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == 0 && stage.lines == [])
  }

  @Test("An animated offset is stopped by a finger, and by another offset; both end it once (V8, V23)")
  func animation() {
    let list = makeList()
    list.setContentOffset(ScrollPoint(0, 1000), animated: true)
    scene.advance(by: 0.1)
    stage.one.tap(at: Point(150, 300))
    #expect(stage.lines == ["list didEndAnimation"] && list.contentOffset.y > 10 && list.contentOffset.y < 990)
    list.setContentOffset(ScrollPoint(0, 500), animated: true)
    scene.advance(by: 0.1)
    list.contentOffset = ScrollPoint(0, 20)
    #expect(stage.lines == ["list didEndAnimation"] && list.contentOffset.y == 20)
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 20 && stage.lines == [])
    list.contentOffset = ScrollPoint(.nan, 0)
    #expect(list.contentOffset.y == 20)
    #expect(stage.diagnostics.kinds == [.badScrollOffset])
  }

  @Test("Row 999,999 scrolls as smoothly as row 0: half points of the finger are half points of the offset")
  func farAway() {
    let list = makeList(ScrollSize(300, 44_000_000))
    for start in [0.0, 43_999_000] {
      list.contentOffset = ScrollPoint(0, start + 100)
      stage.one.press(at: Point(150, 300))
      stage.one.move(to: Point(150, 280))
      let before = list.contentOffset.y
      #expect(before == start + 110)
      stage.one.move(to: Point(150, 279.5))
      #expect(list.contentOffset.y == before + 0.5)
      scene.advance(by: 0.5)
      stage.one.lift()
      _ = stage.lines
    }
  }

  @Test("A base moves subviews to smaller coordinates, and changes nothing else: offsets, fingers and limits")
  func base() {
    let list = makeList(ScrollSize(300, 44_000_000))
    list.contentOffset = ScrollPoint(0, 20_000_000.25)
    list.contentBase = ScrollPoint(0, 20_000_000)
    let row = stage.view("row", Rect(0, 100, 300, 40), in: list.view)
    #expect(list.contentOffset == ScrollPoint(0, 20_000_000.25) && list.view.bounds.origin == Point(0, 0.25))
    #expect(row.convert(row.bounds, to: nil).minY == 149.75)
    stage.one.tap(at: Point(150, 160))
    #expect(stage.lines == ["row touchesBegan 1", "row touchesEnded 1"])
    stage.one.drag(from: Point(150, 300), to: Point(150, 249.5), duration: 0.3)
    #expect(list.contentOffset.y == 20_000_040.75)
    list.contentBase = ScrollPoint(0, 20_001_000)
    row.center.y -= 1000
    #expect(list.contentOffset.y == 20_000_040.75 && abs(row.convert(row.bounds, to: nil).minY - 109.25) < 0.001)
    stage.one.move(by: Vector(0, -1))
    #expect(list.contentOffset.y == 20_000_041.75)
    scene.advance(by: 0.5)
    stage.one.lift()
    list.view.bounds.origin.y = 7
    #expect(list.contentOffset.y == 20_001_007)
    list.scrollRectToVisible(Rect(0, 500, 300, 40), animated: false)
    #expect(list.contentOffset.y == 20_001_000 + 140)
    row.scrollToVisible()
    #expect(list.contentOffset.y == 20_000_100)
    list.contentOffset.y = 44_000_000
    list.contentBase = ScrollPoint(0, 44_000_000)
    flick()
    scene.advance(by: 3)
    #expect(list.contentOffset.y == 44_000_000 - 400)
    _ = stage.lines
    list.contentBase = ScrollPoint(.infinity, 0)
    #expect(list.contentBase.y == 44_000_000 && stage.diagnostics.kinds == [.badScrollOffset])
  }

  @Test("Wheel steps add up and end exactly at their target, within half a second (V22)")
  func wheel() {
    let list = makeList()
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(150, 300))
    for _ in 0..<5 {
      mouse.scroll(by: Vector(0, 1))
      scene.advance(by: 0.03)
    }
    #expect(list.contentOffset.y > 60 && list.contentOffset.y < 200)
    scene.advance(by: 0.5)
    #expect(list.contentOffset.y == 200 && stage.lines == [])
    mouse.scroll(by: Vector(0, -40))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 0)
  }

  @Test("Two fingers zoom about their centroid, and a double tap zooms in and out again (V25)")
  func zoom() {
    let photo = scene.addView(frame: Rect(0, 0, 400, 400)).makeScrollView(contentSize: ScrollSize(400, 400))
    let canvas = scene.addView(frame: Rect(0, 0, 400, 400), to: photo.view)
    photo.delegate.viewForZooming = { _ in canvas }
    photo.maximumZoomScale = 4
    photo.zoomsOnDoubleTap = true
    stage.one.press(at: Point(100, 100))
    stage.two.press(at: Point(200, 100))
    scene.together {
      stage.one.move(to: Point(50, 100))
      stage.two.move(to: Point(250, 100))
    }
    #expect(photo.isZooming && abs(photo.zoomScale - 2) < 0.001)
    #expect(canvas.convert(Point(150, 100), to: nil).distance(to: Point(150, 100)) < 0.01)
    stage.one.lift()
    stage.two.lift()
    #expect(!photo.isZooming && photo.contentSize == ScrollSize(800, 800) && canvas.frame == Rect(0, 0, 800, 800))
    scene.advance(by: 1)
    for wanted in [4.0, 1] {
      stage.one.tap(at: Point(200, 200))
      stage.one.tap(at: Point(200, 200))
      scene.advance(by: 1)
      #expect(photo.zoomScale == wanted)
    }
    #expect(photo.contentOffset == .zero && photo.contentSize == ScrollSize(400, 400))
  }

  @Test("Fingers that zoom beyond the limits and drag: each beginning has its end, whichever lifts first (V19, V25)")
  func zoomAndDrag() {
    for first in 0..<2 {
      let own = ScrollViewTests()
      let list = own.makeList(ScrollSize(900, 900))
      list.maximumZoomScale = 2
      list.delegate.willBeginZooming = { [log = own.stage.log] _ in log.write("list willBeginZooming") }
      list.delegate.didEndZooming = { [log = own.stage.log] in log.write("list didEndZooming \($1 > 2)") }
      let fingers = [own.stage.one, own.stage.two]
      fingers[0].press(at: Point(140, 300))
      fingers[1].press(at: Point(160, 300))
      own.scene.together {
        fingers[0].move(to: Point(60, 250))
        fingers[1].move(to: Point(300, 250))
      }
      #expect(Set(own.stage.lines) == ["list willBeginDragging", "list willBeginZooming"] && list.zoomScale > 2)
      fingers[first].lift()
      fingers[1 - first].move(to: Point(200, 200))
      fingers[1 - first].lift()
      #expect(!list.isDragging && !list.isZooming)
      let ends = own.stage.lines.filter { !$0.contains("Decelerating") }
      #expect(ends.map { $0.split(separator: " ")[1] }.sorted() == ["didEndDragging", "didEndZooming"])
      own.scene.advance(by: 4)
      #expect(list.zoomScale == 2 && own.scene.nextDeadline == nil)
    }
  }

  @Test("A delegate may destroy the scroll view, disable it or move it, in any call")
  func meddling() {
    for operation in 0..<4 {
      for moment in 0..<5 {
        let own = ScrollViewTests()
        let list = own.makeList()
        var count = 0
        func meddle(_ list: ScrollView) {
          count += 1
          switch operation {
          case 0: list.view.destroy()
          case 1: list.isScrollEnabled = false
          case 2: list.view.removeFromSuperview()
          default: list.setContentOffset(ScrollPoint(0, 700), animated: true)
          }
        }
        switch moment {
        case 0: list.delegate.willBeginDragging = meddle
        case 1: list.delegate.didScroll = { if count == 0 { meddle($0) } }
        case 2: list.delegate.willEndDragging = { view, _, _ in meddle(view) }
        case 3: list.delegate.didEndDragging = { view, _ in meddle(view) }
        default: list.delegate.willBeginDecelerating = meddle
        }
        own.flick()
        own.scene.advance(by: 5)
        #expect(count == 1 && !list.isDragging && !list.isDecelerating, "operation \(operation), moment \(moment)")
        #expect(own.scene.activeGestures.isEmpty)
      }
    }
  }

  @Test("A drag continues when the view where the finger landed is removed, and ends with the scroll view (V19, V26)")
  func takenOut() {
    let list = makeList()
    let row = stage.view("row", Rect(0, 200, 300, 100), in: list.view)
    stage.one.press(at: Point(150, 300))
    stage.one.move(to: Point(150, 280))
    #expect(stage.lines == ["list willBeginDragging"] && list.contentOffset.y == 10)
    row.destroy()
    stage.one.move(to: Point(150, 250))
    #expect(list.contentOffset.y == 40 && list.isDragging)
    list.view.removeFromSuperview()
    #expect(stage.lines == ["list didEndDragging false"] && !list.isDragging)
    stage.one.move(to: Point(150, 200))
    stage.one.lift()
    #expect(list.contentOffset.y == 40 && stage.lines == [])
  }

  @Test("Disabling scrolling in the middle of a drag ends it; past an edge the content returns (V19)")
  func turnedOff() {
    let list = makeList()
    stage.one.drag(from: Point(150, 200), to: Point(150, 320), duration: 0.2, steps: 10)
    #expect(list.contentOffset.y < -20)
    list.isScrollEnabled = false
    #expect(stage.lines == ["list willBeginDragging", "list didEndDragging false"])
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 0 && stage.lines == [])
    stage.one.lift()
  }

  @Test("A scroll view in a turned and scaled one is dragged along its own axes")
  func turned() {
    let holder = scene.addView(frame: Rect(0, 0, 400, 600))
    holder.transform = Transform.rotation(.pi / 2).scaled(by: 0.5)
    let list = makeList(in: holder)
    let start = list.view.convert(Point(150, 200), to: nil)
    stage.one.press(at: start)
    // Up in the list is to the right on the screen, and half as far.
    let up = list.view.convert(Point(150, 100), to: nil) - start
    #expect(abs(up.dx) > 10 && abs(up.dy) < 0.01)
    stage.one.move(to: start + up)
    // Ten points of the scene are lost, twenty of its own coordinates (V15).
    #expect(abs(list.contentOffset.y - 80) < 0.01 && list.contentOffset.x == 0)
    let before = list.contentOffset.y
    stage.one.move(to: start + up * 1.5)
    #expect(abs(list.contentOffset.y - before - 50) < 0.01)
  }

  @Test("In a larger one the first movement scrolls the content forward, and not back (V15)")
  func enlarged() {
    let holder = scene.addView(frame: Rect(0, 0, 400, 600))
    holder.transform = .scale(3)
    let list = makeList(in: holder)
    stage.one.press(at: Point(200, 300))
    stage.one.move(to: Point(200, 288))
    #expect(abs(list.contentOffset.y - 2 / 3) < 0.01)
    stage.one.move(to: Point(200, 258))
    #expect(abs(list.contentOffset.y - 32 / 3) < 0.01)
  }

  @Test("A visible rectangle is not scrolled to, though the offset is outside the limits (V24)")
  func shownOutside() {
    let list = makeList()
    list.contentOffset.y = -60
    list.scrollRectToVisible(Rect(0, 0, 100, 100), animated: false)
    #expect(list.contentOffset.y == -60)
    list.scrollRectToVisible(Rect(0, 700, 100, 100), animated: false)
    #expect(list.contentOffset.y > 0)
  }

  @Test("A pager that is released past its edge comes to rest on a page, however fast it returns (V20, V21)")
  func pagingFromTheEdge() {
    for distance in [Float(60), 200] {
      let list = makeList()
      list.isPagingEnabled = true
      stage.one.drag(from: Point(150, 100), to: Point(150, 350), duration: 0.3, steps: 12)
      #expect(list.contentOffset.y < -20)
      for step in 1...4 {
        stage.one.move(to: Point(150, 350 - distance * Float(step) / 4))
        scene.advance(by: 0.015)
      }
      stage.one.lift()
      scene.advance(by: 3)
      let page = list.contentOffset.y / Double(list.view.bounds.size.height)
      #expect(page == page.rounded() && page <= 1, "\(distance)")
      list.view.destroy()
    }
  }

  @Test("Questions in the middle of a pass may not edit, and are about the view that was hit (V4, V5)")
  func questions() {
    let list = makeList()
    let row = stage.view("row", Rect(0, 0, 300, 400), in: list.view)
    list.delaysContentTouches = false
    var asked: [String] = []
    list.delegate.touchesShouldBegin = { _, touch, view in
      asked.append("begin \(view.name ?? "")")
      return touch.tapCount == 1
    }
    list.delegate.touchesShouldCancel = { _, view in
      asked.append("cancel \(view.name ?? "")")
      return false
    }
    stage.one.drag(from: Point(150, 300), to: Point(150, 200), duration: 0.1, steps: 10)
    #expect(asked == ["begin row", "cancel row"] && list.contentOffset.y == 0 && row.isAlive)
    #expect(stage.lines.first == "row touchesBegan 1")
    stage.one.lift()
    // The question is only about touches (V14): a key of a responder that is no view asks no delegate.
    asked = []
    let entity = scene.makeEntity()
    #expect(scene.becomeFirstResponder(entity) || !scene.isAlive(.none))
    scene.send(.press(PressSample(.key(.menu), .began)))
    scene.send(.press(PressSample(.key(.menu), .ended)))
    #expect(asked == [])
  }

  @Test("An origin of the bounds that is set is the offset, from which fingers continue")
  func bounds() {
    let list = makeList()
    list.view.bounds.origin = Point(0, 300)
    #expect(list.contentOffset == ScrollPoint(0, 300))
    stage.one.press(at: Point(150, 300))
    stage.one.move(to: Point(150, 270))
    #expect(list.contentOffset == ScrollPoint(0, 320) && list.view.bounds.origin == Point(0, 320))
    list.view.bounds.origin.y = 100
    list.scrollRectToVisible(Rect(0, 90, 10, 20), animated: false)
    #expect(list.contentOffset == ScrollPoint(0, 90))
    stage.one.move(to: Point(150, 260))
    #expect(list.contentOffset == ScrollPoint(0, 100))
    stage.one.lift()
    // The view that reuses its slot is no scroll view, nor is a destroyed one.
    list.view.destroy()
    let other = scene.addView(frame: Rect(0, 0, 10, 10)).makeScrollView(contentSize: ScrollSize(10, 500))
    #expect(list.contentSize == ScrollSize(0, 0) && list.view.scrollView == nil && other.contentSize.height == 500)
  }

  @Test("A pager that is caught and released moves to the nearest page; a cancelled drag leaves it (V18, V19)")
  func pages() {
    let list = makeList(ScrollSize(300, 4000))
    list.isPagingEnabled = true
    flick(150)
    scene.advance(by: 0.05)
    stage.one.press(at: Point(150, 300))
    #expect(list.contentOffset.y > 140 && list.contentOffset.y < 400)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == 400)
    stage.one.drag(from: Point(150, 300), to: Point(150, 200), duration: 0.2, steps: 10)
    let held = list.contentOffset.y
    stage.one.cancel()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == held && held == 490)
  }

  @Test("A delegate that scrolls whenever it is notified of scrolling is stopped, and continues with the next frame")
  func endless() {
    let own = ScrollViewTests()
    own.stage.diagnostics.expected.insert(.unsettled)
    let list = own.makeList(ScrollSize(300, 1e9))
    list.delegate.didScroll = { $0.contentOffset.y += 1 }
    list.contentOffset.y = 1
    own.scene.advance(by: 0.1)
    let before = list.contentOffset.y
    #expect(before > 10 && before < 5000 && own.stage.diagnostics.kinds.contains(.unsettled))
    own.scene.advance(by: 0.1)
    #expect(list.contentOffset.y > before)
  }

  @Test("Without fingers and movement a scroll view requests no frames")
  func rest() {
    let list = makeList()
    flick()
    #expect(scene.needsFrame && scene.nextDeadline != nil)
    scene.advance(by: 5)
    #expect(list.contentOffset.y > 400 && !scene.needsFrame && scene.nextDeadline == nil)
  }
}
