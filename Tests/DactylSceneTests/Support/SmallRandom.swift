import DactylScene

/// A small generator that gives the same numbers for the same seed everywhere.
struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from the range.
  mutating func int(_ range: Range<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

  /// True once in so many times.
  mutating func oneIn(_ times: Int) -> Bool { int(0..<times) == 0 }

  /// A number between the two.
  mutating func float(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * Float(next() >> 40) / Float(1 << 24)
  }

  /// A whole number of half points between the two: numbers that meet exactly at edges.
  mutating func halves(_ low: Int, _ high: Int) -> Float { Float(int(low * 2..<high * 2 + 1)) / 2 }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[int(0..<elements.count)]
  }
}
