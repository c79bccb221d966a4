import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Consuming a pan's translation repeatedly, without losing its velocity (PAN6, PAN8).
@Suite struct PanTakingTests {
  private let stage = Stage(size: Size(800, 800))

  /// Two pans on one view that receive the same input: one that is unchanged, and one that a test consumes.
  private func makePans(
    in setting: Setting
  ) -> (view: View, left: Gesture<PanGestureRecognizer>, taken: Gesture<PanGestureRecognizer>) {
    let view = setting.addView(to: stage)
    let left = view.addGestureRecognizer(PanGestureRecognizer())
    let taken = view.addGestureRecognizer(PanGestureRecognizer())
    taken.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    return (view, left, taken)
  }

  @Test(
    "The consumed deltas add up to the translation; the velocity is that of an unconsumed pan", arguments: Setting.all)
  func velocity(setting: Setting) {
    let (view, left, pan) = makePans(in: setting)
    var sum = Vector.zero
    var velocities: [Vector] = []
    pan.addAction { pan in
      sum += pan.takeTranslation()
      #expect(pan.translation.length < 0.001)
      if pan.state == .ended { velocities.append(pan.velocity(in: view.superview)) }
    }
    left.addAction { if $0.state == .ended { velocities.append($0.velocity(in: view.superview)) } }

    stage.one.drag(from: setting.location(20, 20), to: setting.location(220, 120), duration: 0.4, steps: 48)
    stage.one.lift()

    #expect((sum - setting.inSuperview(200, 100)).length < 0.05)
    #expect(velocities.count == 2 && (velocities[0] - velocities[1]).length < 1)
    #expect((velocities[0] - setting.inSuperview(500, 250)).length < 30)
  }

  @Test("A dragged view stays under the finger, whatever its superview is", arguments: Setting.all)
  func drag(setting: Setting) {
    let view = setting.addView(to: stage)
    view.addGestureRecognizer(PanGestureRecognizer()) { $0.drag() }
    let grip = view.convert(setting.location(60, 70), from: nil)
    stage.one.drag(from: setting.location(60, 70), to: setting.location(170, 210), steps: 7)
    #expect(view.convert(grip, to: nil).distance(to: setting.location(170, 210)) < 0.1)
  }

  @Test("A pan drags another view, and none when its own is destroyed")
  func others() {
    let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let other = stage.scene.addView(frame: Rect(500, 500, 20, 20))
    let pan = view.addGestureRecognizer(PanGestureRecognizer()) { $0.drag(other) }
    stage.one.drag(from: Point(10, 10), to: Point(60, 30), steps: 5)
    #expect(other.center == Point(560, 530))
    pan.removeFromView()
    pan.drag()
    #expect(view.center == Point(200, 200))
  }

  @Test("Within limits the consumed deltas add up to the limited translation, in both directions")
  func limits() {
    let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let pan = view.addGestureRecognizer(PanGestureRecognizer())
    pan.translationLimits = Rect(-10, -10, 60, 20)
    var sum = Vector.zero
    let action = pan.addAction { sum += $0.takeTranslation() }
    stage.one.press(at: Point(100, 100))
    for (x, wanted) in [(130, 30), (160, 50), (190, 50), (160, 50), (130, 30), (50, -10)] as [(Float, Float)] {
      stage.one.move(to: Point(x, 100))
      #expect((sum - Vector(wanted, 0)).length < 0.001)
    }
    pan.translation = Vector(20, 0)
    #expect((pan.translation - Vector(20, 0)).length < 0.001)
    stage.one.lift()
    action.cancel()

    stage.one.drag(from: Point(100, 100), to: Point(120, 100), steps: 2)
    #expect((pan.translation - Vector(20, 0)).length < 0.001)
  }

  @Test("The deltas of an edge pan are consumed as well")
  func edge() {
    let view = stage.scene.addView(frame: Rect(0, 0, 800, 800))
    var sum = Vector.zero
    var velocity = Vector.zero
    view.addGestureRecognizer(ScreenEdgePanGestureRecognizer(edges: .left)) { pan in
      sum += pan.takeTranslation()
      velocity = pan.velocity(in: nil)
    }
    stage.one.drag(from: Point(1, 100), to: Point(101, 100), duration: 0.2, steps: 24)
    stage.one.lift()
    #expect((sum - Vector(100, 0)).length < 0.05 && abs(velocity.dx - 500) < 25)
  }

  @Test("PAN8: a pan whose translation is repeatedly set to zero keeps its velocity", arguments: [0.0, 1])
  func rebasing(rest: Double) {
    let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    var velocity = Vector(1, 1)
    view.addGestureRecognizer(PanGestureRecognizer()) { pan in
      view.center += pan.translation
      pan.translation = .zero
      if pan.state == .ended { velocity = pan.velocity(in: nil) }
    }
    stage.one.drag(from: Point(100, 100), to: Point(180, 100), duration: 0.2, steps: 20)
    stage.scene.advance(by: rest)
    stage.one.lift()
    #expect(view.center == Point(280, 200))
    // Fingers that rested before they lifted have none.
    #expect(rest == 0 ? abs(velocity.dx - 400) < 20 && velocity.dy == 0 : velocity == .zero)
  }
}
