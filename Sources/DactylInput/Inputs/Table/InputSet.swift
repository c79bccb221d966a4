/// A set of touch slots. The first 128 take two words and no allocation. More fingers than that are a flood, in which
/// each set costs as much as it contains.
package struct InputSet: Equatable {
  /// A word of 64 further slots, one bit each.
  private struct Word: Equatable {
    /// The number of words of slots before it.
    var index: Int
    var bits: UInt64
  }

  /// The first 64 slots, one bit each, and the next 64.
  private(set) var low: UInt64 = 0
  private var middle: UInt64 = 0
  /// The nonempty words after those, in order, or nil when there never was one.
  private var high: [Word]?

  init() {}

  /// Whether all elements are in the first two words.
  @inline(__always) var isSmall: Bool { high == nil }

  @inline(__always) var isEmpty: Bool { low | middle == 0 && (isSmall || high?.isEmpty == true) }

  /// The number of slots in the set.
  var count: Int {
    (high ?? []).reduce(low.nonzeroBitCount + middle.nonzeroBitCount) { $0 + $1.bits.nonzeroBitCount }
  }

  /// Returns the number of slots in both sets.
  func countShared(with other: InputSet) -> Int {
    var count = (low & other.low).nonzeroBitCount + (middle & other.middle).nonzeroBitCount
    if !isSmall && !other.isSmall { forEachShared(with: other) { count += ($0 & $1).nonzeroBitCount } }
    return count
  }

  @inline(__always)
  package func contains(_ slot: Int) -> Bool {
    slot < 64 ? low & Self.bit(of: slot) != 0 : containsAbove(slot)
  }

  @inline(__always)
  mutating func insert(_ slot: Int) {
    if slot < 64 { low |= Self.bit(of: slot) } else { insertAbove(slot) }
  }

  @inline(__always)
  package mutating func remove(_ slot: Int) {
    if slot < 64 { low &= ~Self.bit(of: slot) } else { removeAbove(slot) }
  }

  @inline(__always)
  mutating func removeAll() {
    (low, middle) = (0, 0)
    if !isSmall { high = nil }
  }

  mutating func formUnion(_ other: InputSet) {
    low |= other.low
    middle |= other.middle
    guard let theirs = other.high else { return }
    for word in theirs { insertHigh(word.bits, word.index) }
  }

  /// Adds the slots of another set that are also in a third.
  mutating func formUnion(_ other: InputSet, within mask: InputSet) {
    low |= other.low & mask.low
    middle |= other.middle & mask.middle
    guard let words = mask.high, !other.isSmall else { return }
    for word in words {
      let shared = word.bits & other.bits(at: word.index)
      if shared != 0 { insertHigh(shared, word.index) }
    }
  }

  mutating func subtract(_ other: InputSet) {
    low &= ~other.low
    middle &= ~other.middle
    guard let theirs = other.high, let count = high?.count else { return }
    guard theirs.count > count else {
      for word in theirs { removeHigh(word.bits, word.index) }
      return
    }
    var words = high.take() ?? []
    for index in words.indices { words[index].bits &= ~other.bits(at: words[index].index) }
    words.removeAll { $0.bits == 0 }
    high = words
  }

  @inline(__always)
  package func intersects(_ other: InputSet) -> Bool {
    low & other.low | middle & other.middle != 0 || (!isSmall && !other.isSmall && intersectsHigh(other))
  }

  // MARK: More than 64, and floods

  /// The single slot of a set with one element; nil for none and for several.
  var only: Int? {
    guard isSmall else { return count == 1 ? slots[0] : nil }
    guard low.nonzeroBitCount + middle.nonzeroBitCount == 1 else { return nil }
    return low != 0 ? low.trailingZeroBitCount : 64 + middle.trailingZeroBitCount
  }

  /// All slots, in ascending order. Allocates an array.
  var slots: [Int] {
    var slots: [Int] = []
    func add(_ bits: UInt64, from first: Int) {
      var bits = bits
      while bits != 0 {
        slots.append(first + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    add(low, from: 0)
    add(middle, from: 64)
    for word in high ?? [] { add(word.bits, from: word.index * 64) }
    return slots
  }

  /// Returns the position of the word of an index, or the position at which to insert it.
  private static func position(of index: Int, in words: [Word]) -> Int {
    if let last = words.last, last.index < index { return words.count }
    var (start, end) = (0, words.count)
    while start < end {
      let middle = (start + end) / 2
      if words[middle].index < index { start = middle + 1 } else { end = middle }
    }
    return start
  }

  private func bits(at index: Int) -> UInt64 {
    guard let high else { return 0 }
    let position = Self.position(of: index, in: high)
    return position < high.count && high[position].index == index ? high[position].bits : 0
  }

  /// The bit of a slot within its word.
  @inline(__always)
  private static func bit(of slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }

  @inline(never)
  private func containsAbove(_ slot: Int) -> Bool {
    (slot < 128 ? middle : bits(at: slot / 64)) & Self.bit(of: slot) != 0
  }

  @inline(never)
  private mutating func insertAbove(_ slot: Int) {
    if slot < 128 { middle |= Self.bit(of: slot) } else { insertHigh(Self.bit(of: slot), slot / 64) }
  }

  @inline(never)
  private mutating func removeAbove(_ slot: Int) {
    if slot < 128 { middle &= ~Self.bit(of: slot) } else { removeHigh(Self.bit(of: slot), slot / 64) }
  }

  @inline(never)
  private mutating func insertHigh(_ bits: UInt64, _ index: Int) {
    var words = high.take() ?? []
    let position = Self.position(of: index, in: words)
    if position < words.count && words[position].index == index {
      words[position].bits |= bits
    } else {
      words.insert(Word(index: index, bits: bits), at: position)
    }
    high = words
  }

  @inline(never)
  private mutating func removeHigh(_ bits: UInt64, _ index: Int) {
    guard var words = high.take() else { return }
    let position = Self.position(of: index, in: words)
    if position < words.count && words[position].index == index {
      words[position].bits &= ~bits
      if words[position].bits == 0 { words.remove(at: position) }
    }
    high = words
  }

  @inline(never)
  private func intersectsHigh(_ other: InputSet) -> Bool {
    var isAnyShared = false
    forEachShared(with: other) { if $0 & $1 != 0 { isAnyShared = true } }
    return isAnyShared
  }

  /// Calls the closure for each word that both sets have. Costs as much as the smaller one contains.
  private func forEachShared(with other: InputSet, _ body: (UInt64, UInt64) -> Void) {
    guard let own = high, let theirs = other.high else { return }
    if own.count <= theirs.count {
      for word in own { body(word.bits, other.bits(at: word.index)) }
    } else {
      for word in theirs { body(bits(at: word.index), word.bits) }
    }
  }
}
