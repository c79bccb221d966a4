/// The proposals of a recognizer that the arena has not granted yet, in order: at most fifteen, in one word.
struct ProposalQueue: Equatable {
  private var word: UInt64 = 0

  @inline(__always) var isEmpty: Bool { word == 0 }
  @inline(__always) var count: Int { (64 - word.leadingZeroBitCount + 3) / 4 }
  @inline(__always) var first: GestureState? { isEmpty ? nil : GestureState(rawValue: UInt8(word & 15) - 1) }
  @inline(__always) var last: GestureState? {
    isEmpty ? nil : GestureState(rawValue: UInt8(word >> UInt64(4 * (count - 1)) & 15) - 1)
  }

  mutating func append(_ state: GestureState) {
    guard count < 15 else { return }
    word |= UInt64(state.rawValue + 1) << UInt64(4 * count)
  }

  mutating func removeFirst() { word >>= 4 }
  mutating func removeAll() { word = 0 }
}

extension ProposalQueue: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(bits: word) }
}
