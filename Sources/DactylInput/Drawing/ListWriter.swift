/// Rebuilds a list over the previous one, and determines whether it differs.
struct ListWriter<Element: Equatable> {
  private var list: [Element]
  /// The number of elements that were written.
  private(set) var count = 0
  private var hasChanged = false

  /// Takes the previous list over, and leaves an empty one.
  init(over list: inout [Element]) {
    self.list = []
    swap(&self.list, &list)
  }

  /// Appends an element.
  @inline(__always)
  mutating func append(_ element: Element) {
    if !hasChanged, count < list.count, list[count] == element {
      count += 1
    } else {
      replace(with: element)
    }
  }

  /// Continues from the first element that differs. From there on nothing has to be compared.
  @inline(__always)
  private mutating func replace(with element: Element) {
    if !hasChanged { endSame() }
    list.append(element)
    count += 1
  }

  @inline(never)
  private mutating func endSame() {
    list.removeLast(list.count - count)
    hasChanged = true
  }

  /// Moves the list back. Returns whether it differs from the previous one.
  mutating func end(_ list: inout [Element]) -> Bool {
    if !hasChanged, count < self.list.count { endSame() }
    swap(&self.list, &list)
    return hasChanged
  }
}
