import DactylTesting
import DactylUIKit
import Testing

@Suite("UIView.animate, over the engine's animations") struct AnimationTests {
  private let desk = Desk()
  private var scene: Scene { desk.scene }

  @Test("Properties are those of the end at once, views move, and the completion is called")
  func moves() {
    let view = desk.spy("view", 0, 0, 100, 100)
    view.backgroundColor = .red
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.center.x += 100
      view.alpha = 0.5
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    } completion: {
      desk.log.write("done \($0)")
    }
    #expect(view.center == CGPoint(x: 150, y: 50) && view.alpha == 0.5)
    #expect(view.engine.center == Point(50, 50))
    scene.advance(by: 0.2)
    #expect(abs(view.engine.center.x - 100) < 3 && abs(view.engine.alpha - 0.75) < 0.02)
    #expect(view.center == CGPoint(x: 150, y: 50) && desk.lines == [])
    scene.advance(by: 0.3)
    #expect(view.engine.center == Point(150, 50) && view.engine.alpha == 0.5)
    #expect(view.engine[Shape.self]?.fill == UIColor.blue.engineColor)
    #expect(desk.lines == ["done true"])
  }

  @Test("Another animation begins where the first is, and setting a value ends one")
  func interrupted() {
    let view = desk.spy("view", 0, 0, 100, 100)
    UIView.animate(withDuration: 0.4, animations: { view.center.x = 250 }) { desk.log.write("first \($0)") }
    scene.advance(by: 0.2)
    let middle = view.engine.center.x
    #expect(middle > 60 && middle < 240)
    UIView.animate(withDuration: 0.4, animations: { view.center.x = 50 }) { desk.log.write("second \($0)") }
    #expect(view.engine.center.x == middle)
    scene.advance(by: 0.1)
    #expect(view.engine.center.x < middle && view.engine.center.x > 50)
    view.center = CGPoint(x: 300, y: 60)
    #expect(view.engine.center == Point(300, 60) && view.center.x == 300)
    scene.advance(by: 0.5)
    #expect(view.engine.center == Point(300, 60))
    #expect(desk.lines == ["first false", "second false"])
  }

  @Test("A view can be touched meanwhile where the options say so (H13)")
  func touches() {
    let view = desk.spy("view", 0, 0, 100, 100)
    UIView.animate(withDuration: 1) { view.alpha = 0.9 }
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == [])
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction]) { view.alpha = 0.8 }
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines.contains { $0.hasPrefix("view began") } || desk.lines.contains { $0.contains("began") })
  }

  @Test("Springs swing, repeated animations go on, and what has no duration is made at once")
  func kinds() {
    let view = desk.spy("view", 0, 0, 100, 100)
    var furthest: Float = 0
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [],
      animations: { view.center.x = 150 }, completion: nil)
    for _ in 0..<60 {
      scene.advance(by: 1.0 / 60)
      furthest = max(furthest, view.engine.center.x)
    }
    #expect(furthest > 155 && abs(view.engine.center.x - 150) < 0.5)
    UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { view.alpha = 0 }
    var least: Float = 1
    for _ in 0..<40 {
      scene.advance(by: 1.0 / 60)
      least = min(least, view.engine.alpha)
    }
    #expect(least < 0.2 && view.engine.isAnimated)
    view.alpha = 1
    scene.advance(by: 0.1)
    #expect(!view.engine.isAnimated && view.engine.alpha == 1)
    UIView.animate(withDuration: 0) {
      view.center.x = 20
    } completion: {
      desk.log.write("\($0)")
    }
    #expect(view.engine.center.x == 20 && desk.lines == ["true"])
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 30 } }
    #expect(view.engine.center.x == 30)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 40 }
    #expect(view.engine.center.x == 40 && !UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("A completion comes without changes, too, and false when the view leaves")
  func completions() {
    let view = desk.spy("view", 0, 0, 100, 100)
    UIView.animate(withDuration: 0.5, animations: {}) { desk.log.write("nothing \($0)") }
    scene.advance(by: 0.05)
    #expect(desk.lines == ["nothing true"])
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { desk.log.write("left \($0)") }
    scene.advance(by: 0.1)
    view.removeFromSuperview()
    scene.advance(by: 0.1)
    #expect(desk.lines.contains("left false"))
    // Without a window nothing is played.
    UIView.animate(withDuration: 0.5) { view.alpha = 0.3 }
    #expect(abs(view.engine.alpha - 0.3) < 0.001)
  }

  @Test("Keyframes follow one another")
  func keyframes() {
    let view = desk.spy("view", 0, 0, 100, 100)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 150 }
    } completion: { _ in
      desk.log.write("done")
    }
    scene.advance(by: 0.25)
    #expect(abs(view.engine.center.x - 100) < 4 && view.engine.center.y == 50)
    scene.advance(by: 0.5)
    #expect(abs(view.engine.center.x - 150) < 2 && abs(view.engine.center.y - 100) < 6)
    scene.advance(by: 0.4)
    #expect(view.engine.center == Point(150, 150) && desk.lines == ["done"])
  }
}
