import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct TapTests {
  /// The results of a tap recognizer for fingers, in a setting.
  private func lines(
    _ tap: TapGestureRecognizer = TapGestureRecognizer(), in setting: Setting, _ act: (Stage) -> Void
  ) -> [String] {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    stage.add(tap, to: view, as: "tap")
    act(stage)
    stage.scene.advance(by: 3)
    #expect(stage.scene.activeGestures.isEmpty)
    return stage.lines
  }

  @Test("TAP1, TAP2, TAP10: one tap runs one action, when the finger lifts", arguments: Setting.all)
  func single(setting: Setting) {
    #expect(
      lines(in: setting) { stage in
        stage.one.press(at: setting.location(20, 20))
        stage.scene.advance(by: 0.1)
        stage.expect([])
        stage.one.lift()
        stage.expect(["tap ended"])
      } == ["tap ended"])
  }

  @Test("TAP5: a little movement is a tap, a lot is not", arguments: Setting.all)
  func movement(setting: Setting) {
    for (distance, isTap) in [(Float(4), true), (60, false)] {
      let received = lines(in: setting) { stage in
        stage.one.drag(from: setting.location(20, 20), to: setting.location(20 + distance, 20), duration: 0.1)
        stage.one.lift()
      }
      #expect(received == (isTap ? ["tap ended"] : []))
    }
  }

  @Test("TAP5: a finger that moves away and back, or moves as it lifts, makes no tap", arguments: Setting.all)
  func straying(setting: Setting) {
    #expect(
      lines(in: setting) { stage in
        stage.one.press(at: setting.location(20, 20))
        stage.one.move(to: setting.location(90, 20))
        stage.one.move(to: setting.location(20, 20))
        stage.one.lift()
      } == [])
  }

  @Test("TAP6: a short hold is a tap, a long one is not", arguments: Setting.all)
  func hold(setting: Setting) {
    #expect(lines(in: setting) { $0.one.tap(at: setting.location(20, 20), hold: 0.2) } == ["tap ended"])
    #expect(lines(in: setting) { $0.one.tap(at: setting.location(20, 20), hold: 2) } == [])
  }

  @Test(
    "A tap has the fingers of the last tap, where they lifted, in its action, and none afterwards", arguments: [1, 2])
  func fingersInTheAction(taps: Int) {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(100, 0, 200, 200))
    var found: [[Point?]] = []
    let tap = view.addGestureRecognizer(TapGestureRecognizer(taps: taps, touches: 2)) {
      #expect($0.numberOfTouches == 2 && $0.any.touches.map(\.finger.finger) == [1, 2])
      found.append((-1..<3).map { [tap = $0] in tap.location(ofTouch: $0, in: view) })
    }
    for number in 1...taps {
      stage.one.press(at: Point(150, 50))
      #expect(tap.numberOfTouches == 1)
      stage.two.press(at: Point(200, 60))
      stage.two.move(to: Point(200 + 2 * Float(number), 60))
      stage.scene.advance(by: 0.05)
      stage.one.lift()
      stage.two.lift()
      stage.scene.advance(by: 0.05)
    }
    #expect(found == [[nil, Point(50, 50), Point(100 + 2 * Float(taps), 60), nil]])
    #expect(tap.numberOfTouches == 0 && tap.any.touches.isEmpty)
  }

  @Test("A tap that was held still has its finger in its action (G30); a key has none")
  func fingerWhenHeld() {
    let stage = Stage()
    let view = stage.witness("view", Rect(0, 0, 200, 200))
    view.becomeFirstResponder()
    let double = view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    var found: [Int] = []
    let single = view.addGestureRecognizer(TapGestureRecognizer()) { found.append($0.numberOfTouches) }
    single.require(toFail: double)
    single.any.allowedPressTypes = [.key(.space)]
    stage.one.tap(at: Point(50, 50))
    #expect(found == [])
    stage.scene.advance(by: 1)
    #expect(found == [1])
    stage.key(.space)
    stage.key(.space, .ended)
    #expect(found == [1, 0])
  }

  @Test(
    "TAP3: a tap has all its fingers, and no more; they may land and lift at different times", arguments: Setting.all)
  func fingers(setting: Setting) {
    let two = TapGestureRecognizer(touches: 2)
    let act: (Stage, Bool) -> Void = { stage, hasThird in
      stage.one.press(at: setting.location(20, 20))
      stage.scene.advance(by: 0.03)
      stage.two.press(at: setting.location(120, 20))
      if hasThird { stage.three.press(at: setting.location(200, 20)) }
      stage.scene.advance(by: 0.03)
      stage.one.lift()
      stage.scene.advance(by: 0.03)
      stage.two.lift()
      if hasThird { stage.three.lift() }
    }

    #expect(lines(two, in: setting) { act($0, false) } == ["tap ended"])
    #expect(lines(two, in: setting) { act($0, true) } == [])
    #expect(lines(in: setting) { act($0, false) } == [])
    #expect(lines(two, in: setting) { $0.one.tap(at: setting.location(20, 20)) } == [])
  }

  @Test("TAP4: the location is that of the first tap", arguments: Setting.all)
  func location(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    var location = Point.zero
    view.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { location = $0.location(in: nil) }

    stage.one.tap(at: setting.location(20, 20))
    stage.scene.advance(by: 0.1)
    stage.one.tap(at: setting.location(26, 20))

    #expect(location.distance(to: setting.location(20, 20)) < 0.01)
  }

  @Test("TAP7, TAP8: consecutive taps are soon and near", arguments: Setting.all)
  func rows(setting: Setting) {
    let double = TapGestureRecognizer(taps: 2)
    func twice(pause: Double, step: Float) -> [String] {
      lines(double, in: setting) { stage in
        stage.one.tap(at: setting.location(20, 20))
        stage.scene.advance(by: pause)
        stage.one.tap(at: setting.location(20 + step, 20))
      }
    }
    #expect(twice(pause: 0.15, step: 6) == ["tap ended"])
    #expect(twice(pause: 0.8, step: 0) == [])
    #expect(twice(pause: 0.15, step: 120) == [])
  }

  @Test("TAP12: a tap that comes too late is the first of the next sequence", arguments: Setting.all)
  func lateTapIsFresh(setting: Setting) {
    #expect(
      lines(TapGestureRecognizer(taps: 2), in: setting) { stage in
        stage.one.tap(at: setting.location(20, 20))
        stage.scene.advance(by: 0.8)
        stage.one.tap(at: setting.location(20, 20), count: 2)
      } == ["tap ended"])
  }

  @Test("TAP11: a third tap starts from zero; each new sequence counts", arguments: Setting.all)
  func thirdTap(setting: Setting) {
    #expect(
      lines(TapGestureRecognizer(taps: 2), in: setting) { $0.one.tap(at: setting.location(20, 20), count: 3) }
        == ["tap ended"])
    #expect(
      lines(TapGestureRecognizer(taps: 2), in: setting) { $0.one.tap(at: setting.location(20, 20), count: 4) }
        == ["tap ended", "tap ended"])
    #expect(lines(in: setting) { $0.one.tap(at: setting.location(20, 20), count: 3) }.count == 3)
  }

  @Test("TAP9: another button is no tap, unless it is required")
  func buttons() {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let tap = stage.add(TapGestureRecognizer(), to: view, as: "tap")
    let mouse = Mouse(in: stage.scene)

    mouse.click(at: Point(10, 10))
    mouse.click(.secondary, at: Point(10, 10))
    #expect(stage.lines == ["tap ended"])

    tap.buttonMaskRequired = .secondary
    mouse.click(at: Point(10, 10))
    mouse.click(.secondary, at: Point(10, 10))
    #expect(stage.lines == ["tap ended"])
  }

  @Test("TAP9: a further button that is pressed meanwhile fails the tap, whichever lifts first")
  func chord() {
    for first in [ButtonMask.primary, .secondary] {
      let stage = Stage()
      stage.add(TapGestureRecognizer(), to: stage.scene.addView(frame: Rect(0, 0, 100, 100)), as: "tap")
      let mouse = Mouse(in: stage.scene)
      mouse.press(at: Point(10, 10))
      mouse.press(.secondary)
      mouse.release(first)
      mouse.release(first == .primary ? .secondary : .primary)
      #expect(stage.lines == [])
    }
  }

  @Test(
    "TAP3, TAP8: two taps of two fingers far apart are near each other by their centroids",
    arguments: Setting.all)
  func wideRows(setting: Setting) {
    let double = TapGestureRecognizer(taps: 2, touches: 2)
    func twice(step: Float) -> [String] {
      lines(double, in: setting) { stage in
        for tap in 0..<2 {
          let shift = tap == 0 ? 0 : step
          stage.one.press(at: setting.location(20 + shift, 20))
          stage.two.press(at: setting.location(140 + shift, 20))
          stage.scene.advance(by: 0.05)
          stage.one.lift()
          stage.two.lift()
          stage.scene.advance(by: 0.1)
        }
      }
    }
    #expect(twice(step: 4) == ["tap ended"])
    #expect(twice(step: 125) == [])
  }

  @Test("TAP4: the location of two fingers is their centroid where they landed", arguments: Setting.all)
  func middle(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    var location = Point.zero
    setting.addView(to: stage).addGestureRecognizer(TapGestureRecognizer(touches: 2)) {
      location = $0.location(in: nil)
    }
    stage.one.press(at: setting.location(20, 20))
    stage.two.press(at: setting.location(120, 60))
    stage.two.move(to: setting.location(123, 60))
    stage.one.lift()
    stage.two.lift()
    #expect(location.distance(to: setting.location(70, 40)) < 0.01)
  }

  @Test("A finger that the system cancels makes no tap", arguments: Setting.all)
  func cancelled(setting: Setting) {
    #expect(
      lines(in: setting) { stage in
        stage.one.press(at: setting.location(20, 20))
        stage.one.cancel()
      } == [])
  }
}
