/// How many values a queue keeps memory for while there are fewer.
@usableFromInline let keptQueueCapacity = 4096

/// Values that leave in the order in which they came.
///
/// What has left makes room when it is half of all, and when the last value of a flood leaves, the memory goes back.
/// Adding and taking out cost the same however many there are (amortized).
@usableFromInline
package final class Queue<Element> {
  @usableFromInline let values = Column<Element?>()
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) @usableFromInline var start = 0
  /// The index of the first value.
  @inlinable @inline(__always) var head: Int {
    get { unsafe start }
    set { unsafe start = newValue }
  }

  /// Makes an empty queue.
  @inlinable package init() {}

  @inlinable @inline(__always) package var isEmpty: Bool { head == values.count }
  @inlinable @inline(__always) package var count: Int { values.count - head }
  /// How many places there are, those that were left included.
  @inlinable package var memoryCount: Int { values.count }
  /// The first value, or nil.
  @inlinable @inline(__always) package var first: Element? { isEmpty ? nil : values[head] }

  @inline(__always)
  @inlinable package func append(_ value: Element) { values.append(value) }

  /// Takes the first value out, if there is one.
  @inline(__always)
  @inlinable package func removeFirst() { _ = popFirst() }

  /// The same, and gives it.
  @inline(__always)
  @inlinable package func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    defer { leaveFirst() }
    return values[head].take()
  }

  /// Whether a value is meant.
  @inlinable package func contains(where isMeant: (Element) -> Bool) -> Bool {
    (head..<values.count).contains { values[$0].map(isMeant) ?? false }
  }

  /// Takes out those that are meant, each looked at once; the others keep their order.
  @inlinable package func removeAll(where isMeant: (Element) -> Bool) {
    // To let go of values may run any code, which waits for the queue to be whole again.
    var gone: [Element] = []
    for _ in 0..<count {
      guard let next = popFirst() else { break }
      if isMeant(next) { gone.append(next) } else { append(next) }
    }
    withExtendedLifetime(gone) {}
  }

  @inline(__always)
  @inlinable func leaveFirst() {
    head += 1
    if isEmpty {
      // One by one, since that is known here: to clear the column is a call that knows nothing of the values.
      if values.count > keptQueueCapacity { return clear() }
      while !values.isEmpty { _ = values.removeLast() }
      head = 0
    } else if head > keptQueueCapacity && head > values.count / 2 {
      moveUp()
    }
  }

  /// Gives the memory back when nothing is left.
  @inline(never)
  @inlinable func clear() {
    values.removeAll(keepingMemory: false)
    head = 0
  }

  /// Brings what is left to the front.
  @inline(never)
  @inlinable func moveUp() {
    for index in head..<values.count { values[index - head] = values[index] }
    for _ in 0..<head { _ = values.removeLast() }
    head = 0
  }
}
