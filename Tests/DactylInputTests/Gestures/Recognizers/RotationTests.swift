import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct RotationTests {
  private struct Bench {
    let stage = Stage(size: Size(800, 800))
    let rotation: Gesture<RotationGestureRecognizer>
    let setting: Setting
    let radius: Float
    init(_ setting: Setting, radius: Float = 60) {
      self.setting = setting
      self.radius = radius
      rotation = stage.add(RotationGestureRecognizer(), to: setting.addView(to: stage), as: "turn")
    }
    /// A point on a circle about the view's middle.
    func location(_ angle: Float) -> Point {
      let offset = Transform.rotation(angle).apply(to: Vector(radius, 0))
      return setting.location(150 + offset.dx, 150 + offset.dy)
    }
    func press(_ angle: Float = 0) {
      stage.one.press(at: location(angle))
      stage.two.press(at: location(angle + .pi))
    }
    func turn(to angle: Float) {
      stage.scene.together {
        stage.one.move(to: location(angle))
        stage.two.move(to: location(angle + .pi))
      }
    }
    func isTurned(by angle: Float) -> Bool { abs(rotation.rotation - angle) < 0.002 }
  }

  @Test("RO1, RO2: a rotation begins by turning, not by trembling; clockwise is positive", arguments: Setting.all)
  func beginning(setting: Setting) {
    for sign in [Float(1), -1] {
      let bench = Bench(setting)
      bench.press()
      bench.turn(to: 0.01 * sign)
      #expect(bench.stage.lines == [])
      bench.turn(to: 0.7 * sign)
      #expect(bench.stage.lines == ["turn began"])
      #expect(bench.isTurned(by: 0.7 * sign))
    }
  }

  @Test("RO4: a rotation continues past a half turn, and past any number of whole ones", arguments: Setting.all)
  func windings(setting: Setting) {
    for sign in [Float(1), -1] {
      let bench = Bench(setting)
      bench.press()
      for step in 1...40 { bench.turn(to: Float(step) * 0.5 * sign) }
      #expect(bench.isTurned(by: 20 * sign))
    }
  }

  @Test("Fingers that lie close together need a minimum distance about each other", arguments: Setting.all)
  func close(setting: Setting) {
    let bench = Bench(setting, radius: 3)
    bench.press()
    bench.turn(to: 0.6)
    #expect(bench.stage.lines == [])
    bench.turn(to: 1.2)
    #expect(bench.stage.lines == ["turn began"])
  }

  @Test("RO3, PAN8: setting the rotation re-bases it, and keeps the velocity; NaN does nothing", arguments: Setting.all)
  func setting(setting: Setting) {
    let bench = Bench(setting)
    bench.press()
    for step in 1...10 {
      bench.stage.scene.advance(by: 0.01)
      bench.turn(to: Float(step) * 0.05)
    }
    #expect(abs(bench.rotation.velocity - 5) < 0.5)
    bench.rotation.rotation = 2
    #expect(abs(bench.rotation.velocity - 5) < 0.5)
    bench.rotation.rotation = .nan
    bench.turn(to: 0.6)
    #expect(bench.isTurned(by: 2.1))
  }

  @Test("RO2, PAN5: one remaining finger turns nothing; the next landing makes no jump", arguments: Setting.all)
  func oneComesBack(setting: Setting) {
    let bench = Bench(setting)
    bench.press()
    bench.turn(to: 0.8)
    bench.stage.one.lift()
    bench.stage.two.move(to: bench.location(.pi))
    #expect(bench.stage.lines == ["turn began"])
    bench.stage.one.press(at: bench.location(1.5))
    #expect(bench.isTurned(by: 0.8))
    bench.stage.three.press(at: bench.location(-1))
    bench.stage.three.move(to: bench.location(-2))
    #expect(bench.isTurned(by: 0.8))
    bench.stage.one.lift()
    bench.stage.two.lift()
    bench.stage.three.lift()
    #expect(bench.stage.lines == ["turn ended"])
    #expect(bench.stage.scene.activeGestures.isEmpty)
  }

  @Test(
    "A finger that rests before it lifts leaves no velocity; a moving one leaves its own", arguments: Setting.all)
  func velocity(setting: Setting) {
    let bench = Bench(setting)
    var final: [Float] = []
    bench.rotation.addAction { if $0.state == .ended { final.append($0.velocity) } }
    for rest in [0.0, 0.15] {
      bench.press()
      for step in 1...10 {
        bench.stage.scene.advance(by: 0.01)
        bench.turn(to: Float(step) * -0.05)
      }
      bench.stage.scene.advance(by: rest)
      bench.stage.one.lift()
      bench.stage.two.lift()
    }
    #expect(final.count == 2)
    #expect(abs((final.first ?? 0) + 5) < 0.5)
    #expect(final.last == 0)
  }

  @Test("PI7: a touchpad rotates without touches, up to its end event")
  func touchpad() {
    let bench = Bench(.plain)
    func send(_ phase: TouchSamplePhase, _ angle: Float) {
      bench.stage.scene.send(.transform(TransformSample(phase: phase, location: Point(400, 400), rotation: angle)))
    }
    var final: Float = 0
    bench.rotation.addAction { if $0.state == .ended { final = $0.rotation } }
    send(.began, 0)
    send(.moved, 0.05)
    #expect(bench.stage.lines == [])
    send(.moved, 0.1)
    send(.moved, 4)
    #expect(bench.rotation.numberOfTouches == 0)
    send(.ended, 0.25)

    #expect(bench.stage.lines == ["turn began", "turn changed", "turn ended"])
    #expect(abs(final - 4.4) < 0.001)
  }
}
