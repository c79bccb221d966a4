import CMemoryHints

extension SparseColumn {
  /// Asks for the memory of the value at a place, which is one of a value.
  @inline(__always)
  package func prefetchValue(at place: Int) {
    let value = unsafe UnsafeRawPointer(values.base + place)
    unsafe dactyl_prefetch(value)
    if MemoryLayout<Value>.size > 64 { unsafe dactyl_prefetch(value + 64) }
  }
}
