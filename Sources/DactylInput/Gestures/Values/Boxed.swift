/// A value that lies on the heap from when it is first needed until it is forgotten, so that whoever has it is small at
/// rest. A copy of it is a copy of the value.
struct Boxed<Value> {
  private final class Storage {
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { unsafe self.value = value }
  }
  private var storage: Storage?

  /// Whether there is none.
  @inline(__always) var isEmpty: Bool { storage == nil }

  /// The value, or nil when there is none.
  var value: Value? { unsafe storage?.value }

  /// Changes the value; makes it first when there is none.
  mutating func update<Result>(orMake make: @autoclosure () -> Value, _ body: (inout Value) -> Result) -> Result {
    if storage == nil {
      storage = Storage(make())
    } else if !isKnownUniquelyReferenced(&storage), let value {
      storage = Storage(value)
    }
    // It is there, and nobody else's; asking for it otherwise would count it up and down.
    return unsafe body(&storage.unsafelyUnwrapped.value)
  }

  /// Forgets the value.
  mutating func clear() { storage = nil }
}
