import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct PinchTests {
  private struct Bench {
    let stage = Stage(size: Size(800, 800))
    let pinch: Gesture<PinchGestureRecognizer>
    let setting: Setting
    init(_ setting: Setting) {
      self.setting = setting
      pinch = stage.add(PinchGestureRecognizer(), to: setting.addView(to: stage), as: "pinch")
    }
    func press(_ first: Float, _ second: Float) {
      stage.one.press(at: setting.location(first, 150))
      stage.two.press(at: setting.location(second, 150))
    }
    func move(_ first: Float, _ second: Float) {
      stage.scene.together {
        stage.one.move(to: setting.location(first, 150))
        stage.two.move(to: setting.location(second, 150))
      }
    }
    func isScaled(by scale: Float) -> Bool { abs(pinch.scale - scale) < 0.001 }
  }

  @Test(
    "PI1, PI6: neither one finger nor two that rest or tremble begin a pinch, but two that part do",
    arguments: Setting.all)
  func beginning(setting: Setting) {
    let bench = Bench(setting)
    bench.stage.one.drag(from: setting.location(100, 150), to: setting.location(100, 280))
    bench.stage.one.lift()
    bench.press(100, 200)
    bench.move(100, 201)
    #expect(bench.stage.lines == [])
    bench.move(70, 230)
    #expect(bench.stage.lines == ["pinch began"])
  }

  @Test("PI2: the scale is the fingers' distance divided by that at the start, on the screen", arguments: Setting.all)
  func scale(setting: Setting) {
    let bench = Bench(setting)
    bench.press(100, 200)
    bench.move(70, 230)
    #expect(bench.isScaled(by: 1.6))
    bench.move(50, 250)
    #expect(bench.isScaled(by: 2))
    bench.move(125, 175)
    #expect(bench.isScaled(by: 0.5))
    #expect(bench.stage.lines == ["pinch began", "pinch changed", "pinch changed"])
  }

  @Test("PI2, PAN8: setting the scale re-bases it, and keeps the velocity", arguments: Setting.all)
  func setting(setting: Setting) {
    let bench = Bench(setting)
    bench.press(100, 200)
    for step in 1...10 {
      bench.stage.scene.advance(by: 0.01)
      bench.move(100 - Float(step) * 5, 200 + Float(step) * 5)
    }
    // From 100 to 200 points in a tenth of a second.
    #expect(abs(bench.pinch.velocity - 10) < 1)
    bench.pinch.scale = 1
    // A distance twice as large grows half as fast, as a factor.
    #expect(abs(bench.pinch.velocity - 5) < 0.5)
    bench.move(25, 275)
    #expect(bench.isScaled(by: 1.25))
    for nonsense in [Float(0), -2, .nan, .infinity] { bench.pinch.scale = nonsense }
    #expect(bench.isScaled(by: 1.25))
  }

  @Test("PI2, PAN8: a pinch whose scale is repeatedly set to 1 keeps its velocity", arguments: Setting.all)
  func rebasing(setting: Setting) {
    let bench = Bench(setting)
    var (total, final): (Float, Float) = (1, 0)
    bench.pinch.addAction { pinch in
      total *= pinch.scale
      pinch.scale = 1
      if pinch.state == .ended { final = pinch.velocity }
    }
    bench.press(100, 200)
    for step in 1...10 {
      bench.stage.scene.advance(by: 0.01)
      bench.move(100 - Float(step) * 5, 200 + Float(step) * 5)
    }
    bench.stage.one.lift()
    bench.stage.two.lift()
    #expect(abs(total - 2) < 0.001 && abs(final - 5) < 0.5)
  }

  @Test("PI4: the velocity is negative when the fingers close, and zero after a rest", arguments: Setting.all)
  func velocity(setting: Setting) {
    let bench = Bench(setting)
    var final: [Float] = []
    bench.pinch.addAction { if $0.state == .ended { final.append($0.velocity) } }
    for rest in [0.0, 0.15] {
      bench.press(50, 250)
      for step in 1...10 {
        bench.stage.scene.advance(by: 0.01)
        bench.move(50 + Float(step) * 5, 250 - Float(step) * 5)
      }
      bench.stage.scene.advance(by: rest)
      bench.stage.one.lift()
      bench.stage.two.lift()
    }

    // From 200 to 100 points in a tenth of a second.
    #expect(final.count == 2)
    #expect(abs((final.first ?? 0) + 5) < 0.5)
    #expect(final.last == 0)
  }

  @Test("PI3, PAN5: one remaining finger changes nothing; the next landing makes no jump", arguments: Setting.all)
  func oneComesBack(setting: Setting) {
    let bench = Bench(setting)
    bench.press(100, 200)
    bench.move(50, 250)
    bench.stage.two.lift()
    _ = bench.stage.lines
    bench.stage.one.move(to: setting.location(20, 200))
    #expect(bench.stage.lines == [])

    bench.stage.two.press(at: setting.location(20, 280))
    #expect(bench.isScaled(by: 2))
    bench.stage.two.move(to: setting.location(20, 281))
    #expect(bench.isScaled(by: 2 * 81 / 80))
    bench.stage.one.lift()
    bench.stage.two.lift()
    #expect(bench.stage.lines == ["pinch changed", "pinch ended"])
  }

  @Test("Two fingers that meet again restart the pinch, as long as it has not begun", arguments: Setting.all)
  func anewBeforeBeginning(setting: Setting) {
    let bench = Bench(setting)
    bench.press(100, 200)
    for _ in 0..<3 {
      bench.stage.two.move(to: setting.location(205, 150))
      bench.stage.two.lift()
      bench.stage.two.press(at: setting.location(200, 150))
    }
    #expect(bench.stage.lines == [])
    bench.move(50, 250)
    #expect(bench.isScaled(by: 2))
  }

  @Test("PI5, G21, G49: a third finger is ignored, and left to its view", arguments: Setting.all)
  func third(setting: Setting) {
    let bench = Bench(setting)
    guard let view = bench.pinch.view else { return #expect(Bool(false), "it is on no view") }
    view.isMultipleTouchEnabled = true
    view.setResponder(TouchRecorder("view", in: bench.stage.log))
    bench.press(100, 200)
    bench.stage.three.press(at: setting.location(150, 50))
    bench.move(50, 250)
    #expect(bench.pinch.numberOfTouches == 2)
    bench.stage.three.move(to: setting.location(150, 20))
    #expect(bench.isScaled(by: 2))
    bench.stage.three.lift()
    bench.stage.one.lift()
    bench.stage.two.lift()

    #expect(
      bench.stage.lines.filter { !$0.contains("Began") } == [
        "view touchesCancelled 1 2", "pinch began", "view touchesMoved 3", "view touchesEnded 3", "pinch ended",
      ])
  }

  @Test("PI1: whether the threshold counts is a setting", arguments: Setting.all)
  func withoutStart(setting: Setting) {
    let bench = Bench(setting)
    var settings = GestureSettings()
    settings.pinchIncludesStart = false
    settings.pinchDistance = 50
    bench.pinch.settings = settings
    bench.press(100, 200)
    bench.move(80, 220)
    #expect(bench.stage.lines == [])
    bench.move(50, 250)
    #expect(bench.isScaled(by: 1))
    bench.move(0, 300)
    #expect(bench.isScaled(by: 1.5))
  }

  @Test("PI7: a touchpad pinches without touches, up to its end event, and a rest leaves no velocity")
  func touchpad() {
    let bench = Bench(.plain)
    func send(_ phase: TouchSamplePhase, _ scale: Float) {
      bench.stage.scene.send(.transform(TransformSample(phase: phase, location: Point(400, 400), scale: scale)))
    }
    var final: (scale: Float, velocity: Float, touches: Int, location: Point)?
    bench.pinch.addAction {
      if $0.state == .ended { final = ($0.scale, $0.velocity, $0.numberOfTouches, $0.location(in: nil)) }
    }
    send(.began, 1)
    #expect(bench.stage.lines == [])
    bench.stage.scene.advance(by: 0.02)
    send(.moved, 1.5)
    bench.stage.scene.advance(by: 0.02)
    send(.moved, 1.2)
    #expect(bench.pinch.velocity > 1)
    bench.stage.scene.advance(by: 0.3)
    send(.ended, 0.5)

    #expect(bench.stage.lines == ["pinch began", "pinch changed", "pinch ended"])
    #expect(abs((final?.scale ?? 0) - 0.9) < 0.001)
    #expect(final?.touches == 0)
    #expect(final?.location == Point(400, 400))
    #expect(bench.stage.scene.activeGestures.isEmpty)

    send(.began, 1)
    for _ in 0..<3 {
      bench.stage.scene.advance(by: 0.02)
      send(.moved, 1.3)
    }
    #expect(bench.pinch.velocity > 1)
    bench.stage.scene.advance(by: 0.3)
    send(.ended, 1)
    #expect(final?.velocity == 0)
  }
}
