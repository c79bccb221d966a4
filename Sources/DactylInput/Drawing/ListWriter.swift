/// Makes a list again over the one of before, and finds out whether it is another one.
struct ListWriter<Element: Equatable> {
  private var list: [Element]
  /// How many were written.
  private(set) var count = 0
  private var hasChanged = false

  /// Takes the old list over, and leaves an empty one.
  init(over list: inout [Element]) {
    self.list = []
    swap(&self.list, &list)
  }

  /// Writes the next one.
  @inline(__always)
  mutating func append(_ element: Element) {
    if !hasChanged, count < list.count, list[count] == element {
      count += 1
    } else {
      replace(with: element)
    }
  }

  /// Goes on from the first that is another one. From there on nothing need be compared.
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

  /// Gives the list back. Returns whether it is another one than before.
  mutating func end(_ list: inout [Element]) -> Bool {
    if !hasChanged, count < self.list.count { endSame() }
    swap(&self.list, &list)
    return hasChanged
  }
}
