import Dactyl
import DactylTesting
import Testing

/// The code of the article on when code is called back: a listener that ends with an object.
@Suite struct ListenerArticle {
  private final class Clock {
    private var ticking: Subscription?

    init(on view: View, in scene: Scene) {
      let listener = scene.onUpdate { view[Label.self] = Label("\(Int($0.now.seconds)) s") }
      ticking = listener.untilReleased
    }
  }

  @Test("The listener is called in every frame, and frames need not run after its release")
  func article() {
    let scene = Scene(size: Size(400, 400))
    let view = scene.addView(frame: Rect(0, 0, 100, 20))
    var clock: Clock? = Clock(on: view, in: scene)
    scene.frame(at: Timestamp(seconds: 2.5))
    #expect(view[Label.self]?.text == "2 s" && clock != nil && scene.needsFrame)
    clock = nil
    scene.frame(at: Timestamp(seconds: 9))
    #expect(view[Label.self]?.text == "2 s" && !scene.needsFrame)
  }
}
