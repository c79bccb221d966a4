/// Numbers that look random and are the same in every run: they are hashes of the arguments.
enum Scatter {
  /// Returns a number that depends only on the two arguments.
  static func hash(_ first: Int, _ second: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: first) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(truncatingIfNeeded: second) &* 0xD1B5_4A32_D192_ED03 &+ 0x632B_E59B_D9B4_E019
    bits = (bits ^ (bits >> 29)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 32)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 29)
  }

  /// Returns a number from -1 to 1 that depends only on the two arguments.
  static func unit(_ first: Int, _ second: Int) -> Float {
    Float(hash(first, second) >> 40) / Float(1 << 23) - 1
  }
}
