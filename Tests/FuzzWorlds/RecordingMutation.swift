import TestSupport

/// Changes the bytes of recordings at random, half of the time so that the checksums are right nevertheless.
package struct RecordingMutation {
  private var random: SeededRandom

  package init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The bytes with a few changes: other bytes, some taken out, some put in, or the end cut off.
  package mutating func next(of bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.next() % 4 where !bytes.isEmpty {
      let place = Int(random.next() % UInt64(bytes.count))
      let count = min(Int(random.next() % 9), bytes.count - place)
      switch random.next() % 8 {
      case 0: bytes.removeSubrange(place..<place + count)
      case 1: bytes.insert(contentsOf: (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }, at: place)
      case 2: bytes.removeLast(random.next() % 10 == 0 ? bytes.count - place : 0)
      default: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
    }
    if random.next() % 2 == 0 { Self.mend(&bytes) }
    return bytes
  }

  /// Corrects the lengths and checksums of the head and the blocks, as far as there are any.
  private static func mend(_ bytes: inout [UInt8]) {
    guard bytes.count > 18 else { return }
    var place = 18 + min(number(bytes, 10), bytes.count - 18)
    set(&bytes, 14, sum(bytes, 18..<place))
    while bytes.count >= place + 9 {
      let end = place + 9 + min(number(bytes, place + 1), bytes.count - place - 9)
      set(&bytes, place + 1, UInt32(end - place - 9))
      set(&bytes, place + 5, sum(bytes, place + 9..<end))
      place = end
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  private static func set(_ bytes: inout [UInt8], _ place: Int, _ number: UInt32) {
    for part in 0..<4 { bytes[place + part] = UInt8(truncatingIfNeeded: number >> UInt32(8 * part)) }
  }

  private static func sum(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var sum = UInt32.max
    for index in range {
      sum ^= UInt32(bytes[index])
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
