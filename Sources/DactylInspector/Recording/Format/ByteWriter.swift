import Dactyl

/// Bytes to which numbers and texts are appended. Within the room that was reserved it allocates nothing.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }
  mutating func bool(_ value: Bool) { byte(value ? 1 : 0) }

  /// Writes the lowest bytes of a number.
  mutating func fixed(_ number: UInt64, _ width: Int) {
    for place in 0..<width { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place))) }
  }

  mutating func varint(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func signed(_ number: Int64) { varint(number.zigzag) }
  mutating func float(_ number: Float) { fixed(UInt64(number.bitPattern), 4) }

  mutating func optional(_ number: Float?) {
    bool(number != nil)
    if let number { float(number) }
  }

  mutating func point(_ point: Point) {
    float(point.x)
    float(point.y)
  }

  mutating func vector(_ vector: Vector) {
    float(vector.dx)
    float(vector.dy)
  }

  mutating func size(_ size: Size) {
    float(size.width)
    float(size.height)
  }

  mutating func text(_ text: String) {
    varint(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func optional(_ text: String?) {
    bool(text != nil)
    if let text { self.text(text) }
  }

  mutating func texts(_ texts: [String]) {
    varint(UInt64(texts.count))
    for text in texts { self.text(text) }
  }

  /// Appends all bytes of another writer.
  mutating func append(_ other: ByteWriter) { bytes += other.bytes }

  /// Overwrites the four bytes at a position.
  mutating func patch(_ number: UInt32, at position: Int) {
    for place in 0..<4 where bytes.indices.contains(position + place) {
      bytes[position + place] = UInt8(truncatingIfNeeded: number >> UInt32(8 * place))
    }
  }
}
