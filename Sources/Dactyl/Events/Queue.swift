/// Values that leave in the order in which they came.
///
/// What has left makes room when it is half of all, and when the last value of a flood leaves, the memory goes back. Adding and taking out cost the same however many there are (amortized).
final class Queue<Element> {
  /// How many values it keeps memory for while there are fewer.
  static var keptCapacity: Int { 4096 }

  private let values = Column<Element?>()
  private var head = 0

  var isEmpty: Bool { head == values.count }
  var count: Int { values.count - head }
  /// How many places there are, those that were left included.
  var memoryCount: Int { values.count }
  /// The first value, or nil.
  var first: Element? { isEmpty ? nil : values[head] }

  func append(_ value: Element) { values.append(value) }

  /// Takes the first value out, if there is one.
  func removeFirst() {
    guard !isEmpty else { return }
    values[head] = nil
    head += 1
    if isEmpty {
      let isLarge = values.count > Self.keptCapacity
      values.removeAll(keepingMemory: !isLarge)
      head = 0
    } else if head > Self.keptCapacity && head > values.count / 2 {
      moveUp()
    }
  }

  /// Brings what is left to the front.
  private func moveUp() {
    for index in head..<values.count { values[index - head] = values[index] }
    for _ in 0..<head { _ = values.removeLast() }
    head = 0
  }
}
