import Dactyl
import DactylTesting
import Testing

/// The code of the article on how a touch travels, with views that answer hit-tests themselves.
@Suite struct OwnAnswers {
  private func answer(_ button: View, _ dial: View, _ needle: View, _ panel: Window) {
    button.setPointInside { $0.isPointInside && $0.point.distance(to: $0.view.bounds.center) <= 30 }
    dial.setHitTest { _ in .view(needle) }
    panel.view.setHitTest { query in  // a window above the game: only its buttons are hit
      guard let found = query.askOn(at: query.point), found != query.view else { return .refuse }
      return .view(found)
    }
  }

  /// A value of a game's own that does both.
  private struct Ring: HitTesting {
    var reach: HitReach { .everywhere }
    func hitTest(_ query: HitQuery) -> HitAnswer { query.touchType == .pencil ? .refuse : .askOn }
    func pointInside(_ query: HitQuery) -> Bool {
      (20...80).contains(query.point.distance(to: query.view.bounds.center))
    }
  }

  @Test("A round button, a dial with a needle, and a window that lets touches beside its buttons through")
  func article() {
    let scene = Scene(size: Size(400, 400))
    let dial = scene.addView(frame: Rect(100, 100, 100, 100))
    let needle = scene.addView(frame: Rect(300, 300, 10, 10))
    let panel = scene.addWindow(frame: Rect(0, 0, 400, 400), level: 1)
    let button = scene.addView(frame: Rect(0, 0, 60, 60), to: panel.view)
    answer(button, dial, needle, panel)

    #expect(scene.hitTest(Point(30, 30)) == button && scene.hitTest(Point(2, 2)) == scene.window.view)
    #expect(scene.hitTest(Point(150, 150)) == needle)
  }

  @Test("A ring is hit beyond its bounds, not in its middle, and not by a pencil")
  func ring() {
    let scene = Scene(size: Size(400, 400))
    let view = scene.addView(frame: Rect(100, 100, 100, 100))
    view.hitTesting = Ring()
    let finger = Finger(1, in: scene)
    finger.press(at: Point(75, 150))
    #expect(scene.liveTouches.first?.view == view)
    finger.lift()
    #expect(scene.hitTest(Point(150, 150)) == scene.window.view && !view.point(inside: Point(50, 50)))
  }
}
