import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct PanTests {
  private struct Bench {
    let stage = Stage(size: Size(800, 800))
    let view: View
    let pan: Gesture<PanGestureRecognizer>
    let setting: Setting
    init(_ recognizer: PanGestureRecognizer = PanGestureRecognizer(), in setting: Setting) {
      self.setting = setting
      view = setting.addView(to: stage)
      pan = stage.add(recognizer, to: view, as: "pan")
    }
    func isTranslated(_ x: Float, _ y: Float) -> Bool {
      (pan.translation - setting.inSuperview(x, y)).length < 0.05
    }
  }

  @Test("PAN2, PAN13: a pan does not begin at the landing, nor within 3 points, but within 30", arguments: Setting.all)
  func beginning(setting: Setting) {
    let bench = Bench(in: setting)
    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.one.move(to: setting.location(53, 50))
    #expect(bench.stage.lines == [])
    bench.stage.one.move(to: setting.location(80, 50))
    #expect(bench.stage.lines == ["pan began"])
  }

  @Test("PAN3, PAN4: every move is a change; the last finger's lift ends the pan", arguments: Setting.all)
  func changing(setting: Setting) {
    let bench = Bench(in: setting)
    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.two.press(at: setting.location(90, 50))
    bench.stage.one.move(to: setting.location(140, 50))
    bench.stage.two.move(to: setting.location(140, 60))
    bench.stage.one.lift()
    #expect(bench.stage.lines == ["pan began", "pan changed"])
    bench.stage.two.move(to: setting.location(150, 60))
    bench.stage.two.lift()
    #expect(bench.stage.lines == ["pan changed", "pan ended"])
  }

  @Test("PAN1: fewer fingers than the minimum never begin it", arguments: Setting.all)
  func minimum(setting: Setting) {
    let bench = Bench(PanGestureRecognizer(minimumTouches: 2), in: setting)
    bench.stage.one.drag(from: setting.location(50, 50), to: setting.location(200, 50))
    bench.stage.one.lift()
    #expect(bench.stage.lines == [])

    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.two.press(at: setting.location(90, 50))
    bench.stage.scene.together {
      bench.stage.one.move(to: setting.location(100, 50))
      bench.stage.two.move(to: setting.location(140, 50))
    }
    #expect(bench.stage.lines == ["pan began"])
  }

  @Test("PAN10: more fingers than the maximum fail it before it began", arguments: Setting.all)
  func maximum(setting: Setting) {
    let bench = Bench(PanGestureRecognizer(maximumTouches: 1), in: setting)
    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.two.press(at: setting.location(90, 50))
    bench.stage.one.move(to: setting.location(200, 50))
    bench.stage.one.lift()
    bench.stage.two.lift()
    #expect(bench.stage.lines == [])
  }

  @Test("PAN6: the translation grows from the start, in the superview's axes", arguments: Setting.all)
  func translation(setting: Setting) {
    let bench = Bench(in: setting)
    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.one.move(to: setting.location(90, 50))
    let first = bench.pan.translation
    bench.stage.one.move(to: setting.location(120, 70))
    #expect((bench.pan.translation - first - setting.inSuperview(30, 20)).length < 0.05)
    bench.stage.one.move(to: setting.location(90, 50))
    #expect((bench.pan.translation - first).length < 0.05)
  }

  @Test("PAN6: a card that follows the translation stays under the finger", arguments: Setting.all)
  func following(setting: Setting) {
    let bench = Bench(in: setting)
    bench.pan.addAction { pan in
      bench.view.center += pan.translation
      pan.translation = .zero
    }
    let grip = bench.view.convert(setting.location(60, 70), from: nil)

    bench.stage.one.drag(from: setting.location(60, 70), to: setting.location(170, 210), steps: 7)

    #expect(bench.view.convert(grip, to: nil).distance(to: setting.location(170, 210)) < 0.1)
  }

  @Test("PAN5: fingers that join or leave do not make the translation jump", arguments: Setting.all)
  func noJump(setting: Setting) {
    let bench = Bench(in: setting)
    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.one.move(to: setting.location(90, 50))
    #expect(bench.isTranslated(40, 0))

    bench.stage.two.press(at: setting.location(250, 250))
    #expect(bench.isTranslated(40, 0))
    bench.stage.scene.together {
      bench.stage.one.move(to: setting.location(100, 50))
      bench.stage.two.move(to: setting.location(260, 250))
    }
    #expect(bench.isTranslated(50, 0))

    bench.stage.one.lift()
    #expect(bench.isTranslated(50, 0))
    bench.stage.two.move(to: setting.location(265, 250))
    #expect(bench.isTranslated(55, 0))
  }

  @Test("PAN8: setting the translation re-bases it, and keeps the velocity", arguments: Setting.all)
  func setting(setting: Setting) {
    let bench = Bench(in: setting)
    bench.stage.one.drag(from: setting.location(20, 50), to: setting.location(120, 50), duration: 0.2)
    bench.pan.translation = setting.inSuperview(7, 3)
    #expect(bench.isTranslated(7, 3))
    #expect((bench.pan.velocity(in: bench.view.superview) - setting.inSuperview(500, 0)).length < 25)
    bench.stage.one.move(to: setting.location(125, 50))
    #expect(bench.isTranslated(12, 3))
  }

  @Test("PAN12: a tap fails it, and so does a finger that the system cancels", arguments: Setting.all)
  func tapLike(setting: Setting) {
    let bench = Bench(in: setting)
    bench.stage.one.tap(at: setting.location(50, 50))
    bench.stage.one.press(at: setting.location(50, 50))
    bench.stage.one.cancel()
    #expect(bench.stage.lines == [])
    #expect(bench.stage.scene.activeGestures.isEmpty)
  }

  @Test("PAN9: a steady drag has its speed, within five per cent, also at its end", arguments: Setting.all)
  func velocity(setting: Setting) {
    let bench = Bench(in: setting)
    var final = Vector.zero
    bench.pan.addAction { if $0.state == .ended { final = $0.velocity(in: bench.view.superview) } }

    bench.stage.one.drag(from: setting.location(20, 20), to: setting.location(220, 120), duration: 0.4, steps: 48)
    bench.stage.one.lift()

    let wanted = setting.inSuperview(500, 250)
    #expect((final - wanted).length < wanted.length * 0.05)
  }

  @Test("PAN9: a finger that rested before it lifted has no velocity", arguments: Setting.all)
  func rest(setting: Setting) {
    let bench = Bench(in: setting)
    var final = Vector(1, 1)
    bench.pan.addAction { if $0.state == .ended { final = $0.velocity(in: nil) } }

    bench.stage.one.drag(from: setting.location(20, 20), to: setting.location(220, 120), duration: 0.2)
    bench.stage.scene.advance(by: 0.5)
    bench.stage.one.lift()

    #expect(final == .zero)
  }

  @Test("A pan's threshold, and whether it counts, are settings of the scene (PAN2, PAN7)")
  func settings() {
    let bench = Bench(in: .plain)
    bench.stage.scene.gestureSettings.panDistance = 40
    bench.stage.scene.gestureSettings.panIncludesStart = false
    bench.stage.one.press(at: Point(300, 300))
    bench.stage.one.move(to: Point(335, 300))
    #expect(bench.stage.lines == [])
    bench.stage.one.move(to: Point(345, 300))
    #expect(bench.stage.lines == ["pan began"])
    #expect(bench.pan.translation == .zero)

    bench.stage.one.lift()
    bench.pan.minimumDistance = 5
    bench.stage.one.press(at: Point(300, 300))
    bench.stage.one.move(to: Point(306, 300))
    #expect(bench.stage.lines == ["pan ended", "pan began"])
  }
}
