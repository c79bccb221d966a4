/// A set of touch slots. The first 64 cost one word and no allocation; more than that many fingers are a flood, and work.
struct TouchSet: Equatable {
  private var low: UInt64 = 0
  private var high: [UInt64] = []

  init() {}

  var isEmpty: Bool { low == 0 && high.allSatisfy { $0 == 0 } }

  var count: Int { high.reduce(low.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

  func contains(_ slot: Int) -> Bool {
    if slot < 64 { return low & (1 << UInt64(slot)) != 0 }
    let word = slot / 64 - 1
    return word < high.count && high[word] & (1 << UInt64(slot % 64)) != 0
  }

  mutating func insert(_ slot: Int) {
    guard slot >= 64 else { return low |= 1 << UInt64(slot) }
    let word = slot / 64 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 << UInt64(slot % 64)
  }

  mutating func remove(_ slot: Int) {
    guard slot >= 64 else { return low &= ~(1 << UInt64(slot)) }
    let word = slot / 64 - 1
    if word < high.count { high[word] &= ~(1 << UInt64(slot % 64)) }
  }

  mutating func removeAll() {
    low = 0
    high.removeAll(keepingCapacity: true)
  }

  mutating func formUnion(_ other: TouchSet) {
    low |= other.low
    while high.count < other.high.count { high.append(0) }
    for word in other.high.indices { high[word] |= other.high[word] }
  }

  func intersects(_ other: TouchSet) -> Bool {
    low & other.low != 0 || zip(high, other.high).contains { $0 & $1 != 0 }
  }
}
