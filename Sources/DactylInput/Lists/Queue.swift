/// The number of values for which a queue keeps its memory when it becomes empty.
@usableFromInline let keptQueueCapacity = 4096

/// A queue of values, which are removed in the order in which they were added.
///
/// Removed values are compacted away when they are half of all, and the memory is released when the last value of a
/// flood is removed. Adding and removing cost the same, whatever the number of values (amortized).
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

  @inlinable
  func copyState(_ copier: StateCopier) {
    unsafe copier.copy(&start)
    copier.copy(values)
  }

  /// Makes an empty queue.
  @inlinable package init() {}

  @inlinable @inline(__always) package var isEmpty: Bool { head == values.count }
  @inlinable @inline(__always) package var count: Int { values.count - head }
  /// The number of elements in memory, including removed ones.
  @inlinable package var memoryCount: Int { values.count }
  /// The first value, or nil.
  @inlinable @inline(__always) package var first: Element? { isEmpty ? nil : values[head] }

  @inline(__always)
  @inlinable package func append(_ value: Element) { values.append(value) }

  /// Removes the first value, if there is one.
  @inline(__always)
  @inlinable package func removeFirst() { _ = popFirst() }

  /// Removes and returns the first value, if there is one.
  @inline(__always)
  @inlinable package func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    defer { leaveFirst() }
    return values[head].take()
  }

  /// Whether any value satisfies a condition.
  @inlinable package func contains(where isMeant: (Element) -> Bool) -> Bool {
    (head..<values.count).contains { values[$0].map(isMeant) ?? false }
  }

  /// Calls a closure with the values, the first one first.
  package func forEach(_ body: (Element) -> Void) {
    for index in head..<values.count { if let value = values[index] { body(value) } }
  }

  /// Removes the values that satisfy a condition, tested once each; the others keep their order.
  @inlinable package func removeAll(where isMeant: (Element) -> Bool) {
    // Releasing values may run any code, so it happens when the queue is consistent again.
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
      // One by one, since their number is known here: clearing the column is a call that knows nothing of the values.
      if values.count > keptQueueCapacity { return clear() }
      while !values.isEmpty { _ = values.removeLast() }
      head = 0
    } else if head > keptQueueCapacity && head > values.count / 2 {
      moveUp()
    }
  }

  /// Releases the memory when the queue is empty.
  @inline(never)
  @inlinable func clear() {
    values.removeAll(keepingMemory: false)
    head = 0
  }

  /// Moves the remaining values to the front.
  @inline(never)
  @inlinable func moveUp() {
    for index in head..<values.count { values[index - head] = values[index] }
    for _ in 0..<head { _ = values.removeLast() }
    head = 0
  }
}

extension StateHash {
  /// Mixes in the values of a queue, the first one first.
  package mutating func mix<Element>(_ queue: Queue<Element>, _ body: (inout StateHash, Element) -> Void) {
    mix(queue.count)
    queue.forEach { body(&self, $0) }
  }
}
