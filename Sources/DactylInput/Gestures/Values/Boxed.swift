/// A value that is on the heap from its first use until it is cleared, so that its owner is small at rest. A copy of
/// the box is a copy of the value.
struct Boxed<Value> {
  private final class Storage {
    // Not in snapshots: it is a part of a value, shared by its copies until one changes.
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { unsafe self.value = value }
  }
  private var storage: Storage?

  /// Whether there is no value.
  @inline(__always) var isEmpty: Bool { storage == nil }

  /// The value, or nil when there is none.
  var value: Value? { unsafe storage?.value }

  /// Changes the value, which is made first when there is none.
  mutating func update<Result>(orMake make: @autoclosure () -> Value, _ body: (inout Value) -> Result) -> Result {
    if storage == nil {
      storage = Storage(make())
    } else if !isKnownUniquelyReferenced(&storage), let value {
      storage = Storage(value)
    }
    // The storage exists and is uniquely referenced; another access would count references.
    return unsafe body(&storage.unsafelyUnwrapped.value)
  }

  /// Removes the value.
  mutating func clear() { storage = nil }
}
