import DactylTesting
import DactylUIKit
import Testing

@Suite("Animators that are paused, moved by hand and turned around") struct PropertyAnimatorTests {
  private let desk = Desk()
  private let view: Spy
  private var scene: Scene { desk.scene }

  init() { view = desk.spy("view", 0, 0, 100, 100) }

  private func animator(_ duration: Double = 1) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 150 }
    animator.addCompletion { [desk] in desk.log.write("ended \($0)") }
    return animator
  }

  @Test func runs() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    scene.advance(by: 0.5)
    #expect(abs(view.engine.center.x - 100) < 4 && abs(animator.fractionComplete - 0.5) < 0.04)
    scene.advance(by: 0.6)
    #expect(view.engine.center.x == 150 && animator.state == .inactive && desk.lines == ["ended end"])
  }

  @Test("A finger moves it, and it goes on or back from there")
  func byHand() {
    let animator = animator()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.25
    #expect(view.engine.center.x == 75)
    scene.advance(by: 1)
    #expect(view.engine.center.x == 75)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.advance(by: 0.375)
    #expect(abs(view.engine.center.x - 112.5) < 4)
    animator.isReversed = true
    scene.advance(by: 0.3)
    #expect(view.engine.center.x < 90)
    scene.advance(by: 0.6)
    #expect(view.engine.center.x == 50 && desk.lines == ["ended start"])
  }

  @Test func stops() {
    let animator = animator()
    animator.startAnimation()
    scene.advance(by: 0.5)
    animator.stopAnimation(false)
    let place = view.engine.center.x
    #expect(animator.state == .stopped && place > 60 && place < 140)
    animator.startAnimation()
    scene.advance(by: 0.5)
    #expect(view.engine.center.x == place && desk.lines == [])
    animator.finishAnimation(at: .start)
    #expect(view.engine.center.x == 50 && desk.lines == ["ended start"] && animator.state == .inactive)
    let other = self.animator()
    other.startAnimation()
    scene.advance(by: 0.2)
    other.stopAnimation(true)
    scene.advance(by: 2)
    #expect(view.engine.center.x < 90 && desk.lines == [] && other.state == .inactive)
  }

  @Test("Springs swing beyond the end; transforms and colours change with it; it starts after a delay")
  func springs() {
    view.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.4) { [view] in
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.backgroundColor = .blue
      view.bounds.size.width = 200
    }
    animator.startAnimation(afterDelay: 0.2)
    scene.advance(by: 0.15)
    #expect(view.engine.bounds.size.width == 100)
    var widest: Float = 0
    for _ in 0..<60 {
      scene.advance(by: 1.0 / 60)
      widest = max(widest, view.engine.bounds.size.width)
    }
    #expect(widest > 210 && view.engine.bounds.size.width == 200)
    #expect(abs(view.transform.b - sin(1)) < 0.001 && view.engine[Shape.self]?.fill == UIColor.blue.engineColor)
  }

  @Test("It is kept while it is active, and ends with nothing left")
  func life() {
    weak var gone: UIViewPropertyAnimator?
    do {
      let animator = animator(0.3)
      gone = animator
      animator.startAnimation()
    }
    scene.advance(by: 0.1)
    #expect(gone != nil)
    scene.advance(by: 0.5)
    #expect(gone == nil && desk.lines == ["ended end"])
  }
}
