/// A value behind a pointer, so that an object that has a cell reads and writes it without an exclusivity check.
///
/// It does not detect overlapping accesses: no access may be under way while other code runs.
@safe @usableFromInline @frozen
package struct Cell<Value>: ~Copyable {
  /// The address of the value, valid as long as the cell.
  @usableFromInline @unsafe let pointer: UnsafeMutablePointer<Value>

  /// Makes a cell with a value.
  @inlinable
  package init(_ value: consuming Value) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  /// The value.
  @inlinable
  package var value: Value {
    @inline(__always) get { unsafe pointer.pointee }
    @inline(__always) nonmutating _modify { yield unsafe &pointer.pointee }
  }
}
