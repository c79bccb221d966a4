/// The few characters that a key types, stored inline: copying a press counts no references.
///
/// Holds 15 bytes of UTF-8. Of a longer text the first characters that fit are kept; no layout types that many with one
/// key.
struct KeyText: Hashable, Sendable {
  /// The bytes in ascending order; the last is their number, or `Self.missing`.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  private static let capacity = 15
  private static let missing: UInt64 = 0xFF

  init(_ text: String) {
    guard !text.isEmpty else { return }
    var text = text
    while text.utf8.count > Self.capacity { text.removeLast() }
    var count: UInt64 = 0
    for byte in text.utf8 {
      if count < 8 { low |= UInt64(byte) << (8 * count) } else { high |= UInt64(byte) << (8 * (count - 8)) }
      count += 1
    }
    high |= count << 56
  }

  /// Makes a text that may be unknown.
  init(ifKnown text: String?) {
    self.init(text ?? "")
    if text == nil { high = Self.missing << 56 }
  }

  var isKnown: Bool { high >> 56 != Self.missing }
  var isEmpty: Bool { count == 0 }
  private var count: Int { isKnown ? Int(high >> 56) : 0 }
  /// Whether the text consists of ASCII characters only.
  var isASCII: Bool { (low | high & 0x00FF_FFFF_FFFF_FFFF) & 0x8080_8080_8080_8080 == 0 }

  /// The text; empty when it is unknown.
  var string: String {
    guard count > 0 else { return "" }
    return unsafe String(unsafeUninitializedCapacity: Self.capacity) { buffer in
      for index in 0..<count {
        let byte = index < 8 ? low >> (8 * UInt64(index)) : high >> (8 * UInt64(index - 8))
        unsafe buffer.initializeElement(at: index, to: UInt8(truncatingIfNeeded: byte))
      }
      return count
    }
  }

  /// The text, or nil when it is unknown.
  var known: String? { isKnown ? string : nil }
}

extension KeyText: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(bits: low)
    hash.mix(bits: high)
  }
}
