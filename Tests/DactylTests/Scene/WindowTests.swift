import DactylTesting
import Testing

@testable import Dactyl

@Suite struct WindowTests {
  private func window(_ name: String, _ stage: Stage, level: Float = 0) -> Window {
    let window = stage.scene.addWindow(frame: Rect(0, 0, 200, 200), level: level)
    window.view.setResponder(TouchRecorder(name, in: stage.log))
    return window
  }

  @Test("W2: a higher level is in front; within a level the one that was ordered front last")
  func order() {
    let stage = Stage()
    let alert = window("alert", stage, level: 2000)
    let first = window("first", stage)
    let second = window("second", stage)
    stage.one.tap(at: Point(10, 10))
    alert.view.isHidden = true
    stage.one.tap(at: Point(10, 10))
    first.bringToFront()
    stage.one.tap(at: Point(10, 10))
    second.level = 1
    stage.one.tap(at: Point(10, 10))

    #expect(
      stage.lines.filter { $0.contains("Began") }.map { $0.split(separator: " ")[0] } == [
        "alert", "second", "first", "second",
      ])
    #expect(stage.scene.windows == [stage.scene.window, first, second, alert])
  }

  @Test("W3, W4: a window that has nothing to hit lets the touch through to the one below", arguments: 0..<5)
  func passingThrough(reason: Int) {
    let stage = Stage()
    window("below", stage).view.isMultipleTouchEnabled = true
    let above = window("above", stage)
    switch reason {
    case 0: above.view.isHidden = true
    case 1: above.view.alpha = 0.005
    case 2: above.view.isUserInteractionEnabled = false
    case 3: above.view.frame = Rect(300, 300, 50, 50)
    default: above.view.passesThrough = true
    }

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["below touchesBegan 1", "below touchesEnded 1"])
  }

  @Test("W5: a window can be the hit view, and its recognizers get every touch in it")
  func windowIsAView() {
    let stage = Stage()
    let front = window("front", stage)
    stage.view("inner", Rect(0, 0, 50, 50), in: front.view)
    stage.add(TapGestureRecognizer(), to: front.view, as: "tap").any.cancelsTouchesInView = false

    stage.one.tap(at: Point(10, 10))
    stage.one.tap(at: Point(100, 100))

    #expect(stage.scene.hitTest(Point(100, 100)) == front.view)
    #expect(
      stage.lines == [
        "inner touchesBegan 1", "tap ended", "inner touchesEnded 1", "front touchesBegan 1", "tap ended",
        "front touchesEnded 1",
      ])
  }

  @Test("W6: a touch stays with its window when the order changes")
  func touchStays() {
    let stage = Stage()
    let back = window("back", stage)
    window("front", stage).view.name = "front"
    stage.one.press(at: Point(10, 10))

    back.bringToFront()
    stage.one.move(to: Point(20, 10))
    stage.one.lift()

    #expect(stage.lines == ["front touchesBegan 1", "front touchesMoved 1", "front touchesEnded 1"])
  }

  @Test("A touch on nothing at all is quiet")
  func nothing() {
    let stage = Stage()
    stage.scene.window.view.isUserInteractionEnabled = false

    stage.one.tap(at: Point(10, 10))

    #expect(stage.scene.hitTest(Point(10, 10)) == nil)
    #expect(stage.scene.touches.order.isEmpty)
  }

  @Test("A window that is destroyed is a window no more, and its touches are cancelled")
  func destroyed() {
    let stage = Stage()
    let front = window("front", stage)
    stage.one.press(at: Point(10, 10))

    front.view.destroy()
    stage.one.lift()

    #expect(stage.lines == ["front touchesBegan 1", "front touchesCancelled 1"])
    #expect(stage.scene.windows == [stage.scene.window])
  }

  @Test("The main window fills the scene and follows its size")
  func resizing() {
    let stage = Stage()
    stage.scene.send(.window(.resized(Size(640, 360))))

    #expect(stage.scene.size == Size(640, 360))
    #expect(stage.scene.window.view.bounds == Rect(0, 0, 640, 360))
  }
}
