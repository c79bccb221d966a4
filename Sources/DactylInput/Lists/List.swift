/// An ordered list for passes: it is read in place and changed through a constant, and after it has grown, refilling it
/// allocates nothing.
///
/// A loop over it also visits values that are added meanwhile.
@usableFromInline
package final class List<Element>: RandomAccessCollection, SnapshotState {
  @usableFromInline let values = Column<Element>()

  @usableFromInline
  package func copyState(_ copier: StateCopier) { copier.copy(values) }

  /// Makes an empty list.
  @inlinable package init() {}

  @inlinable @inline(__always) package var startIndex: Int { 0 }
  @inlinable @inline(__always) package var endIndex: Int { values.count }

  // Those that a collection has by default go through tables of generic code in other modules.
  @inlinable @inline(__always) package var count: Int { values.count }
  @inlinable @inline(__always) package var isEmpty: Bool { values.count == 0 }
  @inlinable @inline(__always) package var indices: Range<Int> { 0..<values.count }
  @inlinable @inline(__always) package func index(after index: Int) -> Int { index + 1 }
  @inlinable @inline(__always) package func index(before index: Int) -> Int { index - 1 }
  @inlinable @inline(__always) package func formIndex(after index: inout Int) { index += 1 }
  @inlinable @inline(__always) package func distance(from start: Int, to end: Int) -> Int { end - start }
  @inlinable @inline(__always)
  package func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }

  /// The first value that is meant, or nil.
  @inlinable package func first(where isMeant: (Element) -> Bool) -> Element? {
    firstIndex(where: isMeant).map { values[$0] }
  }

  /// The values that are meant, in order. Makes an array.
  @inlinable package func filter(_ isMeant: (Element) -> Bool) -> [Element] {
    var meant: [Element] = []
    forEach { if isMeant($0) { meant.append($0) } }
    return meant
  }

  /// The values as an array.
  @inlinable package var array: [Element] {
    var array: [Element] = []
    array.reserveCapacity(values.count)
    forEach { array.append($0) }
    return array
  }

  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) get { values[index] }
    @inline(__always) _modify { yield &values[index] }
  }

  // Like those of any sequence, but without an iterator, which would retain the list.

  /// Calls the closure for each value, including those that are added meanwhile.
  @inline(__always)
  @inlinable package func forEach(_ body: (Element) -> Void) {
    var index = 0
    while index < values.count {
      body(values[index])
      index += 1
    }
  }

  /// Returns the index of the first value that satisfies a condition, or nil.
  @inline(__always)
  @inlinable package func firstIndex(where isMeant: (Element) -> Bool) -> Int? {
    var index = 0
    while index < values.count {
      if isMeant(values[index]) { return index }
      index += 1
    }
    return nil
  }

  /// Whether any value satisfies a condition.
  @inline(__always)
  @inlinable package func contains(where isMeant: (Element) -> Bool) -> Bool { firstIndex(where: isMeant) != nil }

  @inline(__always)
  @inlinable package func append(_ element: Element) { values.append(element) }

  /// Appends the values of another list.
  @inline(__always)
  @inlinable package func append(contentsOf other: List) {
    values.reserve(values.count + other.count)
    for index in other.indices { values.append(other[index]) }
  }

  /// Reserves capacity for a total number of values.
  @inlinable package func reserve(_ count: Int) { values.reserve(count) }

  /// Removes all values, and keeps the capacity.
  @inline(__always)
  @inlinable package func removeAll() {
    while values.count > 0 { _ = values.removeLast() }
  }

  /// Removes and returns the last value, if there is one.
  @inline(__always)
  @inlinable package func popLast() -> Element? { values.popLast() }

  /// Inserts a value at an index; those from there on move up by one.
  @inlinable package func insert(_ element: Element, at index: Int) {
    values.append(element)
    for next in stride(from: values.count - 1, to: index, by: -1) { values[next] = values[next - 1] }
    values[index] = element
  }

  /// Removes and returns the value at an index; those after it move down by one.
  @inlinable package func remove(at index: Int) -> Element {
    let taken = values[index]
    for next in (index + 1)..<values.count { values[next - 1] = values[next] }
    _ = values.removeLast()
    return taken
  }

  /// Removes the values that satisfy a condition, tested once each; the others keep their order.
  @inlinable package func removeAll(where isMeant: (Element) -> Bool) {
    var kept = 0
    // Releasing values may run any code, so it happens when the list is consistent again.
    var gone: [Element] = []
    for index in values.indices {
      if isMeant(values[index]) {
        if !_isPOD(Element.self) { gone.append(values[index]) }
        continue
      }
      if kept != index { values[kept] = values[index] }
      kept += 1
    }
    while values.count > kept { _ = values.removeLast() }
    withExtendedLifetime(gone) {}
  }
}
