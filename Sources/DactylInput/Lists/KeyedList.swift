/// Values in the order in which they came, each found by its key: to add, change, find and take out one costs the same
/// however many there are.
struct KeyedList<Key: Hashable, Value> {
  private struct Entry {
    let key: Key
    var value: Value
  }

  /// In order, with gaps where some were taken out: never more gaps than values, but for a few.
  private var entries: [Entry?] = []
  private var positions: [Key: Int] = [:]

  var count: Int { positions.count }

  /// The value of a key. One that is new comes last; nil takes it out.
  subscript(key: Key) -> Value? {
    get { positions[key].flatMap { entries[$0]?.value } }
    set {
      guard let newValue else { return remove(key) }
      if let position = positions[key] {
        entries[position] = Entry(key: key, value: newValue)
      } else {
        positions[key] = entries.count
        entries.append(Entry(key: key, value: newValue))
      }
    }
  }

  /// Takes a value out; the others keep their order.
  mutating func remove(_ key: Key) {
    guard let position = positions.removeValue(forKey: key) else { return }
    entries[position] = nil
    guard entries.count > 2 * positions.count + 8 else { return }
    let kept = entries.compactMap(\.self)
    for (position, entry) in kept.enumerated() { positions[entry.key] = position }
    entries = kept
  }

  mutating func removeAll() {
    entries.removeAll()
    positions.removeAll()
  }

  /// Whether one of two that are there came before the other.
  func precedes(_ key: Key, _ other: Key) -> Bool { positions[key] ?? 0 < positions[other] ?? 0 }

  /// Calls the closure for each, in order.
  @inline(__always)
  func forEach(_ body: (Key, Value) -> Void) {
    for entry in entries { if let entry { body(entry.key, entry.value) } }
  }

  /// Changes each value, in order.
  mutating func changeEach(_ body: (inout Value) -> Void) {
    for position in entries.indices {
      guard var entry = entries[position] else { continue }
      body(&entry.value)
      entries[position] = entry
    }
  }

  /// The values in order. Makes an array.
  var values: [Value] { entries.compactMap { $0?.value } }
}
