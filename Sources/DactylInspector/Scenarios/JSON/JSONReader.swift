import Dactyl

/// Reads a JSON text (RFC 8259).
///
/// Foundation's reader drops repeated keys, accepts `true` as 1 and gives no column; a person who writes a file by hand
/// needs all three.
struct JSONReader {
  /// The deepest nesting of values. Files of the engine need 7; the limit keeps hostile files off the stack.
  static let deepest = 64

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private var lines = 1
  private var counted = 0

  /// Reads the value of a text.
  static func value(in bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == nil else { throw reader.fault("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the position, or nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Steps over a byte if it is next.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.list() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw fault("at most \(Self.deepest) values in each other") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONMember] = []
    skipSpace()
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes") }
      let line = self.line
      let key = try string()
      skipSpace()
      guard skip(":") else { throw fault("':'") }
      members.append(JSONMember(key: key, value: try value(), line: line))
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw fault("',' or '}'") }
    return .object(members)
  }

  private mutating func list() throws(JSONError) -> JSONValue {
    var items: [JSONItem] = []
    skipSpace()
    if skip("]") { return .list(items) }
    repeat {
      skipSpace()
      let line = self.line
      items.append(JSONItem(try value(), line: line))
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw fault("',' or ']'") }
    return .list(items)
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw fault("a value")
  }

  /// The line of the position, from 1; lines that were counted are not counted again.
  private var line: Int {
    mutating get {
      while counted < position {
        if bytes[counted] == 0x0A { lines += 1 }
        counted += 1
      }
      return lines
    }
  }

  /// An error at the position.
  func fault(_ wanted: String) -> JSONError {
    let before = bytes[..<position]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Bytes that continue a character are not counted.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    let next = rest.first.map { $0.isNewline ? "the end of the line" : "'\(String($0).escaped)'" }
    let found = next ?? "the end of the file"
    return JSONError(line: line, column: column, problem: "\(wanted) wanted, \(found) found")
  }
}

/// An error in a JSON text.
struct JSONError: Error, Hashable {
  /// The line and the column of the error, both from 1.
  let line: Int
  let column: Int
  /// The description of what was expected there, and what was found.
  let problem: String
}
