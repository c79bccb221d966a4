import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct EventBatchTests {
  private func batches(_ events: [InputEvent], until now: Int64 = 1000, before deadline: Int64? = nil) -> [EventBatch] {
    let queue = EventQueue()
    for event in events { _ = queue.append(event) }
    var result: [EventBatch] = []
    while let moment = queue.firstMoment, moment <= Timestamp(milliseconds: now), result.count < 10_000 {
      let batch = EventBatch()
      batch.take(
        from: queue, until: Timestamp(milliseconds: now), before: deadline.map { Timestamp(milliseconds: $0) })
      result.append(batch)
    }
    return result
  }

  private func touch(_ finger: Int64, _ phase: TouchSamplePhase, _ x: Float = 0, at time: Int64 = 0) -> InputEvent {
    InputEvent(
      at: Timestamp(milliseconds: time),
      .touch(TouchSample(finger: FingerID(finger), phase: phase, location: Point(x, 0))))
  }

  @Test("A finger that lands and lifts in one frame makes two batches (T34)")
  func downAndUp() {
    let result = batches([touch(1, .began, at: 1), touch(1, .ended, at: 2)])

    #expect(result.map { $0.entries.map(\.sample.phase) } == [[.began], [.ended]])
  }

  @Test("A finger that lands and moves makes two batches, for it changes its phase")
  func downAndMove() {
    let result = batches([touch(1, .began), touch(1, .moved, 5), touch(1, .moved, 9)])

    #expect(result.map { $0.entries.map(\.sample.phase) } == [[.began], [.moved]])
    #expect(result.last?.entries.first?.sample.location == Point(9, 0))
    #expect(result.last?.samples.map(\.location.x) == [5, 9])
  }

  @Test("Moves of alternating fingers become one move each, with all samples kept")
  func interleavedMoves() {
    let moves = (1...6).flatMap { step in
      [touch(1, .moved, Float(step), at: Int64(step)), touch(2, .moved, Float(100 + step), at: Int64(step))]
    }

    let result = batches(moves)

    #expect(result.count == 1)
    #expect(result.first?.entries.map(\.sample.location.x) == [6, 106])
    #expect(result.first?.samples.count == 12)
    #expect(result.first?.samples.filter { $0.entry == 1 }.map(\.location.x) == [101, 102, 103, 104, 105, 106])
  }

  @Test("Fingers that land at the same moment are one batch; one that lands later is another")
  func landingTogether() {
    let result = batches([touch(1, .began, at: 5), touch(2, .began, at: 5), touch(3, .began, at: 6)])

    #expect(result.map { $0.entries.map(\.sample.finger.finger) } == [[1, 2], [3]])
  }

  @Test("A batch in which a phase changes has that moment, and what moved before is in it")
  func phaseChangeEndsBatch() {
    let result = batches([
      touch(1, .moved, 1, at: 1), touch(1, .moved, 2, at: 3), touch(2, .began, at: 4), touch(1, .moved, 3, at: 4),
      touch(1, .moved, 4, at: 9),
    ])

    #expect(result.map(\.timestamp) == [Timestamp(milliseconds: 4), Timestamp(milliseconds: 9)])
    #expect(result.first?.entries.first?.sample.location.x == 3)
  }

  @Test("An event that is no touch is a batch by itself")
  func otherEventsCut() {
    let key = InputEvent(at: .zero, .key(KeySample(.space, isDown: true)))

    let result = batches([touch(1, .moved), key, touch(1, .moved), key, key])

    #expect(result.map { $0.other != nil } == [false, true, false, true, true])
    #expect(result.map(\.entries.count) == [1, 0, 1, 0, 0])
  }

  @Test("A deadline cuts the batch: events at or after it wait")
  func deadlinesCut() {
    let events = [touch(1, .moved, at: 1), touch(1, .moved, at: 5), touch(1, .moved, at: 6)]
    let queue = EventQueue()
    for event in events { _ = queue.append(event) }
    let batch = EventBatch()

    batch.take(from: queue, until: Timestamp(milliseconds: 9), before: Timestamp(milliseconds: 5))

    #expect(batch.samples.count == 1)
    #expect(queue.count == 2)
  }

  @Test("Events after the frame's moment wait for a later frame")
  func laterEventsWait() {
    #expect(batches([touch(1, .began, at: 5), touch(2, .began, at: 2000)]).count == 1)
  }

  @Test("Every phase change of a hundred thousand events in one frame survives")
  func flood() {
    let stage = Stage(size: Size(200, 200))
    let counter = Counter()
    stage.scene.window.view.setResponder(counter.responder)
    for round in 0..<2000 {
      stage.queue(1, .began, 5, 5, at: Int64(round * 10))
      for move in 0..<48 { stage.queue(1, .moved, Float(move), 5, at: Int64(round * 10 + 1)) }
      stage.queue(1, .ended, 5, 5, at: Int64(round * 10 + 2))
    }

    let report = stage.scene.frame(at: Timestamp(seconds: 100))

    #expect(report.events == 100_000)
    #expect(counter.counts == [.began: 2000, .moved: 2000, .ended: 2000])
    #expect(counter.coalesced == 96_000)
    #expect(stage.scene.inputs.order.isEmpty)
  }

  @Test("Thousands of simultaneous fingers are handled, and each is released")
  func manyFingers() {
    let stage = Stage(size: Size(200, 200))
    stage.add(PanGestureRecognizer(), to: stage.scene.window.view, as: "pan")
    for finger in 0..<3000 { stage.queue(Int64(finger), .began, 5, 5, at: 1) }
    for finger in 0..<3000 { stage.queue(Int64(finger), .moved, 95, 5, at: 2) }
    for finger in 0..<3000 { stage.queue(Int64(finger), .ended, 95, 5, at: 3) }

    stage.frame(at: 10)

    #expect(stage.lines == ["pan began", "pan ended"])
    #expect(stage.scene.inputs.order.isEmpty)
  }
}

/// Counts the events that it receives.
private final class Counter {
  var counts: [TouchPhase: Int] = [:]
  var coalesced = 0

  var responder: Receiver { Receiver(counter: self) }

  struct Receiver: TouchResponder {
    let counter: Counter
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { count(touches, .began) }
    mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
      for touch in touches { counter.coalesced += event.coalescedTouches(for: touch)?.count ?? 0 }
      return count(touches, .moved)
    }
    mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { count(touches, .ended) }
    mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { count(touches, .cancelled) }
    private func count(_ touches: Touches, _ phase: TouchPhase) -> Handling {
      counter.counts[phase, default: 0] += touches.count
      return .handled
    }
  }
}
