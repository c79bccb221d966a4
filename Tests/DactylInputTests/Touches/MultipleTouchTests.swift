import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct MultipleTouchTests {
  @Test(
    "T9, T12: without multiple touch a view receives one finger; a second one never, not even after the first")
  func oneAtATime() {
    let stage = Stage()
    stage.card()

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 20))
    stage.two.move(to: Point(25, 20))
    stage.one.lift()
    stage.two.move(to: Point(30, 20))
    stage.two.lift()
    stage.three.tap(at: Point(10, 10))

    #expect(
      stage.lines == [
        "card touchesBegan 1", "card touchesEnded 1", "card touchesBegan 3", "card touchesEnded 3",
      ])
  }

  @Test("T10: the limit holds for each hit view alone; a parent may receive two fingers through its children")
  func perHitView() {
    let stage = Stage()
    let parent = stage.view("parent", Rect(0, 0, 200, 200))
    stage.view("left", Rect(0, 0, 100, 100), in: parent, answer: .passToNext)
    stage.view("right", Rect(100, 0, 100, 100), in: parent, answer: .passToNext)

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(110, 10))

    #expect(
      stage.lines == [
        "left touchesBegan 1", "parent touchesBegan 1", "right touchesBegan 2", "parent touchesBegan 2",
      ])
  }

  @Test("T11: recognizers get every finger, whatever the view's limit")
  func recognizersGetAll() {
    let stage = Stage()
    let card = stage.card()
    let pan = stage.add(PanGestureRecognizer(minimumTouches: 2), to: card, as: "pan")

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 20))

    #expect(pan.numberOfTouches == 2)
    #expect(pan.touches.map(\.finger.finger) == [1, 2])
  }

  @Test("T13: of two fingers that land together on such a view exactly one is delivered")
  func landingTogether() {
    let stage = Stage()
    stage.card()

    stage.scene.together {
      stage.one.press(at: Point(10, 10))
      stage.two.press(at: Point(20, 20))
    }

    #expect(stage.lines.count == 1)
  }

  @Test("T14a: an exclusive view gets no finger while another view has one; T16: that does not change later")
  func exclusiveIsRefused() {
    let stage = Stage()
    stage.card()
    stage.view("alone", Rect(100, 0, 100, 100)).isExclusiveTouch = true

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(110, 10))
    stage.one.lift()
    stage.two.move(to: Point(120, 10))
    stage.two.lift()

    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
  }

  @Test("T14b: while an exclusive view has a finger no other view of its window gets one")
  func exclusiveKeepsOut() {
    let stage = Stage()
    stage.card()
    stage.view("alone", Rect(100, 0, 100, 100)).isExclusiveTouch = true

    stage.two.press(at: Point(110, 10))
    stage.one.press(at: Point(10, 10))
    stage.two.lift()
    stage.one.lift()
    stage.one.tap(at: Point(10, 10))

    #expect(
      stage.lines == [
        "alone touchesBegan 2", "alone touchesEnded 2", "card touchesBegan 1", "card touchesEnded 1",
      ])
  }

  @Test("T14: an exclusive view with multiple touch receives several fingers of its own")
  func exclusiveWithSeveralFingers() {
    let stage = Stage()
    let alone = stage.card("alone")
    alone.isExclusiveTouch = true
    alone.isMultipleTouchEnabled = true

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 20))

    #expect(stage.lines == ["alone touchesBegan 1", "alone touchesBegan 2"])
  }

  @Test("T14: exclusivity ends at the window")
  func exclusivenessIsPerWindow() {
    let stage = Stage()
    stage.card("alone").isExclusiveTouch = true
    let window = stage.scene.addWindow(frame: Rect(200, 0, 100, 100))
    stage.view("other", Rect(0, 0, 100, 100), in: window.view)

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(210, 10))

    #expect(stage.lines == ["alone touchesBegan 1", "other touchesBegan 2"])
  }

  @Test("T14: a finger that a gesture has claimed counts on neither side", arguments: [true, false])
  func claimedDoesNotCount(isExclusiveClaimed: Bool) {
    let stage = Stage()
    let card = stage.card()
    let alone = stage.view("alone", Rect(100, 0, 100, 100))
    alone.isExclusiveTouch = true
    let claimed = isExclusiveClaimed ? alone : card
    stage.add(Scripted.onMove, to: claimed, as: "gesture")

    stage.one.press(at: Point(isExclusiveClaimed ? 110 : 10, 10))
    stage.one.move(by: Vector(5, 0))
    _ = stage.lines
    stage.two.press(at: Point(isExclusiveClaimed ? 10 : 110, 10))
    stage.two.lift()

    let other = isExclusiveClaimed ? "card" : "alone"
    #expect(stage.lines == ["\(other) touchesBegan 2", "\(other) touchesEnded 2"])
  }

  @Test("T14, G50: the same for one that joins the gesture in the same event", arguments: [true, false])
  func joiningDoesNotCount(isTogether: Bool) {
    let stage = Stage()
    stage.add(Scripted.onMove, to: stage.card(), as: "gesture")
    stage.view("alone", Rect(100, 0, 100, 100)).isExclusiveTouch = true
    stage.one.press(at: Point(10, 10))
    stage.one.move(by: Vector(5, 0))
    _ = stage.lines

    let land = {
      stage.two.press(at: Point(20, 20))
      stage.three.press(at: Point(110, 10))
    }
    if isTogether { stage.scene.together(land) } else { land() }

    #expect(stage.lines == ["alone touchesBegan 3"])
  }

  @Test("T15: exclusive touch keeps no finger from recognizers")
  func exclusiveAndRecognizers() {
    let stage = Stage()
    let alone = stage.view("alone", Rect(100, 0, 100, 100))
    alone.isExclusiveTouch = true
    stage.card()
    stage.add(Scripted.immediate, to: alone, as: "gesture")

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(110, 10))

    #expect(stage.lines == ["card touchesBegan 1", "gesture began"])
  }
}
