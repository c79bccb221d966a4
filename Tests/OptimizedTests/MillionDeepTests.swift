import Dactyl
import DactylTesting
import TestSupport
import Testing

/// A chain of a million views in a release build, and of fewer in a debug one: nothing recurses, on the path of a real
/// touch.
@Suite struct MillionDeepTests {
  #if DEBUG
    private static let depth = 50_000
  #else
    private static let depth = 1_000_000
  #endif

  private struct Dealer: ActionResponder {
    let log: CallLog
    var actions: [Action] { ["deal"] }
    mutating func perform(_ action: Action, from sender: Entity) { log.write("deals") }
  }

  @Test("H11: views that all answer hit-tests themselves, and continue, are hit to the innermost one")
  func theyAnswer() {
    let scene = Scene(size: Size(400, 400))
    let top = scene.addView(frame: Rect(0, 0, 100, 100))
    var (deepest, asked) = (top, 0)
    for _ in 1...Self.depth {
      let view = scene.makeView(frame: Rect(0, 0, 100, 100))
      view.setHitTest { _ in
        asked += 1
        return .askOn
      }
      view.hitOverflow = .everywhere
      deepest.addSubview(view)
      deepest = view
    }
    let finger = Finger(1, in: scene)
    finger.press(at: Point(50, 50))
    #expect(scene.liveTouches.first?.view == deepest && asked == Self.depth)
    finger.lift()
    // A point outside all of them: each allows overhanging subviews, and none is there.
    top.hitOverflow = .everywhere
    #expect(scene.hitTest(Point(150, 150)) == scene.window.view)
    top.destroy()
  }

  @Test func aDeepChainIsHitDeliversIsDrawnAndDestroyed() {
    let scene = Scene(size: Size(400, 400))
    let log = CallLog()
    let top = scene.addView(frame: Rect(0, 0, 100, 100))
    top.setResponder(TouchRecorder("top", in: log))
    scene.window.view.setResponder(Dealer(log: log))
    var (deepest, isBuilt) = (top, true)
    for level in 1...Self.depth {
      let view = scene.makeView(frame: Rect(level % 2 == 0 ? 1 : -1, 0, 100, 100))
      isBuilt = deepest.addSubview(view) && isBuilt
      deepest = view
    }
    let finger = Finger(1, in: scene)

    finger.press(at: Point(50, 50))
    #expect(isBuilt && scene.liveTouches.first?.view == deepest)
    #expect(scene.sendAction("deal", from: deepest.entity) == scene.window.view.entity)
    #expect(scene.responderChain(from: deepest.entity).count == Self.depth + 4)
    #expect(deepest.convert(Point(50, 50), to: nil) == Point(50, 50))
    #expect(deepest.isDescendant(of: top) && scene.hitTest(Point(50, 50)) == deepest)
    top.center = Point(60, 50)
    scene.advance(by: 0.1)
    #expect(scene.hitTest(Point(105, 50)) == deepest)
    top.destroy()
    #expect(log.take() == ["top touchesBegan 1", "deals", "top touchesCancelled 1"] && !deepest.isAlive)
  }
}
