/// The values of a column, which something else owns, for whoever is not to own it: what is copied, and code that is
/// compiled into other modules as well. Good for as long as the column. Places are checked.
@safe @usableFromInline @frozen
package struct Cells<Element> {
  @usableFromInline @unsafe let header: UnsafeMutablePointer<ColumnHeader<Element>>

  init(of column: borrowing Column<Element>) { self = column.cells }

  /// The values behind a header.
  @unsafe
  init(at header: UnsafeMutablePointer<ColumnHeader<Element>>) { unsafe self.header = header }

  /// How many values there are.
  @inlinable @inline(__always)
  package var count: Int { unsafe header.pointee.count }

  /// The value at a place. One beyond the end stops the program.
  @inlinable
  package subscript(place: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: unsafe header.pointee.count))
      return unsafe header.pointee.base[place]
    }
    @inline(__always) nonmutating _modify {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: unsafe header.pointee.count))
      yield unsafe &header.pointee.base[place]
    }
  }

  /// Where the values begin. Good until the next one is added; places are not checked.
  @inlinable @inline(__always) @unsafe
  package var base: UnsafeMutablePointer<Element> { unsafe header.pointee.base }

  /// Adds a value at the end.
  @inlinable @inline(__always)
  func append(_ value: Element) {
    if unsafe header.pointee.count == header.pointee.capacity { unsafe header.pointee.grow(to: count + 1) }
    unsafe (header.pointee.base + header.pointee.count).initialize(to: value)
    unsafe header.pointee.count += 1
  }

  /// Adds a value several times at the end.
  @inlinable
  func append(repeating value: Element, count: Int) {
    guard count > 0 else { return }
    if unsafe self.count + count > header.pointee.capacity { unsafe header.pointee.grow(to: self.count + count) }
    unsafe (header.pointee.base + header.pointee.count).initialize(repeating: value, count: count)
    unsafe header.pointee.count += count
  }

  /// Leaves the values from a place on to themselves: they have been moved elsewhere, or are nothing to let go of.
  @inlinable @inline(__always) @unsafe
  func forget(from place: Int) { unsafe header.pointee.count = place }

  /// Puts a value in the place of another, which comes back.
  @inlinable @inline(__always)
  func exchange(_ place: Int, for value: consuming Element) -> Element {
    precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
    let old = unsafe (base + place).move()
    unsafe (base + place).initialize(to: value)
    return old
  }

  /// Takes a value out; the last one gets its place.
  @inlinable @inline(__always)
  func swapRemove(at place: Int) -> Element {
    precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
    let last = count - 1
    let taken = unsafe (base + place).move()
    if place != last { unsafe (base + place).moveInitialize(from: base + last, count: 1) }
    unsafe header.pointee.count = last
    return taken
  }
}
