/// A generator of random numbers; equal seeds give equal numbers everywhere.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from `low` up to `high`.
  mutating func number(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * Float(next() >> 40) / 16_777_216
  }

  /// Returns a whole number from 0 up to, but not including, a bound.
  mutating func index(below bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}
