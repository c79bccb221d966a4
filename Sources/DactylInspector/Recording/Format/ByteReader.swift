import Dactyl

/// Reads what a `ByteWriter` wrote, and takes nothing on trust: whatever the bytes are, it reads none beyond its end.
struct ByteReader {
  /// A fault: what was wanted, and what was found.
  struct Fault: Error {
    var offset: Int
    var problem: String
  }

  private let bytes: [UInt8]
  private(set) var offset: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  var isAtEnd: Bool { offset >= end }
  private var left: Int { max(0, end - offset) }

  func fault(_ problem: String, at offset: Int? = nil) -> Fault {
    Fault(offset: offset ?? self.offset, problem: problem)
  }

  /// Takes so many bytes for a value with a name, and returns where they are.
  mutating func take(_ count: Int, _ what: String) throws(Fault) -> Range<Int> {
    guard count <= left else { throw fault("\(count) bytes of \(what) wanted, \(left) left") }
    defer { offset += count }
    return offset..<offset + count
  }

  mutating func byte(_ what: String) throws(Fault) -> UInt8 { bytes[try take(1, what).lowerBound] }

  mutating func bool(_ what: String) throws(Fault) -> Bool {
    let start = offset
    let value = try byte(what)
    guard value <= 1 else { throw fault("0 or 1 wanted for \(what), \(value) found", at: start) }
    return value == 1
  }

  mutating func fixed(_ width: Int, _ what: String) throws(Fault) -> UInt64 {
    var number: UInt64 = 0
    for (place, index) in try take(width, what).enumerated() { number |= UInt64(bytes[index]) << UInt64(8 * place) }
    return number
  }

  mutating func varint(_ what: String) throws(Fault) -> UInt64 {
    let start = offset
    var number: UInt64 = 0
    for place in 0..<10 {
      let part = try byte(what)
      guard place < 9 || part <= 1 else { break }
      number |= UInt64(part & 0x7F) << UInt64(7 * place)
      if part < 0x80 { return number }
    }
    throw fault("\(what) of at most 64 bits wanted, a longer number found", at: start)
  }

  /// Reads a number that has to be below a limit.
  mutating func number(below limit: Int, _ what: String) throws(Fault) -> Int {
    let start = offset
    let number = try varint(what)
    guard let value = Int(exactly: number), value < limit else {
      throw fault("\(what) below \(limit) wanted, \(number) found", at: start)
    }
    return value
  }

  mutating func signed(_ what: String) throws(Fault) -> Int64 { Int64(zigzag: try varint(what)) }

  mutating func float(_ what: String) throws(Fault) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: try fixed(4, what)))
  }

  mutating func optionalFloat(_ what: String) throws(Fault) -> Float? { try bool(what) ? try float(what) : nil }
  mutating func point(_ what: String) throws(Fault) -> Point { Point(try float(what), try float(what)) }
  mutating func vector(_ what: String) throws(Fault) -> Vector { Vector(try float(what), try float(what)) }
  mutating func size(_ what: String) throws(Fault) -> Size { Size(try float(what), try float(what)) }

  mutating func text(_ what: String) throws(Fault) -> String {
    let start = offset
    let count = try number(below: left + 1, "a length of \(what)")
    let range = try take(count, what)
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw fault("UTF-8 wanted for \(what), other bytes found", at: start)
    }
    return text
  }

  mutating func optionalText(_ what: String) throws(Fault) -> String? { try bool(what) ? try text(what) : nil }

  mutating func texts(_ what: String) throws(Fault) -> [String] {
    // Each text has a byte at least.
    var texts: [String] = []
    for _ in 0..<(try number(below: left + 1, "a count of \(what)")) { texts.append(try text(what)) }
    return texts
  }

  /// Reads a byte that stands for a value.
  mutating func value<Value>(_ what: String, _ make: (UInt8) -> Value?) throws(Fault) -> Value {
    let start = offset
    let byte = try byte(what)
    guard let value = make(byte) else { throw fault("\(what) wanted, \(byte) found", at: start) }
    return value
  }
}
