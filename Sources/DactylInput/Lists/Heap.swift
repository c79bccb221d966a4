/// An element of a heap.
protocol HeapElement {
  /// Whether it is removed before another one. Of two different elements, one comes first.
  func comesBefore(_ other: Self) -> Bool
}

/// A binary heap, from which the first element is removed: adding and removing one cost the logarithm of their number.
struct Heap<Element: HeapElement> {
  /// The elements; none comes before its parent, which is at half its position.
  private(set) var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  /// The first element; nil when there is none.
  var first: Element? { elements.first }

  mutating func append(_ element: Element) {
    elements.append(element)
    var position = elements.count - 1
    while position > 0, elements[position].comesBefore(elements[(position - 1) / 2]) {
      elements.swapAt(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
  }

  /// Removes and returns the first element.
  mutating func popFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    sink(0)
    return first
  }

  /// Removes all elements for which a closure returns true. Costs a pass.
  mutating func removeAll(where isToGo: (Element) -> Bool) {
    elements.removeAll(where: isToGo)
    for position in (0..<elements.count / 2).reversed() { sink(position) }
  }

  /// Moves an element down until no child comes before it.
  private mutating func sink(_ start: Int) {
    var position = start
    while true {
      let (left, right) = (2 * position + 1, 2 * position + 2)
      var least = position
      if left < elements.count, elements[left].comesBefore(elements[least]) { least = left }
      if right < elements.count, elements[right].comesBefore(elements[least]) { least = right }
      guard least != position else { return }
      elements.swapAt(position, least)
      position = least
    }
  }
}
