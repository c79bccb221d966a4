/// Values in order, for passes: it is read where it lies and changed through a constant, and once it has grown, filling
/// it again allocates nothing.
///
/// A loop over it sees what is added meanwhile.
@usableFromInline
package final class List<Element>: RandomAccessCollection {
  @usableFromInline let values = Column<Element>()

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

  // As those of any sequence, but without an iterator, which would hold on to the list.

  /// Calls the closure for each value, also for those that are added meanwhile.
  @inline(__always)
  @inlinable package func forEach(_ body: (Element) -> Void) {
    var index = 0
    while index < values.count {
      body(values[index])
      index += 1
    }
  }

  /// Where the first value is that is meant, or nil.
  @inline(__always)
  @inlinable package func firstIndex(where isMeant: (Element) -> Bool) -> Int? {
    var index = 0
    while index < values.count {
      if isMeant(values[index]) { return index }
      index += 1
    }
    return nil
  }

  /// Whether any value is meant.
  @inline(__always)
  @inlinable package func contains(where isMeant: (Element) -> Bool) -> Bool { firstIndex(where: isMeant) != nil }

  @inline(__always)
  @inlinable package func append(_ element: Element) { values.append(element) }

  /// Adds the values of another list.
  @inline(__always)
  @inlinable package func append(contentsOf other: List) {
    values.reserve(values.count + other.count)
    for index in other.indices { values.append(other[index]) }
  }

  /// Makes room for a number of values in all.
  @inlinable package func reserve(_ count: Int) { values.reserve(count) }

  /// Takes all values out, and keeps the room.
  @inline(__always)
  @inlinable package func removeAll() {
    while values.count > 0 { _ = values.removeLast() }
  }

  /// Takes the last value out, if there is one.
  @inline(__always)
  @inlinable package func popLast() -> Element? { values.popLast() }

  /// Puts a value at a place; those from there on move down.
  @inlinable package func insert(_ element: Element, at index: Int) {
    values.append(element)
    for next in stride(from: values.count - 1, to: index, by: -1) { values[next] = values[next - 1] }
    values[index] = element
  }

  /// Takes out the value at a place; those behind it move up.
  @inlinable package func remove(at index: Int) -> Element {
    let taken = values[index]
    for next in (index + 1)..<values.count { values[next - 1] = values[next] }
    _ = values.removeLast()
    return taken
  }

  /// Takes out those that are meant, each looked at once; the others keep their order.
  @inlinable package func removeAll(where isMeant: (Element) -> Bool) {
    var kept = 0
    // To let go of values may run any code, which waits for the list to be whole again.
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
