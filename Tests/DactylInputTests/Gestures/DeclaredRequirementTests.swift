import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Kinds that declare failure requirements themselves (G33).
@Suite struct DeclaredRequirementTests {
  /// Counts the questions that it is asked.
  private final class Questions {
    var asked: [String] = []
  }

  /// Recognizes one tap, and has requirements about others.
  private struct Polite: RequirementGestureRecognizer {
    let questions: Questions
    var waits = false
    var isAwaited = false

    static var isDiscrete: Bool { true }
    mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
      context.state = .recognized
    }
    func shouldRequireFailure(of other: AnyGesture) -> Bool {
      questions.asked.append("wait for \(other)")
      return waits
    }
    func shouldBeRequiredToFail(by other: AnyGesture) -> Bool {
      questions.asked.append("awaited by \(other)")
      return isAwaited
    }
  }

  /// The same without the protocol.
  private struct Silent: GestureRecognizer {
    let questions: Questions

    static var isDiscrete: Bool { true }
    mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
      context.state = .recognized
    }
    func shouldRequireFailure(of other: AnyGesture) -> Bool {
      questions.asked.append("wait for \(other)")
      return true
    }
  }

  @Test("G33: a class lets its recognizers wait for others, and is asked once per attempt")
  func waits() {
    let stage = Stage()
    let questions = Questions()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(Polite(questions: questions, waits: true), to: card, as: "polite")
    stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")

    stage.one.tap(at: Point(10, 10))
    stage.scene.advance(by: 0.1)
    #expect(stage.lines == [])
    stage.scene.advance(by: 1)

    #expect(stage.lines == ["polite ended"])
    #expect(questions.asked == ["wait for double"])
    stage.one.tap(at: Point(10, 10))
    #expect(questions.asked == ["wait for double", "wait for double"])
  }

  @Test("G33: a class lets others wait for its recognizers")
  func isAwaited() {
    let stage = Stage()
    let questions = Questions()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(Scripted.onMove, to: card, as: "pan")
    stage.add(Polite(questions: questions, isAwaited: true), to: card, as: "polite")

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(40, 10))
    stage.one.move(to: Point(60, 10))
    #expect(stage.lines == [])
    #expect(questions.asked == ["awaited by pan"])
    stage.one.lift()

    #expect(stage.lines == ["polite ended"])
  }

  @Test("A class that declares no requirement is not asked", arguments: [true, false])
  func undeclared(isAnotherInPlay: Bool) {
    let stage = Stage()
    let questions = Questions()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(Silent(questions: questions), to: card, as: "off")
    stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    if isAnotherInPlay { stage.add(Polite(questions: Questions()), to: card, as: "on") }

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["off ended"])
    #expect(questions.asked == [])
  }

  @Test("Removed recognizers of such a class add no requirements and no cost")
  func removed() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let polite = (0..<3).map { stage.add(Polite(questions: Questions()), to: card, as: "\($0)") }
    #expect(stage.scene.gestures.declaring == 3)

    for gesture in polite { gesture.remove() }

    #expect(stage.scene.gestures.declaring == 0)
  }
}
