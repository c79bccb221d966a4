import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// Clocks that jump: the time is measured from the jump on, and deadlines keep their remaining time (D11).
@Suite struct ClockJumpTests {
  private let stage = Stage(expecting: [.timeJumped])
  private let card: View
  private static let years = Int64(3_650) * 86_400_000

  init() {
    card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(LongPressGestureRecognizer(), to: card, as: "long press")
    stage.frame(at: 0)
  }

  /// Presses at a moment, and returns when the long press begins, checking every millisecond.
  private func delayOfLongPress(from start: Int64) -> Int64? {
    stage.queue(1, .began, 50, 50, at: start)
    defer {
      stage.queue(1, .ended, 50, 50, at: start + 2000)
      stage.frame(at: start + 2000)
      _ = stage.lines
    }
    for moment in start..<start + 1500 {
      stage.frame(at: moment)
      if stage.lines == ["long press began"] { return moment - start }
    }
    return nil
  }

  @Test("A frame years ahead, then normal time: a long press that begins afterwards takes its 500 ms (LP1)")
  func frameAhead() {
    stage.frame(at: 100)
    stage.frame(at: Self.years)
    stage.frame(at: 200)
    #expect(stage.diagnostics.kinds == [.timeJumped])
    #expect(delayOfLongPress(from: 300) == 500)
    #expect(stage.scene.nextDeadline == nil)
  }

  @Test("The first event may come with the frame that detects the jump")
  func eventWithTheFrame() {
    stage.frame(at: Self.years)
    #expect(delayOfLongPress(from: 300) == 500)
  }

  @Test("An event at the end of time, then normal ones: all are handled, and at their time")
  func eventAhead() {
    stage.queue(9, .began, 300, 300, at: Int64.max / 1_000_000)
    stage.frame(at: 100)
    #expect(stage.scene.liveTouches.isEmpty)
    stage.queue(9, .ended, 300, 300, at: 200)
    stage.frame(at: 200)
    #expect(stage.diagnostics.kinds == [.timeJumped])
    #expect(stage.scene.liveTouches.isEmpty)
    #expect(stage.scene.queue.isEmpty)
    #expect(delayOfLongPress(from: 300) == 500)
  }

  @Test("When the clock jumps back, pending deadlines keep their remaining time", arguments: [100, years])
  func pendingWhenGoingBack(from start: Int64) {
    stage.frame(at: start)
    stage.queue(1, .began, 50, 50, at: start + 2000)
    stage.frame(at: start + 2000)
    stage.frame(at: start + 2100)
    stage.frame(at: 50)
    stage.frame(at: 449)
    #expect(stage.lines == [])
    #expect(stage.scene.nextDeadline == Timestamp(milliseconds: 450))
    stage.frame(at: 450)
    #expect(stage.lines == ["long press began"])
  }

  @Test("When the clock jumps ahead without a reader, pending deadlines keep their remaining time")
  func pendingWhenGoingAhead() {
    stage.queue(1, .began, 50, 50, at: 100)
    stage.frame(at: 200)
    stage.frame(at: Self.years)
    #expect(stage.lines == [])
    #expect(stage.diagnostics.kinds == [.timeJumped])
    #expect(stage.scene.nextDeadline == Timestamp(milliseconds: Self.years + 400))
    stage.frame(at: Self.years + 400)
    #expect(stage.lines == ["long press began"])
  }

  @Test("A pause without deadlines is no jump, nor is a deadline that is met, however far ahead")
  func pause() {
    let start: Int64 = 80_000_000
    stage.frame(at: start)
    var late = Scripted.patient
    late.began = { _, context in context.setDeadline(after: 100) }
    late.deadline = { $0.state = .failed }
    let other = stage.scene.addView(frame: Rect(200, 0, 100, 100))
    stage.add(late, to: other, as: "late")
    stage.queue(1, .began, 250, 50, at: start + 10)
    stage.frame(at: start + 10)
    stage.frame(at: start + 10 + 100_000)
    #expect(stage.diagnostics.kinds == [])
    #expect(stage.scene.gestures.attempts.nextDeadline == nil)
  }

  @Test(
    "An animation continues from its current value, in whichever direction the clock jumps", arguments: [years, 50])
  func animation(to moment: Int64) {
    stage.frame(at: 10_000)
    card.animate(duration: 1, easing: .linear) { $0.alpha = 0 }
    stage.frame(at: 10_000)
    stage.frame(at: 10_500)
    #expect(abs(card.alpha - 0.5) < 0.01)
    stage.frame(at: moment)
    #expect(abs(card.alpha - 0.5) < 0.01)
    stage.frame(at: moment + 250)
    #expect(abs(card.alpha - 0.25) < 0.01)
    stage.frame(at: moment + 500)
    #expect(card.alpha == 0)
  }

  @Test("A pause that input ends is no jump, though animations run: a touch after it is no second tap (T17, T18)")
  func pauseBeforeInput() {
    var counts: [Int] = []
    card.setResponder(TouchListener { phase, touches, _ in if phase == .began { counts += touches.map(\.tapCount) } })
    stage.frame(at: 90)
    for (phase, moment) in [(TouchSamplePhase.began, Int64(100)), (.ended, 150)] {
      stage.queue(1, phase, 50, 50, at: moment)
      stage.frame(at: moment)
    }
    let other = stage.scene.addView(frame: Rect(200, 0, 100, 100))
    other.animate(duration: 0.25, easing: .linear) { $0.alpha = 0.5 }
    stage.frame(at: 160)
    stage.queue(1, .began, 50, 50, at: 9000)
    stage.frame(at: 9000)
    #expect(counts == [1, 1])
    #expect(stage.scene.now == Timestamp(milliseconds: 9000))
    #expect(other.alpha == 0.5 && stage.diagnostics.kinds == [])
  }

  @Test("Two taps with a jump between them are a double tap if they were quick enough without it (T17)")
  func tapsAcross() {
    stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double tap")
    stage.frame(at: 5000)
    for (phase, moment) in [(TouchSamplePhase.began, Int64(5010)), (.ended, 5020)] {
      stage.queue(1, phase, 50, 50, at: moment)
      stage.frame(at: moment)
    }
    for (phase, moment) in [(TouchSamplePhase.began, Int64(100)), (.ended, 110)] {
      stage.queue(1, phase, 50, 50, at: moment)
      stage.frame(at: moment)
    }
    #expect(stage.lines == ["double tap ended"])
  }

  @Test("The first and last moments do no harm, in whichever order they come")
  func ends() {
    stage.diagnostics.expected = [.timeJumped, .timeReversed]
    let ends: [Int64] = [.max, .min, 0, .max, .max, .min, .min, .max]
    for (number, moment) in ends.enumerated() {
      let moment = Timestamp(nanoseconds: moment)
      if number % 2 == 0 { stage.scene.frame(at: moment) }
      stage.scene.send(InputEvent(at: moment, .text("\(number)")))
      stage.scene.frame(at: moment)
    }
    stage.frame(at: 100)
    stage.queue(1, .began, 300, 300, at: 110)
    stage.queue(1, .ended, 300, 300, at: 120)
    stage.frame(at: 120)
    #expect(stage.scene.queue.isEmpty)
    #expect(delayOfLongPress(from: 300) == 500)
  }
}
