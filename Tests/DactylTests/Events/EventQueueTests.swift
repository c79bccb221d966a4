import Testing

@testable import Dactyl

@Suite struct EventQueueTests {
  private func event(_ milliseconds: Int64, _ text: String = "") -> InputEvent {
    InputEvent(at: Timestamp(milliseconds: milliseconds), .text(text))
  }

  @Test("Events leave in the order in which they came")
  func order() {
    let queue = EventQueue()
    for number in 0..<5 { _ = queue.append(event(Int64(number), "\(number)")) }

    var left: [InputEvent] = []
    while let first = queue.first {
      left.append(first)
      queue.removeFirst()
    }

    #expect(left == (0..<5).map { event(Int64($0), "\($0)") })
    #expect(queue.isEmpty)
    #expect(queue.count == 0)
  }

  @Test("An event from the past gets the time of the one before it, and keeps its place")
  func timeReversed() {
    let queue = EventQueue()

    let answers = [queue.append(event(10, "a")), queue.append(event(4, "b")), queue.append(event(10, "c"))]

    #expect(answers == [true, false, true])
    queue.removeFirst()
    #expect(queue.first == event(10, "b"))
  }

  @Test("Time does not run backwards after the queue was emptied")
  func timeIsRemembered() {
    let queue = EventQueue()
    _ = queue.append(event(10))
    queue.removeFirst()

    let isInOrder = queue.append(event(9))

    #expect(!isInOrder)
    #expect(queue.first?.timestamp == Timestamp(milliseconds: 10))
  }
}
