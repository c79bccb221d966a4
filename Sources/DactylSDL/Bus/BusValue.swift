/// A value in a message of D-Bus.
indirect enum BusValue: Hashable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  /// The path of an object.
  case path(String)
  /// A value of any type, which says what it is.
  case variant(BusValue)
  /// An array, with the type of its elements.
  case array(of: String, [BusValue])
  case structure([BusValue])
  /// A key and its value, in an array that is a dictionary.
  case entry(BusValue, BusValue)

  /// The type, as D-Bus writes it.
  var signature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .variant: "v"
    case .array(let element, _): "a\(element)"
    case .structure(let fields): "(\(fields.map(\.signature).joined()))"
    case .entry(let key, let value): "{\(key.signature)\(value.signature)}"
    }
  }

  /// The text of a string or a path; nil for other values.
  var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  /// The number of an integer; nil for other values.
  var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(exactly: value)
    case .uint64(let value): Int(exactly: value)
    case .variant(let value): value.integer
    default: nil
    }
  }

  /// The number of a floating-point value or an integer; nil for other values.
  var number: Double? {
    switch self {
    case .double(let value): value
    case .variant(let value): value.number
    default: integer.map { Double($0) }
    }
  }

  /// The answer of a truth value; nil for other values.
  var truth: Bool? {
    switch self {
    case .bool(let value): value
    case .variant(let value): value.truth
    default: nil
    }
  }

  /// The elements of an array or the fields of a structure; none for other values.
  var elements: [BusValue] {
    switch self {
    case .array(_, let elements): elements
    case .structure(let fields): fields
    case .variant(let value): value.elements
    default: []
    }
  }
}
