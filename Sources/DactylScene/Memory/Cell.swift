/// One value behind a pointer, so that an object that holds a cell reads and writes it without an access check.
///
/// It does not notice when two accesses overlap: no access may be under way while other code runs.
@safe @usableFromInline @frozen
package struct Cell<Value>: ~Copyable {
  /// Where the value is. Valid as long as the cell is.
  @usableFromInline @unsafe let pointer: UnsafeMutablePointer<Value>

  /// Makes a cell that holds a value.
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
