import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct LongPressTests {
  private func lines(
    _ press: LongPressGestureRecognizer = LongPressGestureRecognizer(), in setting: Setting, _ act: (Stage) -> Void
  ) -> [String] {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    stage.add(press, to: view, as: "press")
    act(stage)
    return stage.lines
  }

  @Test("LP1, LP2: a long press begins after exactly half a second, without an event", arguments: Setting.all)
  func begins(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    var moments: [Timestamp] = []
    stage.add(LongPressGestureRecognizer(), to: view, as: "press")
    view.addGestureRecognizer(Scripted(began: { moments.append($1.timestamp) }))
    stage.scene.decisions.turnOn()
    stage.scene.advance(by: 0.123)
    stage.one.press(at: setting.location(20, 20))
    stage.scene.advance(by: 0.4)
    #expect(stage.lines == [])
    stage.scene.advance(by: 0.2)

    #expect(stage.lines == ["press began"])
    let began = stage.scene.decisions.decisions.first { $0.kind == .action }
    #expect(began?.timestamp == moments.first.map { $0 + 0.5 })
  }

  @Test("LP3: movement before the begin fails it; a little is allowed", arguments: Setting.all)
  func slop(setting: Setting) {
    for (distance, begins) in [(Float(8), true), (14, false)] {
      let received = lines(in: setting) { stage in
        stage.one.drag(from: setting.location(20, 20), to: setting.location(20 + distance, 20), duration: 0.1, steps: 2)
        stage.scene.advance(by: 1)
      }
      #expect(received == (begins ? ["press began"] : []))
    }
  }

  @Test("LP4: once begun every move is a change, however far; leaving the view has no effect", arguments: Setting.all)
  func moves(setting: Setting) {
    #expect(
      lines(in: setting) { stage in
        stage.one.press(at: setting.location(20, 20))
        stage.scene.advance(by: 0.6)
        stage.one.move(to: setting.location(120, 20))
        stage.one.move(to: setting.location(400, 20))
        stage.one.lift()
      } == ["press began", "press changed", "press changed", "press ended"])
  }

  @Test("LP5, LP10: a press of two fingers ends when the first of them lifts", arguments: Setting.all)
  func twoFingers(setting: Setting) {
    #expect(
      lines(LongPressGestureRecognizer(touches: 2), in: setting) { stage in
        stage.one.press(at: setting.location(20, 20))
        stage.scene.advance(by: 0.3)
        stage.two.press(at: setting.location(80, 20))
        stage.scene.advance(by: 0.4)
        stage.expect([])
        stage.scene.advance(by: 0.2)
        stage.one.lift()
        stage.two.lift()
      } == ["press began", "press ended"])
  }

  @Test("LP6: lifting early fails it without an action", arguments: Setting.all)
  func early(setting: Setting) {
    #expect(
      lines(in: setting) {
        $0.one.tap(at: setting.location(20, 20), hold: 0.4)
        $0.scene.advance(by: 1)
      } == [])
  }

  @Test("LP7: the required taps precede the press", arguments: Setting.all)
  func tapsFirst(setting: Setting) {
    let press = LongPressGestureRecognizer(taps: 1)
    let received = lines(press, in: setting) { stage in
      stage.one.tap(at: setting.location(20, 20))
      stage.scene.advance(by: 0.1)
      stage.one.press(at: setting.location(20, 20))
      stage.scene.advance(by: 0.6)
      stage.one.lift()
    }
    #expect(received == ["press began", "press ended"])

    let without = lines(press, in: setting) { stage in
      stage.one.press(at: setting.location(20, 20))
      stage.scene.advance(by: 2)
      stage.one.lift()
    }
    #expect(without == [])
  }

  @Test(
    "LP7, LP3: a tap that moves, comes too late or is too far away does not count",
    arguments: Setting.all)
  func noTapsFirst(setting: Setting) {
    func received(pause: Double, step: Float) -> [String] {
      lines(LongPressGestureRecognizer(taps: 1), in: setting) { stage in
        stage.one.tap(at: setting.location(20, 20))
        stage.scene.advance(by: pause)
        stage.one.press(at: setting.location(20 + step, 20))
        stage.scene.advance(by: 0.6)
        stage.one.lift()
      }
    }
    #expect(received(pause: 0.1, step: 4) == ["press began", "press ended"])
    #expect(received(pause: 0.8, step: 0) == [])
    #expect(received(pause: 0.1, step: 130) == [])
  }

  @Test("LP10: the location is the centroid of its fingers, and follows them", arguments: Setting.all)
  func middle(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    let press = stage.add(LongPressGestureRecognizer(touches: 2), to: view, as: "press")
    stage.one.press(at: setting.location(20, 20))
    stage.two.press(at: setting.location(120, 60))
    stage.scene.advance(by: 0.6)
    #expect(press.location(in: nil).distance(to: setting.location(70, 40)) < 0.01)
    stage.two.move(to: setting.location(140, 60))
    #expect(press.location(in: nil).distance(to: setting.location(80, 40)) < 0.01)
    #expect(press.location(ofTouch: 1, in: nil).map { $0.distance(to: setting.location(140, 60)) < 0.01 } == true)
    let own = press.location(ofTouch: 0, in: view)
    #expect(own == view.convert(setting.location(20, 20), from: nil))
    #expect(press.location(ofTouch: 2, in: nil) == nil)
    #expect(press.location(ofTouch: -1, in: nil) == nil)
  }

  @Test("A duration is kept to the microsecond; an invalid one becomes the nearest valid one")
  func durations() {
    #expect(LongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(LongPressGestureRecognizer(duration: 0.3).minimumPressDuration == 0.3)
    #expect(LongPressGestureRecognizer(duration: -1).minimumPressDuration == 0)
    #expect(LongPressGestureRecognizer(duration: .nan).minimumPressDuration == 0)
    #expect(LongPressGestureRecognizer(duration: .infinity).minimumPressDuration > 3600)
  }

  @Test("LP8: an additional finger before the begin fails it", arguments: Setting.all)
  func tooMany(setting: Setting) {
    #expect(
      lines(in: setting) { stage in
        stage.one.press(at: setting.location(20, 20))
        stage.two.press(at: setting.location(80, 20))
        stage.scene.advance(by: 1)
      } == [])
  }

  @Test("LP9: without a duration it begins when the finger lands", arguments: Setting.all)
  func atOnce(setting: Setting) {
    #expect(
      lines(LongPressGestureRecognizer(duration: 0), in: setting) {
        $0.one.press(at: setting.location(20, 20))
        $0.one.lift()
      } == ["press began", "press ended"])
  }
}
