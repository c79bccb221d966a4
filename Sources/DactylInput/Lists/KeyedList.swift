/// Values in the order of their insertion, each found by its key: inserting, changing, finding and removing one cost
/// the same, whatever their number.
struct KeyedList<Key: Hashable, Value> {
  private struct Entry {
    let key: Key
    var value: Value
  }

  /// The entries in order, with gaps for removed ones: never more gaps than values, but for a few.
  private var entries: [Entry?] = []
  private var positions: [Key: Int] = [:]

  var count: Int { positions.count }

  /// The value of a key. A new one is appended; nil removes it.
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

  /// Removes a value; the others keep their order.
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

  /// Whether one of two present keys was inserted before the other.
  func precedes(_ key: Key, _ other: Key) -> Bool { positions[key] ?? 0 < positions[other] ?? 0 }

  /// Calls the closure for each value, in order.
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

  /// The values in order. Allocates an array.
  var values: [Value] { entries.compactMap { $0?.value } }
}

extension StateHash {
  /// Mixes in the values of a list, each with its key, in their order.
  mutating func mix<Key, Value>(_ list: KeyedList<Key, Value>, _ body: (inout StateHash, Key, Value) -> Void) {
    mix(list.count)
    list.forEach { key, value in body(&self, key, value) }
  }
}
