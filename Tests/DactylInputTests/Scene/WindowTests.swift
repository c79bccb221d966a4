import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

@Suite struct WindowTests {
  private func window(_ name: String, _ stage: Stage, level: Float = 0) -> Window {
    let window = stage.scene.addWindow(frame: Rect(0, 0, 200, 200), level: level)
    window.view.setResponder(TouchRecorder(name, in: stage.log))
    return window
  }

  @Test("W2: a higher level is in front; within a level the window that was ordered front last")
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

  @Test("W2: within a level windows are in the order in which they were last shown, whatever levels they had before")
  func levels() {
    let stage = Stage()
    let scene = stage.scene
    let first = window("first", stage, level: 5)
    let second = window("second", stage)
    second.level = 5
    #expect(scene.windows == [scene.window, first, second])
    first.level = 0
    first.level = 5
    #expect(scene.windows == [scene.window, first, second])
    first.view.isHidden = true
    first.view.isHidden = false
    #expect(scene.windows == [scene.window, second, first])
    first.view.isHidden = false
    second.level = 7
    first.level = 7
    #expect(scene.windows == [scene.window, second, first])
    // Created hidden, it was first shown then.
    let third = window("third", stage, level: 1)
    third.view.isHidden = true
    let fourth = window("fourth", stage, level: 2)
    third.level = 2
    #expect(scene.windows == [scene.window, third, fourth, second, first])
    third.bringToFront()
    third.level = 7
    #expect(scene.windows == [scene.window, fourth, second, first, third])
  }

  @Test("W2: random windows are in the order of a plain list", arguments: Seeds.batches(80))
  func randomOrder(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let scene = Scene(size: Size(100, 100))
      // The windows in the order in which they were shown, with their levels.
      var shown = [(window: scene.window, level: Float(0))]
      for step in 0..<60 {
        let index = random.below(shown.count)
        let window = shown[index].window
        switch random.below(8) {
        case 0, 1:
          let level = Float(random.below(3))
          shown.append((scene.addWindow(frame: Rect(0, 0, 9, 9), level: level), level))
          if random.oneIn(3) { shown[shown.count - 1].window.view.isHidden = true }
        case 2, 3:
          shown[index].level = Float(random.below(3))
          window.level = shown[index].level
        case 4:
          window.bringToFront()
          shown.append(shown.remove(at: index))
        case 5 where shown.count > 4:
          window.view.destroy()
          shown.remove(at: index)
        default:
          if window.view.isHidden { shown.append(shown.remove(at: index)) }
          window.view.isHidden.toggle()
        }
        let wanted = [0, 1, 2].flatMap { level in shown.filter { $0.level == Float(level) }.map(\.window) }
        guard scene.windows == wanted else {
          Issue.record("DACTYL_SEED=\(seed), step \(step): \(scene.windows), not \(wanted)")
          return
        }
      }
    }
  }

  @Test("W3, W4: a window without a hit view lets the touch through to the one below", arguments: 0..<5)
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

  @Test("W5: a window can be the hit view, and its recognizers receive every touch in it")
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

  @Test("A touch that hits nothing is silent")
  func nothing() {
    let stage = Stage()
    stage.scene.window.view.isUserInteractionEnabled = false

    stage.one.tap(at: Point(10, 10))

    #expect(stage.scene.hitTest(Point(10, 10)) == nil)
    #expect(stage.scene.inputs.order.isEmpty)
  }

  @Test("A destroyed window is removed from the scene, and its touches are cancelled")
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
