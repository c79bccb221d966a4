import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Pans on one axis of the superview, or locked to the axis on which they begin.
@Suite struct PanAxesTests {
  private struct Bench {
    let stage = Stage(size: Size(800, 800))
    let view: View
    let pan: Gesture<PanGestureRecognizer>
    let setting: Setting
    init(in setting: Setting, _ change: (inout PanGestureRecognizer) -> Void) {
      self.setting = setting
      view = setting.addView(to: stage)
      var recognizer = PanGestureRecognizer()
      change(&recognizer)
      pan = stage.add(recognizer, to: view, as: "pan")
    }
    func drag(_ translations: [(Float, Float)]) {
      stage.one.press(at: setting.location(100, 100))
      for (x, y) in translations { stage.one.move(to: setting.location(100 + x, 100 + y)) }
    }
    func isTranslated(_ x: Float, _ y: Float) -> Bool {
      (pan.translation - setting.inSuperview(x, y)).length < 0.05
    }
  }

  @Test(
    "A horizontal pan begins with a translation along its axis, and fails with one across it", arguments: Setting.all)
  func horizontal(setting: Setting) {
    let along = Bench(in: setting) { $0.axes = .horizontal }
    along.drag([(-30, 20), (-60, 90)])
    #expect(along.stage.lines == ["pan began", "pan changed"])
    #expect(along.isTranslated(-60, 0))
    let aside = Bench(in: setting) { $0.axes = .horizontal }
    aside.drag([(20, 30), (200, 30)])
    #expect(aside.stage.lines == [])
  }

  @Test("A pan that fails leaves the finger to another, for the other axis, on the same view", arguments: Setting.all)
  func both(setting: Setting) {
    let bench = Bench(in: setting) { $0.axes = .horizontal }
    var other = PanGestureRecognizer()
    other.axes = .vertical
    let vertical = bench.stage.add(other, to: bench.view, as: "vertical")
    bench.drag([(3, 20), (80, 40)])
    #expect(bench.stage.lines == ["vertical began", "vertical changed"])
    #expect((vertical.translation - setting.inSuperview(0, 40)).length < 0.05)
    bench.stage.one.lift()
    _ = bench.stage.lines
    bench.drag([(20, 3)])
    #expect(bench.stage.lines == ["pan began"])
  }

  @Test("The velocity is along the axis, too", arguments: Setting.all)
  func velocity(setting: Setting) {
    let bench = Bench(in: setting) { $0.axes = .horizontal }
    bench.stage.one.press(at: setting.location(0, 0))
    for step in 1...10 {
      bench.stage.scene.advance(by: 0.01)
      bench.stage.one.move(to: setting.location(Float(step) * 4, Float(step) * 3))
    }
    let velocity = bench.pan.velocity(in: bench.view.superview)
    #expect((velocity - setting.inSuperview(400, 0)).length < 20, "\(velocity)")
    #expect(abs(velocity.dy) < 0.01)
  }

  @Test(
    "With a direction lock a pan stays on the axis on which it begins, unless it begins diagonally",
    arguments: Setting.all)
  func directionalLock(setting: Setting) {
    for (first, last) in [
      ((Float(30), Float(10)), (Float(90), Float(0))), ((10, -30), (0, 120)), ((30, 20), (90, 120)),
    ] {
      let bench = Bench(in: setting) { $0.isDirectionalLockEnabled = true }
      bench.drag([first, (90, 120)])
      #expect(bench.stage.lines == ["pan began", "pan changed"])
      #expect(bench.isTranslated(last.0, last.1), "\(first)")
      // The next drag is locked again.
      bench.stage.one.lift()
      bench.drag([(0, 30), (50, 60)])
      #expect(bench.isTranslated(0, 60))
    }
  }

  @Test("Without an axis a pan never begins; by default it moves in any direction")
  func extremes() {
    let none = Bench(in: .plain) { $0.axes = [] }
    none.drag([(30, 0)])
    #expect(none.stage.lines == [])
    let all = Bench(in: .plain) { _ in }
    #expect(all.pan.axes == .all && !all.pan.isDirectionalLockEnabled && all.pan.translationLimits == nil)
    all.drag([(30, 20)])
    #expect(all.isTranslated(30, 20))
  }

  @Test("A scroll that begins across the axis is not recognized (PAN11)")
  func scrolling() {
    for (delta, lines) in [(Vector(1, 0), ["pan began"]), (Vector(0, 1), [])] {
      let stage = Stage()
      let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
      var recognizer = PanGestureRecognizer()
      recognizer.allowedScrollTypesMask = .all
      recognizer.axes = .horizontal
      stage.add(recognizer, to: view, as: "pan")
      stage.scene.send(.scroll(ScrollSample(location: Point(100, 100), delta: delta)))
      #expect(stage.lines == lines)
    }
  }

  @Test("Settings can be read, and a value with defaults uses no memory of its own")
  func settings() {
    var pan = PanGestureRecognizer()
    #expect(pan.options.isEmpty && pan.minimumDistance == nil && pan.rubberBand == 0)
    pan.minimumDistance = 7.25
    pan.axes = .vertical
    pan.isDirectionalLockEnabled = true
    pan.translationLimits = Rect(0, 1, 2, 3)
    pan.rubberBand = 0.5
    var copy = pan
    copy.axes = .all
    #expect(pan.minimumDistance == 7.25 && pan.axes == .vertical && pan.isDirectionalLockEnabled)
    #expect(pan.translationLimits == Rect(0, 1, 2, 3) && pan.rubberBand == 0.5 && copy.axes == .all)
  }
}
