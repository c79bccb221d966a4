import CMemoryHints

/// Values side by side in memory that grows where it lies: what the columns of a scene are made of.
///
/// A short column is an allocation that is replaced by one twice as large. A long one sets address space aside and takes
/// memory from the system as it grows, so that it is never copied and no single addition takes long (on Linux; elsewhere,
/// and where address space is scarce, it goes on by doubling). It stands behind a pointer and is changed through that: a
/// column that is a constant can be written to, and reading one that an object holds asks for no access check. Places are
/// checked, in release builds too.
@safe @usableFromInline
package struct Column<Element>: ~Copyable {
  /// The values, for code that is not to own them.
  @usableFromInline let cells: Cells<Element>

  /// Makes a column of no values.
  package init() {
    let header = UnsafeMutablePointer<ColumnHeader<Element>>.allocate(capacity: 1)
    unsafe header.initialize(to: ColumnHeader())
    cells = unsafe Cells(at: header)
  }

  deinit {
    unsafe cells.header.pointee.clear(keepingMemory: false)
    unsafe cells.header.deinitialize(count: 1)
    unsafe cells.header.deallocate()
  }

  /// How many values there are.
  @inlinable @inline(__always)
  package var count: Int { cells.count }

  /// Whether there are none.
  @inlinable @inline(__always)
  package var isEmpty: Bool { count == 0 }

  /// All places.
  @inlinable @inline(__always)
  package var indices: Range<Int> { 0..<count }

  /// The value at a place. One beyond the end stops the program.
  @inlinable
  package subscript(place: Int) -> Element {
    @inline(__always) get { cells[place] }
    @inline(__always) nonmutating _modify { yield &cells[place] }
  }

  /// The last value, or nil.
  @inlinable @inline(__always)
  package var last: Element? { isEmpty ? nil : self[count - 1] }

  /// Where the values begin. Good until the next one is added; places are not checked.
  @inlinable @inline(__always) @unsafe
  package var base: UnsafeMutablePointer<Element> { unsafe cells.base }

  /// Asks for the memory of a place, which may be any, that will be read soon.
  @inlinable @inline(__always)
  package func prefetch(_ place: Int) { unsafe dactyl_prefetch(cells.base + place) }

  /// Asks for the memory of a place, which may be any, that will be written soon.
  @inlinable @inline(__always)
  package func prefetchToWrite(_ place: Int) { unsafe dactyl_prefetch_to_write(cells.base + place) }

  /// Adds a value at the end.
  @inlinable @inline(__always)
  package func append(_ value: Element) { cells.append(value) }

  /// Adds a value several times at the end.
  package func append(repeating value: Element, count: Int) { cells.append(repeating: value, count: count) }

  /// Makes room for a number of values in all.
  package func reserve(_ count: Int) {
    if unsafe count > cells.header.pointee.capacity { unsafe cells.header.pointee.grow(to: count) }
  }

  /// Takes the last value out. There must be one.
  @inlinable @inline(__always)
  package func removeLast() -> Element {
    precondition(!isEmpty)
    unsafe cells.header.pointee.count -= 1
    return unsafe (cells.base + count).move()
  }

  /// Takes the last value out, if there is one.
  @inlinable @inline(__always)
  package func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Takes all values out.
  package func removeAll(keepingMemory: Bool = true) {
    unsafe cells.header.pointee.clear(keepingMemory: keepingMemory)
  }

  /// The bytes of the values.
  package var bytes: Int { count * MemoryLayout<Element>.stride }
}
