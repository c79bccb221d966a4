import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Pans whose fingers join and leave, and pans of a wheel or touchpad.
@Suite struct PanFingersTests {
  private struct Bench {
    let stage = Stage(size: Size(800, 800))
    let view: View
    let pan: Gesture<PanGestureRecognizer>
    let setting: Setting
    init(_ recognizer: PanGestureRecognizer = PanGestureRecognizer(), in setting: Setting = .plain) {
      self.setting = setting
      view = setting.addView(to: stage)
      pan = stage.add(recognizer, to: view, as: "pan")
    }
    func isTranslated(_ x: Float, _ y: Float) -> Bool {
      (pan.translation - setting.inSuperview(x, y)).length < 0.05
    }
  }

  @Test(
    "PAN3, PAN5: movement of fewer fingers than the minimum does not count, and makes no jump later",
    arguments: Setting.all)
  func belowMinimum(setting: Setting) {
    let bench = Bench(PanGestureRecognizer(minimumTouches: 2), in: setting)
    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.two.press(at: setting.location(90, 50))
    bench.stage.scene.together {
      bench.stage.one.move(to: setting.location(90, 50))
      bench.stage.two.move(to: setting.location(130, 50))
    }
    #expect(bench.isTranslated(40, 0))
    bench.stage.two.lift()
    bench.stage.one.move(to: setting.location(90, 200))
    #expect(bench.isTranslated(40, 0))
    #expect(bench.stage.lines == ["pan began"])

    bench.stage.two.press(at: setting.location(130, 200))
    bench.stage.two.move(to: setting.location(132, 200))
    #expect(bench.isTranslated(41, 0))
    bench.stage.one.lift()
    bench.stage.two.lift()
    #expect(bench.stage.lines == ["pan changed", "pan ended"])
  }

  @Test("PAN1: the movement of the first finger before the second landed does not count", arguments: Setting.all)
  func beforeMinimum(setting: Setting) {
    let bench = Bench(PanGestureRecognizer(minimumTouches: 2), in: setting)
    bench.stage.one.drag(from: setting.location(50, 50), to: setting.location(50, 200))
    bench.stage.two.press(at: setting.location(90, 200))
    bench.stage.scene.together {
      bench.stage.one.move(to: setting.location(70, 200))
      bench.stage.two.move(to: setting.location(110, 200))
    }
    #expect(bench.isTranslated(20, 0))
  }

  @Test(
    "PAN10, G21, G49: an additional finger after the begin is left to its view; others that land with it are not")
  func aboveMaximum() {
    let bench = Bench(PanGestureRecognizer(maximumTouches: 2))
    bench.view.isMultipleTouchEnabled = true
    bench.view.setResponder(TouchRecorder("view", in: bench.stage.log))
    bench.stage.one.drag(from: Point(300, 300), to: Point(340, 300), steps: 1)
    _ = bench.stage.lines
    bench.stage.scene.together {
      bench.stage.two.press(at: Point(300, 400))
      bench.stage.three.press(at: Point(300, 500))
    }
    #expect(bench.pan.numberOfTouches == 2)
    bench.stage.three.move(to: Point(500, 500))
    #expect(bench.isTranslated(40, 0))
    bench.stage.two.move(to: Point(320, 400))
    #expect(bench.isTranslated(50, 0))
    for finger in [bench.stage.one, bench.stage.two, bench.stage.three] { finger.lift() }
    #expect(
      bench.stage.lines == [
        "view touchesBegan 3", "view touchesMoved 3", "pan changed", "pan ended", "view touchesEnded 3",
      ])
  }

  @Test("PAN5: five fingers that land and lift one by one make no jump", arguments: Setting.all)
  func many(setting: Setting) {
    let bench = Bench(in: setting)
    let fingers = (0..<5).map { Finger(10 + Int64($0), in: bench.stage.scene) }
    fingers[0].press(at: setting.location(100, 100))
    fingers[0].move(to: setting.location(120, 100))
    for (index, finger) in fingers.enumerated().dropFirst() {
      finger.press(at: setting.location(Float(index) * 50, 250))
      #expect(bench.isTranslated(20, 0))
    }
    for finger in fingers { finger.move(by: Vector(0, 0)) }
    for finger in fingers.dropLast() {
      finger.lift()
      #expect(bench.isTranslated(20, 0))
    }
    fingers[4].lift()
    #expect(bench.stage.lines.last == "pan ended")
  }

  @Test("PAN6, PAN9: translation and velocity in any view's axes", arguments: Setting.all)
  func axes(setting: Setting) {
    let bench = Bench(in: setting)
    let other = bench.stage.scene.addView(frame: Rect(0, 0, 10, 10), to: bench.view)
    other.transform = .rotation(.pi / 2)
    bench.stage.one.drag(from: setting.location(20, 20), to: setting.location(120, 60), duration: 0.2)

    let own = setting.inSuperview(100, 40)
    #expect((bench.pan.translation(in: bench.view) - own).length < 0.05)
    #expect((bench.pan.translation(in: other) - Vector(own.dy, -own.dx)).length < 0.05)
    let onScreen = Transform.rotation(setting.rotation).apply(to: Vector(100, 40))
    #expect((bench.pan.translation(in: nil) - onScreen).length < 0.05)
    let velocity = bench.pan.velocity(in: other)
    #expect((velocity - Vector(own.dy, -own.dx) * 5).length < own.length * 5 * 0.06)
    bench.pan.setTranslation(Vector(0, 1), in: other)
    #expect((bench.pan.translation(in: bench.view) - Vector(-1, 0)).length < 0.01)
  }

  @Test("PAN7: excluding the threshold from the translation leaves the velocity unchanged")
  func velocityWithoutStart() {
    let bench = Bench()
    bench.stage.scene.gestureSettings.panIncludesStart = false
    var atBeginning: [(translation: Vector, velocity: Vector)] = []
    bench.pan.addAction {
      if $0.state == .began { atBeginning.append(($0.translation(in: nil), $0.velocity(in: nil))) }
    }
    bench.stage.one.drag(from: Point(300, 300), to: Point(318, 300), duration: 0.05, steps: 6)
    #expect(atBeginning.count == 1)
    #expect(atBeginning.first?.translation == .zero)
    #expect((atBeginning.first?.velocity.dx ?? 0) > 200)
    #expect(bench.pan.translation(in: nil) == Vector(6, 0))
  }

  @Test(
    "PAN9: the velocity has the sign of the motion, and is zero after a rest of a tenth of a second",
    arguments: Setting.all)
  func sign(setting: Setting) {
    let bench = Bench(in: setting)
    for translation in [Vector(120, 0), Vector(-120, 0), Vector(0, 120), Vector(0, -120)] {
      bench.stage.one.drag(
        from: setting.location(150, 150), to: setting.location(150 + translation.dx, 150 + translation.dy),
        duration: 0.2)
      let velocity = bench.pan.velocity(in: bench.view.superview)
      #expect(velocity.dx * translation.dx + velocity.dy * translation.dy > 0)
      bench.stage.scene.advance(by: 0.11)
      bench.stage.one.lift()
      #expect(bench.pan.velocity(in: nil) == .zero)
    }
  }

  @Test("G31: a held pan begins when it is released, with the translation so far", arguments: Setting.all)
  func held(setting: Setting) {
    let bench = Bench(in: setting)
    let blocker = bench.view.addGestureRecognizer(LongPressGestureRecognizer(duration: 1, movement: 500))
    bench.pan.require(toFail: blocker)
    bench.stage.one.drag(from: setting.location(50, 50), to: setting.location(150, 50), duration: 0.3)
    #expect(bench.stage.lines == [])
    blocker.isEnabled = false
    #expect(bench.stage.lines == ["pan began"])
    #expect(bench.isTranslated(100, 0))
  }

  // MARK: Scrolling

  private func scrolling(_ types: ScrollTypes) -> (Bench, Mouse) {
    var pan = PanGestureRecognizer(minimumTouches: 2)
    pan.allowedScrollTypesMask = types
    let bench = Bench(pan)
    let mouse = Mouse(in: bench.stage.scene)
    mouse.move(to: Point(400, 400))
    return (bench, mouse)
  }

  @Test("PAN11: a wheel pans without touches, content up when it is turned down; the pan ends by itself")
  func wheel() {
    let (bench, mouse) = scrolling(.discrete)
    mouse.scroll(by: Vector(0, 1))
    #expect(bench.stage.lines == ["pan began"])
    #expect(bench.pan.translation(in: nil) == Vector(0, -40))
    #expect(bench.pan.numberOfTouches == 0)
    #expect(bench.pan.location(in: nil) == Point(400, 400))
    bench.stage.scene.advance(by: 0.1)
    mouse.scroll(by: Vector(1, 1))
    #expect(bench.pan.translation(in: nil) == Vector(-40, -80))
    bench.stage.scene.advance(by: 0.1)
    #expect(bench.stage.lines == ["pan changed"])
    bench.stage.scene.advance(by: 0.1)
    #expect(bench.stage.lines == ["pan ended"])
    #expect(bench.stage.scene.activeGestures.isEmpty)
  }

  @Test("PAN11: scrolls are accepted only if set, and only of the kind that is set; touches still count")
  func masks() {
    for (types, wheel, touchpad) in [
      (ScrollTypes(), false, false), (.discrete, true, false), (.continuous, false, true), (.all, true, true),
    ] {
      let (bench, _) = scrolling(types)
      for isContinuous in [false, true] {
        bench.stage.scene.send(
          .scroll(ScrollSample(location: Point(400, 400), delta: Vector(0, 1), isContinuous: isContinuous)))
        bench.stage.scene.advance(by: 1)
        let takes = isContinuous ? touchpad : wheel
        #expect(bench.stage.lines == (takes ? ["pan began", "pan ended"] : []))
      }
      bench.stage.one.press(at: Point(400, 400))
      bench.stage.two.press(at: Point(450, 400))
      bench.stage.one.move(to: Point(400, 500))
      #expect(bench.stage.lines == ["pan began"])
    }
  }

  @Test("PAN11: the length of a step is a setting, and a rest leaves no velocity")
  func steps() {
    let (bench, mouse) = scrolling(.all)
    bench.stage.scene.gestureSettings.scrollStep = 10
    bench.stage.scene.gestureSettings.scrollInterval = 0.5
    var final = Vector(1, 1)
    bench.pan.addAction { if $0.state == .ended { final = $0.velocity(in: nil) } }
    for _ in 0..<5 {
      mouse.scroll(by: Vector(0, -1))
      bench.stage.scene.advance(by: 0.02)
    }
    #expect(bench.pan.translation(in: nil) == Vector(0, 50))
    #expect(bench.pan.velocity(in: nil).dy > 100)
    bench.stage.scene.advance(by: 0.6)
    #expect(final == .zero)
  }
}
