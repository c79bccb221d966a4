import Testing

@testable import DactylInput

@Suite struct EventQueueTests {
  private func event(_ milliseconds: Int64, _ text: String = "") -> InputEvent {
    InputEvent(at: Timestamp(milliseconds: milliseconds), .text(text))
  }

  @Test("Events are dequeued in the order in which they were enqueued")
  func order() {
    let queue = EventQueue()
    for number in 0..<5 { _ = queue.append(event(Int64(number), "\(number)")) }

    var left: [InputEvent] = []
    while let first = queue.takeFirst() { left.append(first) }

    #expect(left == (0..<5).map { event(Int64($0), "\($0)") })
    #expect(queue.isEmpty)
    #expect(queue.count == 0)
  }

  @Test("An event from the past gets the time of its predecessor, and keeps its position")
  func timeReversed() {
    let queue = EventQueue()

    let answers = [10, 4, 10].map { queue.append(event($0, "\($0)")) }

    #expect(answers == [.inOrder, .reversed, .inOrder])
    _ = queue.takeFirst()
    #expect(queue.takeFirst() == event(10, "4"))
  }

  @Test("Time does not run backwards after the queue was emptied")
  func timeIsRemembered() {
    let queue = EventQueue()
    _ = queue.append(event(10))
    _ = queue.takeFirst()

    #expect(queue.append(event(9)) == .reversed)
    #expect(queue.firstMoment == Timestamp(milliseconds: 10))
  }

  @Test("After a jump back by more than a second, time continues from there, and earlier events happen then")
  func jumpBack() {
    let queue = EventQueue()
    for (moment, text) in [(1000, "a"), (9000, "b"), (Int64.max / 1_000_000, "c")] {
      #expect(queue.append(event(moment, text)) == .inOrder)
    }
    guard case .jumpedBack = queue.append(event(5000, "d")) else { return #expect(Bool(false)) }
    guard case .jumpedBack = queue.append(event(2000, "e")) else { return #expect(Bool(false)) }
    #expect(queue.append(event(2100, "f")) == .inOrder)

    var left: [InputEvent] = []
    while let first = queue.takeFirst() { left.append(first) }

    let moments: [Int64] = [1000, 2000, 2000, 2000, 2000, 2100]
    #expect(left == zip(moments, "abcdef").map { event($0, "\($1)") })
  }

  @Test("A queue that never empties uses no more memory than its contents, and an emptied one releases it")
  func memory() {
    let queue = Queue<Int>()
    queue.append(0)
    for number in 1...100_000 {
      queue.append(number)
      #expect(queue.first == number - 1)
      queue.removeFirst()
    }
    #expect(queue.memoryCount <= 3 * keptQueueCapacity)
    for number in 0..<100_000 { queue.append(number) }
    while !queue.isEmpty { queue.removeFirst() }
    #expect(queue.memoryCount == 0)
  }
}

extension EventQueue {
  /// Removes and returns the first event.
  fileprivate func takeFirst() -> InputEvent? {
    guard let moment = firstMoment else { return nil }
    let touch = firstTouch
    return popFirst().map { InputEvent(at: moment, $0) } ?? touch.map { InputEvent(at: moment, .touch($0)) }
  }
}
