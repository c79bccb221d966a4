import CMemoryHints

/// A growable array in contiguous memory, of which the columns of a scene are made.
///
/// A short column is an allocation that is replaced by one twice as large when it is full. A long one reserves address
/// space and commits memory as it grows, so that it is never copied and no single append takes long (on Linux;
/// elsewhere, and where address space is scarce, it keeps doubling). A column is stored behind a pointer and changed
/// through it: a constant column can be written to, and reading a column of an object needs no exclusivity check.
/// Indices are checked, in release builds too.
@safe @usableFromInline @frozen
package struct Column<Element>: ~Copyable {
  @usableFromInline @unsafe let header: UnsafeMutablePointer<ColumnHeader<Element>>

  /// Makes an empty column.
  package init() {
    let header = UnsafeMutablePointer<ColumnHeader<Element>>.allocate(capacity: 1)
    unsafe header.initialize(to: ColumnHeader())
    unsafe self.header = header
  }

  deinit {
    unsafe header.pointee.clear(keepingMemory: false)
    unsafe header.deinitialize(count: 1)
    unsafe header.deallocate()
  }

  /// How many values there are.
  @inlinable @inline(__always)
  package var count: Int { unsafe header.pointee.count }

  /// Whether the column is empty.
  @inlinable @inline(__always)
  package var isEmpty: Bool { count == 0 }

  /// All indices.
  @inlinable @inline(__always)
  package var indices: Range<Int> { 0..<count }

  /// The value at an index. One beyond the end stops the program.
  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) get { values[index] }
    @inline(__always) nonmutating _modify { yield &values[index] }
  }

  /// The last value, or nil.
  @inlinable @inline(__always)
  package var last: Element? { isEmpty ? nil : self[count - 1] }

  /// Where the values begin. Valid until the next one is added; indices are not checked.
  @inlinable @inline(__always) @unsafe
  package var base: UnsafeMutablePointer<Element> { unsafe header.pointee.base }

  /// Requests the memory at an index, which may be any, that will be read soon.
  @inlinable @inline(__always)
  package func prefetch(_ index: Int) { unsafe dactyl_prefetch(base + index) }

  /// Prefetches the memory at any index, in order to write it soon.
  @inlinable @inline(__always)
  package func prefetchToWrite(_ index: Int) { unsafe dactyl_prefetch_to_write(base + index) }

  /// Appends a value.
  @inlinable @inline(__always)
  package func append(_ value: Element) {
    if unsafe header.pointee.count == header.pointee.capacity { unsafe header.pointee.grow(to: count + 1) }
    unsafe (header.pointee.base + header.pointee.count).initialize(to: value)
    unsafe header.pointee.count += 1
  }

  /// Appends a value several times.
  @inlinable
  package func append(repeating value: Element, count: Int) {
    guard count > 0 else { return }
    if unsafe self.count + count > header.pointee.capacity { unsafe header.pointee.grow(to: self.count + count) }
    unsafe (header.pointee.base + header.pointee.count).initialize(repeating: value, count: count)
    unsafe header.pointee.count += count
  }

  /// Reserves room for a total number of values.
  @usableFromInline
  package func reserve(_ count: Int) {
    if unsafe count > header.pointee.capacity { unsafe header.pointee.grow(to: count) }
  }

  /// Removes and returns the last value. The column must not be empty.
  @inlinable @inline(__always)
  package func removeLast() -> Element {
    precondition(!isEmpty)
    unsafe header.pointee.count -= 1
    return unsafe (base + count).move()
  }

  /// Removes and returns the last value, or returns nil.
  @inlinable @inline(__always)
  package func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes and returns a value; the last one moves to its index.
  @inlinable @inline(__always)
  func swapRemove(at index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    let last = count - 1
    let taken = unsafe (base + index).move()
    if index != last { unsafe (base + index).moveInitialize(from: base + last, count: 1) }
    unsafe header.pointee.count = last
    return taken
  }

  /// Replaces the value at an index, and returns the old one.
  @inlinable @inline(__always)
  func exchange(_ index: Int, for value: consuming Element) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    let old = unsafe (base + index).move()
    unsafe (base + index).initialize(to: value)
    return old
  }

  /// Drops the values from an index on without deinitializing them: they were moved elsewhere, or are trivial.
  @inlinable @inline(__always) @unsafe
  func forget(from index: Int) { unsafe header.pointee.count = index }

  /// Sets the number of trivial values; new ones are whatever the memory holds.
  @inlinable @unsafe
  func resize(to count: Int) {
    reserve(count)
    unsafe header.pointee.count = count
  }

  /// Appends the values of another column.
  @inlinable
  func appendAll(of other: borrowing Column) {
    let added = other.count
    guard added > 0 else { return }
    reserve(count + added)
    unsafe (base + count).initialize(from: other.base, count: added)
    unsafe header.pointee.count += added
  }

  /// Moves all values to the end of another column.
  @inlinable
  func moveAll(to other: borrowing Column) {
    let moved = count
    guard moved > 0 else { return }
    other.reserve(other.count + moved)
    unsafe (other.base + other.count).moveInitialize(from: base, count: moved)
    unsafe other.header.pointee.count += moved
    unsafe header.pointee.count = 0
  }

  /// Removes all values.
  @usableFromInline
  package func removeAll(keepingMemory: Bool = true) {
    unsafe header.pointee.clear(keepingMemory: keepingMemory)
  }

  /// The size of all values in bytes.
  package var bytes: Int { count * MemoryLayout<Element>.stride }

  // MARK: Unowned access

  /// The values for code that does not own the column. Valid as long as the column.
  @inlinable @inline(__always)
  package var values: Values { unsafe Values(at: header) }

  /// The values of a column that is owned elsewhere. Indices are checked.
  @safe @usableFromInline @frozen
  package struct Values {
    @usableFromInline @unsafe let header: UnsafeMutablePointer<ColumnHeader<Element>>

    @inlinable @inline(__always) @unsafe
    init(at header: UnsafeMutablePointer<ColumnHeader<Element>>) { unsafe self.header = header }

    /// The number of values.
    @inlinable @inline(__always)
    package var count: Int { unsafe header.pointee.count }

    /// All indices.
    @inlinable @inline(__always)
    package var indices: Range<Int> { 0..<count }

    /// The address of the first value, valid until the next append; indices are not checked.
    @inlinable @inline(__always) @unsafe
    package var base: UnsafeMutablePointer<Element> { unsafe header.pointee.base }

    /// Prefetches the memory at any index, in order to read it soon.
    @inlinable @inline(__always)
    package func prefetch(_ index: Int) { unsafe dactyl_prefetch(base + index) }

    /// The value at an index. An index beyond the end stops the program.
    @inlinable
    package subscript(index: Int) -> Element {
      @inline(__always) get {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: unsafe header.pointee.count))
        return unsafe header.pointee.base[index]
      }
      @inline(__always) nonmutating _modify {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: unsafe header.pointee.count))
        yield unsafe &header.pointee.base[index]
      }
    }
  }

  /// Sixteen values from an index on, all of which must exist. They are checked once, and valid until the next append.
  @inline(__always)
  func sixteen(from start: Int) -> Sixteen {
    precondition(start >= 0 && start + 16 <= count)
    return unsafe Sixteen(base: base + start)
  }

  /// Sixteen values in a row.
  @safe
  struct Sixteen {
    @unsafe fileprivate let base: UnsafeMutablePointer<Element>

    @inline(__always)
    fileprivate init(base: UnsafeMutablePointer<Element>) { unsafe self.base = base }

    /// The value at an offset from 0 to 15.
    @inline(__always)
    subscript(number: Int) -> Element { unsafe base[number & 15] }
  }
}
