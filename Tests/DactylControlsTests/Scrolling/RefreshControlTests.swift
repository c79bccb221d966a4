import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Pulling down to refresh.
@Suite struct RefreshControlTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  private func makeList(_ height: Double = 200) -> (ScrollView, RefreshControl) {
    let list = scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, height))
    let log = stage.log
    return (list, list.addRefreshControl { log.write("refresh \($0.isRefreshing)") })
  }

  private func pull(_ distance: Float) {
    stage.one.drag(from: Point(150, 50), to: Point(150, 50 + distance), duration: 0.3, steps: 10)
  }

  @Test("Pulled far enough it sends valueChanged once, stays above the content, and returns at its end")
  func refreshes() {
    let (list, refresh) = makeList()
    #expect(refresh.view.isHidden && !refresh.isRefreshing && list.refreshControl == refresh)
    pull(60)
    #expect(stage.lines == [] && !refresh.view.isHidden)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(refresh.view.isHidden && list.contentOffset.y == 0)
    pull(200)
    #expect(stage.lines == ["refresh true"] && list.contentOffset.y < -60)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == -60 && list.adjustedContentInset.top == 60 && list.contentInset.top == 0)
    #expect(refresh.view.convert(refresh.view.bounds, to: nil) == Rect(0, 0, 300, 60))
    // It turns.
    let before = refresh.view.subviews.map(\.alpha)
    scene.advance(by: 0.11)
    #expect(refresh.view.subviews.map(\.alpha) != before && Set(before).count == 8)
    pull(200)
    stage.one.lift()
    #expect(stage.lines == [])
    scene.advance(by: 1)
    refresh.endRefreshing()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == 0 && refresh.view.isHidden && !scene.needsFrame && scene.nextDeadline == nil)
  }

  @Test("A refresh that begins and ends under the finger moves nothing at once")
  func underTheFinger() {
    let (list, refresh) = makeList()
    pull(150)
    let held = list.contentOffset.y
    #expect(refresh.isRefreshing && held < -60)
    stage.one.move(to: Point(150, 200.5))
    #expect(abs(list.contentOffset.y - held) < 0.6)
    refresh.endRefreshing()
    #expect(abs(list.contentOffset.y - held) < 0.6)
    stage.one.move(to: Point(150, 201))
    #expect(abs(list.contentOffset.y - held) < 1.2)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == 0)
  }

  @Test("Content that moves toward the control as it ends continues to the top")
  func endsOnTheWay() {
    let (list, refresh) = makeList(900)
    refresh.beginRefreshing()
    list.contentOffset.y = 300
    list.scrollRectToVisible(Rect(0, -60, 10, 10), animated: true)
    scene.advance(by: 0.05)
    refresh.endRefreshing()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == 0 && !list.isMoving)
    // An offset that was set is kept (V23).
    list.setContentOffset(ScrollPoint(0, -200), animated: true)
    refresh.beginRefreshing()
    scene.advance(by: 0.05)
    refresh.endRefreshing()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == -200)
  }

  @Test("Game code begins a refresh without an event and without scrolling; a content offset set there stays")
  func byCode() {
    let (list, refresh) = makeList(900)
    refresh.beginRefreshing()
    scene.advance(by: 1)
    #expect(refresh.isRefreshing && list.contentOffset.y == 0 && stage.lines == [])
    list.setContentOffset(ScrollPoint(0, -60), animated: true)
    scene.advance(by: 1)
    #expect(list.contentOffset.y == -60)
    list.removeRefreshControl()
    scene.advance(by: 2)
    #expect(list.refreshControl == nil && list.contentOffset.y == 0 && !refresh.view.isAlive && !refresh.isRefreshing)
  }

  @Test("A refresh control is destroyed with its scroll view, whatever destroys that")
  func destroyed() {
    let (list, refresh) = makeList()
    refresh.addAction(for: .valueChanged) { (_: RefreshControl) in list.view.destroy() }
    pull(250)
    #expect(!list.view.isAlive && !refresh.isRefreshing)
    stage.one.lift()
    refresh.endRefreshing()
    scene.advance(by: 2)
    #expect(scene.nextDeadline == nil)
  }

  @Test("Content whose offset is set far above its edge counts as pulled, and is moved no further")
  func farAbove() {
    let (list, refresh) = makeList()
    list.setContentOffset(ScrollPoint(0, -1e25), animated: false)
    scene.advance(by: 0.1)
    #expect(refresh.view.subviews.allSatisfy { $0.alpha == 1 } && !refresh.isRefreshing)
  }

  @Test("A destroyed scroll view gets no refresh control")
  func gone() {
    let stage = Stage(expecting: [.staleHandle])
    let list = stage.scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 200))
    list.view.destroy()
    let before = stage.scene.rowsInUse
    #expect(!list.addRefreshControl { _ in }.view.isAlive && stage.scene.rowsInUse == before)
  }
}
