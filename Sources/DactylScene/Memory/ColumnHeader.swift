import CMemoryHints

/// The storage of a column, which owns the values.
@safe @usableFromInline
package struct ColumnHeader<Element> {
  @usableFromInline @unsafe var base: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0
  /// The number of bytes of reserved address space; 0 when the memory was allocated.
  private var reserved = 0

  /// The size in bytes from which address space is reserved, and the least reservation.
  private static var reservingFrom: Int { 1 << 20 }
  private static var reservation: Int { 1 << 30 }
  private static var alignment: Int { max(MemoryLayout<Element>.alignment, 64) }

  init() {
    // Never read from, since the capacity is 0.
    let nowhere = unsafe UnsafeMutableRawPointer(bitPattern: Self.alignment)
    unsafe base = unsafe nowhere?.assumingMemoryBound(to: Element.self) ?? .allocate(capacity: 1)
  }

  /// Makes room for a number of values, which exceeds the capacity.
  @usableFromInline
  mutating func grow(to wanted: Int) {
    let stride = max(MemoryLayout<Element>.stride, 1)
    let old = self
    let wantedBytes = max(wanted, 2 * capacity) * stride
    if wantedBytes >= Self.reservingFrom, let start = unsafe reserve(wantedBytes) {
      unsafe base = unsafe start.assumingMemoryBound(to: Element.self)
      capacity = reserved / stride
    } else {
      capacity = max(wanted, 2 * capacity, 64 / stride)
      reserved = 0
      let start = UnsafeMutableRawPointer.allocate(byteCount: capacity * stride, alignment: Self.alignment)
      unsafe base = unsafe start.assumingMemoryBound(to: Element.self)
    }
    unsafe base.moveInitialize(from: old.base, count: count)
    old.free()
  }

  /// Removes all values.
  mutating func clear(keepingMemory: Bool) {
    unsafe base.deinitialize(count: count)
    count = 0
    guard !keepingMemory else { return }
    free()
    self = Self()
  }

  private mutating func reserve(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let page = dactyl_huge_page
    let size = (max(Self.reservation, 2 * bytes) + page - 1) / page * page
    guard let start = unsafe dactyl_reserve(size) else { return nil }
    reserved = size
    return unsafe start
  }

  private func free() {
    guard capacity > 0 else { return }
    if reserved > 0 { unsafe dactyl_release(base, reserved) } else { unsafe UnsafeMutableRawPointer(base).deallocate() }
  }
}
