import Dactyl
import DactylTesting
import TestStage
import Testing

/// Scroll views that leave in the middle of a deceleration.
@Suite struct ScrollLeavingTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  /// A list that decelerates after fingers have released it.
  private func flung(by velocity: Float, _ shape: (ScrollView) -> Void = { _ in }) -> ScrollView {
    let list = scene.addView(frame: Rect(20, 50, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 5000))
    shape(list)
    stage.one.drag(from: Point(150, 200), to: Point(150, 200 + velocity), duration: 0.1, steps: 12)
    stage.one.lift()
    scene.advance(by: 0.05)
    return list
  }

  @Test(
    "Content past an edge returns inside when its view moves to another window, or is removed",
    arguments: [true, false])
  func pastEdge(isMoved: Bool) {
    let list = flung(by: 200)
    #expect(list.contentOffset.y < -20)
    if isMoved {
      scene.addWindow(frame: Rect(0, 0, 400, 600)).view.addSubview(list.view)
    } else {
      list.view.removeFromSuperview()
    }
    scene.advance(by: 2)
    #expect(list.contentOffset.y == 0)
  }

  @Test("A pager that leaves between two pages comes to rest on one; other content stays")
  func pager() {
    let pager = flung(by: -150) { $0.isPagingEnabled = true }
    #expect(pager.contentOffset.y > 10 && pager.contentOffset.y < 390)
    pager.view.removeFromSuperview()
    scene.advance(by: 2)
    #expect(pager.contentOffset.y == 400 || pager.contentOffset.y == 0)
    let list = flung(by: -150)
    list.view.removeFromSuperview()
    let offset = list.contentOffset.y
    scene.advance(by: 2)
    #expect(list.contentOffset.y == offset && offset > 10)
  }
}
