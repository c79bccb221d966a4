import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

@Suite struct PressRecognizerTests {
  private func focused(_ stage: Stage) -> View {
    let card = stage.witness("card")
    card.becomeFirstResponder()
    _ = stage.lines
    return card
  }

  @Test("P6: recognizers of the views around the responder's receive presses, too")
  func aroundIt() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let card = stage.witness("card", in: stage.scene.addView(frame: .zero, to: outer))
    card.becomeFirstResponder()
    _ = stage.lines
    stage.add(TapGestureRecognizer(), to: outer, as: "tap").any.allowedPressTypes = [.button(.a)]
    stage.press(.button(.a), .began)
    stage.press(.button(.a), .ended)
    #expect(stage.lines == ["card pressesBegan", "card pressesCancelled", "tap ended"])
  }

  @Test("G11: a recognizer that refuses a press, or an event of presses, receives none", arguments: [true, false])
  func refused(isEvent: Bool) {
    let stage = Stage()
    let card = focused(stage)
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap")
    tap.any.allowedPressTypes = [.button(.a)]
    var delegate = GestureDelegate()
    if isEvent {
      delegate.shouldReceiveEvent = { _, event in event.type != .presses }
    } else {
      delegate.shouldReceivePress = { _, press in press.button != .a }
    }
    tap.any.delegate = delegate
    stage.press(.button(.a), .began)
    stage.press(.button(.a), .ended)
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"])
  }

  @Test("P6, G47: a tap made of a press cancels it for the responder, or leaves it to it", arguments: [true, false])
  func tapByPress(cancels: Bool) {
    let stage = Stage()
    let card = focused(stage)
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap")
    tap.any.allowedPressTypes = [.button(.a)]
    tap.any.cancelsTouchesInView = cancels
    stage.press(.button(.a), .began)
    stage.press(.button(.a), .ended)
    stage.press(.button(.b), .began)
    stage.press(.button(.b), .ended)
    let taken = ["card pressesCancelled", "tap ended"]
    let left = ["tap ended", "card pressesEnded"]
    #expect(
      stage.lines == ["card pressesBegan"] + (cancels ? taken : left) + ["card pressesBegan", "card pressesEnded"])
  }

  @Test("P7, G47: a press that a gesture claimed is cancelled, also when its responder ends before the delivery")
  func claimedAndGone() {
    let stage = Stage()
    let card = focused(stage)
    let other = stage.scene.addView(frame: Rect(200, 0, 100, 100))
    other.setResponder(TouchListener { phase, _, _ in if phase == .cancelled { card.destroy() } })
    let both = stage.scene.window.view.addGestureRecognizer(Scripted(moved: { $1.state = .began }))
    both.any.allowedPressTypes = [.button(.a)]
    stage.one.press(at: Point(210, 10))
    stage.press(.button(.a), .began)

    stage.one.move(to: Point(250, 10))

    #expect(stage.lines.filter { $0.contains("presses") } == ["card pressesBegan", "card pressesCancelled"])
    #expect(!card.isAlive)
  }

  @Test("G61: neither an ended press nor the next one in its slot keeps a recognizer from coming to rest")
  func placeTakenAgain() {
    let stage = Stage()
    let tap = stage.add(TapGestureRecognizer(), to: focused(stage), as: "tap")
    tap.any.allowedPressTypes = [.button(.a), .button(.b)]
    stage.press(.button(.a), .began)
    stage.press(.button(.b), .began)
    #expect(tap.any.state == .failed)
    stage.press(.button(.a), .ended)
    stage.press(.button(.x), .began)
    #expect(tap.any.state == .failed)
    stage.press(.button(.b), .ended)
    #expect(tap.any.state == .possible)
  }

  @Test(
    "G52: a recognizer that delays holds a press back, which is delivered when it fails", arguments: [true, false])
  func delaysBegan(recognizes: Bool) {
    let stage = Stage()
    let card = focused(stage)
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap")
    tap.any.allowedPressTypes = [.button(.a)]
    tap.any.delaysTouchesBegan = true
    stage.press(.button(.a), .began)
    #expect(stage.lines == [])
    if !recognizes { stage.scene.advance(by: 5) }
    stage.press(.button(.a), .ended)
    #expect(stage.lines == (recognizes ? ["tap ended"] : ["card pressesBegan", "card pressesEnded"]))
  }

  @Test("G53: an end is held back until a recognizer that waits has failed")
  func delaysEnded() {
    let stage = Stage()
    let card = focused(stage)
    let double = stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    double.any.allowedPressTypes = [.button(.a)]
    stage.press(.button(.a), .began)
    stage.press(.button(.a), .ended)
    #expect(stage.lines == ["card pressesBegan"])
    stage.scene.advance(by: 2)
    #expect(stage.lines == ["card pressesEnded"])
  }

  /// Recognizes every press.
  private struct AtOnce: PressGestureRecognizer {
    static var isDiscrete: Bool { true }
    mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) { context.state = .recognized }
  }

  @Test("G16: a recognized recognizer gets no further presses until it rests, and cancels none")
  func over() {
    let stage = Stage()
    let card = focused(stage)
    stage.add(AtOnce(), to: card, as: "once").any.allowedPressTypes = [.button(.a), .button(.b)]
    stage.press(.button(.a), .began)
    #expect(stage.lines == ["once ended"])
    stage.press(.button(.b), .began)
    stage.press(.button(.b), .ended)
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"])
    stage.press(.button(.a), .ended)
    stage.press(.button(.b), .began)
    #expect(stage.lines == ["once ended"])
  }

  @Test("P7: a press that ended before the keyboard was lost is not cancelled, though its end is held back (G53)")
  func endedBefore() {
    let stage = Stage()
    let card = focused(stage)
    stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double").any.allowedPressTypes = [.button(.a)]
    stage.press(.button(.a), .began)
    stage.press(.button(.a), .ended)
    stage.scene.send(.window(.deactivated))
    stage.scene.advance(by: 2)
    stage.press(.button(.a), .began)
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded", "card pressesBegan"])
  }

  @Test("G61: a press that goes down after another keeps no recognizer from coming to rest")
  func rest() {
    let stage = Stage()
    let card = focused(stage)
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap")
    tap.any.allowedPressTypes = [.button(.a)]
    stage.press(.button(.a), .began)
    stage.one.press(at: Point(10, 10))
    stage.scene.advance(by: 5)
    stage.press(.button(.a), .ended)
    stage.press(.button(.b), .began)
    stage.one.lift()
    stage.press(.button(.b), .ended)
    #expect(stage.scene.activeGestures.isEmpty && tap.state == .possible)
    _ = stage.lines
    stage.press(.button(.a), .began)
    stage.press(.button(.a), .ended)
    #expect(stage.lines == ["card pressesBegan", "card pressesCancelled", "tap ended"])
  }

  @Test("A long press by a key begins after its duration, and ends when the key is released")
  func longPress() {
    let stage = Stage()
    let card = focused(stage)
    let long = stage.add(LongPressGestureRecognizer(), to: card, as: "long")
    long.any.allowedPressTypes = [.key(.space)]
    stage.key(.space)
    stage.scene.advance(by: 1)
    #expect(stage.lines == ["card pressesBegan", "card pressesCancelled", "long began"])
    stage.key(.space, .ended)
    #expect(stage.lines == ["long ended"])
  }
}
