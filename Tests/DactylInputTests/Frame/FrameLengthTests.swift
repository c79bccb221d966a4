import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// The same events give the same result however long the frames are.
@Suite struct FrameLengthTests {
  /// The log of the test, with the moments of timers.
  private func lines(frameEvery milliseconds: Int64, seed: UInt64) -> [String] {
    let stage = Stage()
    stage.scene.window.view.isMultipleTouchEnabled = true
    let card = stage.view("card", Rect(0, 0, 400, 400))
    card.isMultipleTouchEnabled = true
    let tap = stage.add(TapGestureRecognizer(), to: card, as: "tap")
    let double = stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    let press = stage.add(LongPressGestureRecognizer(), to: card, as: "press")
    let pair = stage.add(TapGestureRecognizer(touches: 2), to: card, as: "pair")
    for gesture in [tap.any, double.any, press.any, pair.any] {
      gesture.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    }
    tap.require(toFail: double)
    stage.scene.decisions.turnOn(capacity: 100_000)
    feed(stage, seed)

    var now: Int64 = 0
    while now < 20_000 {
      now += milliseconds
      stage.frame(at: now)
    }
    return stage.lines
      + stage.scene.decisions.decisions.filter { $0.kind == .action || $0.kind == .enter }.map {
        "\($0.timestamp.nanoseconds) \($0.gesture.index) \($0.kind) \($0.detail)"
      }
  }

  /// Fingers that land, rest and lift at random moments, at positions where no gesture depends on how moves are split.
  private func feed(_ stage: Stage, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var down: [Int64: Point] = [:]
    var time: Int64 = 0
    while time < 15_000 {
      time += Int64(random.below(random.chance(70) ? 40 : 700))
      let finger = Int64(1 + random.below(3))
      if let location = down[finger] {
        stage.queue(finger, .ended, location.x, location.y, at: time)
        down[finger] = nil
      } else {
        let location = Point(Float(100 * finger), 100)
        stage.queue(finger, .began, location.x, location.y, at: time)
        down[finger] = location
      }
    }
    for (finger, location) in down.sorted(by: { $0.key < $1.key }) {
      stage.queue(finger, .ended, location.x, location.y, at: time)
    }
  }

  @Test("Frames of 1, 16, 100 and 1000 ms give the same calls and the same moments", arguments: 0..<12 as Range<UInt64>)
  func sameResult(seed: UInt64) {
    let fine = lines(frameEvery: 1, seed: seed)

    #expect(fine.count > 30)
    for length in [16, 100, 1000] as [Int64] {
      let coarse = lines(frameEvery: length, seed: seed)
      #expect(coarse == fine, "frames of \(length) ms")
    }
  }

  @Test("D10: a deadline in the middle of a long frame is handled before the input after it")
  func deadlineBeforeInput() {
    let stage = Stage()
    stage.add(LongPressGestureRecognizer(), to: stage.card(), as: "press")
    stage.queue(1, .began, 10, 10, at: 0)
    stage.queue(1, .moved, 90, 10, at: 501)
    stage.queue(1, .ended, 90, 10, at: 600)

    stage.frame(at: 5000)

    #expect(
      stage.lines == [
        "card touchesBegan 1", "card touchesCancelled 1", "press began", "press changed", "press ended",
      ])
  }

  @Test("D10: another finger's moves in the same frame do not put a deadline off")
  func deadlineBesideMoves() {
    let stage = Stage()
    stage.add(LongPressGestureRecognizer(), to: stage.card(), as: "press")
    stage.queue(2, .began, 300, 300, at: 0)
    stage.queue(1, .began, 10, 10, at: 10)
    stage.queue(2, .moved, 310, 300, at: 400)

    stage.frame(at: 450)

    #expect(stage.scene.nextDeadline == Timestamp(milliseconds: 510))
  }
}
