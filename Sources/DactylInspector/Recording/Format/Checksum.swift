/// The cyclic redundancy check of 32 bits that zip files use, too.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
  }

  /// The checksum of some of the bytes.
  static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    var sum = UInt32.max
    for index in range { sum = table[Int((sum ^ UInt32(bytes[index])) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }
}
