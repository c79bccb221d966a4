import CMemoryHints

/// A box of a snapshot.
@usableFromInline
package class CopyBox {
  @inlinable init() {}
  /// Releases what was replaced.
  @usableFromInline func letGo() {}
}

/// A value in a snapshot.
@usableFromInline
final class CopiedValue<Value>: CopyBox {
  // Not in snapshots: it is a part of one.
  @usableFromInline @exclusivity(unchecked) var value: Value?
  @usableFromInline @exclusivity(unchecked) var replaced: Value?

  @inlinable override init() { super.init() }

  /// Holds the value of a variable.
  @inlinable
  func save(_ variable: Value) {
    unsafe replaced = value
    unsafe value = variable
  }

  /// The value that is held, in exchange for that of a variable, which is kept until the end of the pass.
  @inlinable
  func exchange(for variable: Value) -> Value? {
    unsafe replaced = variable
    return unsafe value
  }

  /// Whether the box holds the value of a variable, bit by bit.
  @inlinable @inline(__always)
  func isHeld(_ variable: Value) -> Bool {
    guard unsafe value != nil else { return false }
    return unsafe withUnsafeBytes(of: &value) { own in
      unsafe withUnsafePointer(to: variable) { variable in
        unsafe dactyl_is_equal(own.baseAddress, variable, MemoryLayout<Value>.size) != 0
      }
    }
  }

  @usableFromInline override func letGo() { unsafe replaced = nil }
}

/// The values of a column in a snapshot.
@usableFromInline
final class CopiedColumn<Element>: CopyBox {
  // Not in snapshots: it is a part of one.
  @usableFromInline let values = Column<Element>()
  @usableFromInline let replaced = Column<Element>()

  @inlinable override init() { super.init() }

  @inlinable
  func save(_ column: borrowing Column<Element>) -> Bool { copy(column, values) }

  @inlinable
  func restore(_ column: borrowing Column<Element>) -> Bool { copy(values, column) }

  @inlinable
  func copy(_ source: borrowing Column<Element>, _ target: borrowing Column<Element>) -> Bool {
    if source.isEmpty && target.isEmpty { return false }
    if source.count == target.count,
      unsafe dactyl_is_equal(source.base, target.base, source.count * MemoryLayout<Element>.stride) != 0
    {
      return false
    }
    target.moveAll(to: replaced)
    target.appendAll(of: source)
    return true
  }

  @usableFromInline override func letGo() {
    while !replaced.isEmpty { _ = replaced.removeLast() }
  }
}
