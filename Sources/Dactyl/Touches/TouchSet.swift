/// A set of touch slots. The first 64 cost one word and no allocation; more than that many fingers are a flood, and work.
struct TouchSet: Equatable {
  /// The first 64 slots, a bit each.
  private(set) var low: UInt64 = 0
  /// The slots after those, or nil when there never was one.
  private var high: [UInt64]?

  init() {}

  /// Whether all that is in it is in `low`.
  @inline(__always) var isSmall: Bool { high == nil }

  @inline(__always) var isEmpty: Bool { low == 0 && (isSmall || high?.allSatisfy { $0 == 0 } == true) }

  /// How many slots are in both.
  func countShared(with other: TouchSet) -> Int {
    zip(high ?? [], other.high ?? []).reduce((low & other.low).nonzeroBitCount) { $0 + ($1.0 & $1.1).nonzeroBitCount }
  }

  @inline(__always)
  func contains(_ slot: Int) -> Bool {
    slot < 64 ? low & (1 << UInt64(truncatingIfNeeded: slot)) != 0 : containsHigh(slot)
  }

  @inline(__always)
  mutating func insert(_ slot: Int) {
    if slot < 64 { low |= 1 << UInt64(truncatingIfNeeded: slot) } else { insertHigh(slot) }
  }

  @inline(__always)
  mutating func remove(_ slot: Int) {
    if slot < 64 { low &= ~(1 << UInt64(truncatingIfNeeded: slot)) } else { removeHigh(slot) }
  }

  @inline(__always)
  mutating func removeAll() {
    low = 0
    if !isSmall { high = nil }
  }

  mutating func formUnion(_ other: TouchSet) {
    low |= other.low
    guard let theirs = other.high else { return }
    var words = high ?? []
    while words.count < theirs.count { words.append(0) }
    for word in theirs.indices { words[word] |= theirs[word] }
    high = words
  }

  mutating func subtract(_ other: TouchSet) {
    low &= ~other.low
    guard var words = high.take() else { return }
    for (word, theirs) in zip(words.indices, other.high ?? []) { words[word] &= ~theirs }
    high = words
  }

  @inline(__always)
  func intersects(_ other: TouchSet) -> Bool {
    low & other.low != 0 || (!isSmall && !other.isSmall && intersectsHigh(other))
  }

  // MARK: Floods

  @inline(never)
  private func containsHigh(_ slot: Int) -> Bool {
    let word = slot / 64 - 1
    guard let high, word < high.count else { return false }
    return high[word] & (1 << UInt64(slot % 64)) != 0
  }

  @inline(never)
  private mutating func insertHigh(_ slot: Int) {
    var words = high.take() ?? []
    let word = slot / 64 - 1
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(slot % 64)
    high = words
  }

  @inline(never)
  private mutating func removeHigh(_ slot: Int) {
    let word = slot / 64 - 1
    guard var words = high.take() else { return }
    if word < words.count { words[word] &= ~(1 << UInt64(slot % 64)) }
    high = words
  }

  @inline(never)
  private func intersectsHigh(_ other: TouchSet) -> Bool { zip(high ?? [], other.high ?? []).contains { $0 & $1 != 0 } }
}
