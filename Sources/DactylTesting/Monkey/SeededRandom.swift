/// Pseudorandom numbers, the same for the same seed on every machine.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 up to a bound.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  /// A whole number from the range.
  package mutating func int(_ range: Range<Int>) -> Int { range.lowerBound + below(range.count) }

  /// True in the given percentage of calls.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// True once in so many calls.
  package mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

  /// A number between the two.
  package mutating func float(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * Float(next() >> 40) / Float(1 << 24)
  }

  /// A whole number of half points between the two: numbers that meet exactly at edges.
  package mutating func halves(_ low: Int, _ high: Int) -> Float { Float(int(low * 2..<high * 2 + 1)) / 2 }

  package mutating func pick<Element>(_ list: [Element]) -> Element? { list.isEmpty ? nil : list[below(list.count)] }
}
