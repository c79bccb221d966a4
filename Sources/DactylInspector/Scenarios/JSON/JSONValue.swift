/// A value of a JSON text. Keys keep the order and the repetitions that the text has.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([JSONMember])

  /// The value as an error message names it: short ones as they are, long ones by what they are.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.summary(of: value)
    case .string(let text): text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
    case .list: "a list"
    case .object: "an object"
    }
  }

  private static func summary(of number: Double) -> String {
    guard number.isFinite else { return "a larger one" }
    return Int64(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// One key of a JSON object with its value.
struct JSONMember: Hashable, Sendable {
  var key: String
  var value: JSONValue
}
