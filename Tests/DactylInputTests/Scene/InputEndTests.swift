import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// However a program ends, every receiver of a beginning receives its end first (T21, T22).
@Suite struct InputEndTests {
  private let stage = Stage()

  @Test("T22: at the end of input fingers are cancelled, recognizers first, and nothing begins afterwards")
  func fingersDown() {
    let pan = stage.add(PanGestureRecognizer(), to: stage.card(), as: "pan")
    pan.any.cancelsTouchesInView = false
    stage.one.drag(from: Point(10, 10), to: Point(80, 10), steps: 1)
    _ = stage.lines

    stage.scene.endInput()

    #expect(stage.log.lines == ["pan cancelled", "card touchesCancelled 1"])
    stage.two.tap(at: Point(20, 20))
    stage.scene.endInput()
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["pan cancelled", "card touchesCancelled 1"])
  }

  @Test("G53: a view whose finger's end is withheld receives a cancel")
  func withheldEnd() {
    stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "double")
    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["card touchesBegan 1"])

    stage.scene.endInput()

    #expect(stage.log.lines == ["card touchesCancelled 1"])
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["card touchesCancelled 1"])
    #expect(stage.scene.inputs.order.isEmpty)
  }

  @Test("G52: a view whose began is withheld receives nothing at all")
  func withheldBegan() {
    stage.add(TapGestureRecognizer(taps: 2), to: stage.card(), as: "double").any.delaysTouchesBegan = true
    stage.one.tap(at: Point(10, 10))

    stage.scene.endInput()

    stage.scene.advance(by: 1)
    #expect(stage.lines.isEmpty)
  }

  @Test("A gesture that has no finger left is cancelled")
  func lingering() {
    var gesture = Scripted()
    gesture.began = { _, context in
      context.state = .began
      context.setDeadline(after: 3)
    }
    gesture.deadline = { context in context.state = .ended }
    stage.add(gesture, to: stage.card(), as: "lingering")
    stage.one.tap(at: Point(10, 10))
    stage.scene.advance(by: 0.1)
    #expect(stage.lines.filter { $0.hasPrefix("lingering") } == ["lingering began"])

    stage.scene.endInput()

    stage.scene.advance(by: 5)
    #expect(stage.lines == ["lingering cancelled"])
  }
}
