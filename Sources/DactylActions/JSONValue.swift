/// A value of a JSON text. Keys keep the order and the repetitions that the text has.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONItem])
  case object([JSONMember])

  /// The value as an error message names it: short ones as they are, long ones by what they are.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.summary(of: value)
    case .string(let text): text.quoted
    case .list: "a list"
    case .object: "an object"
    }
  }

  private static func summary(of number: Double) -> String {
    guard number.isFinite else { return "a larger one" }
    return Int64(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// One value of a JSON list.
package struct JSONItem: Hashable, Sendable {
  package var value: JSONValue
  /// The line that it begins in, from 1; 0 for what no text had.
  package var line = 0

  package init(_ value: JSONValue, line: Int = 0) { (self.value, self.line) = (value, line) }

  /// Whether they say the same, wherever they stand.
  package static func == (a: Self, b: Self) -> Bool { a.value == b.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// One key of a JSON object with its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue
  /// The line that the key is in, from 1; 0 for what no text had.
  package var line = 0

  package init(key: String, value: JSONValue, line: Int = 0) {
    self.key = key
    self.value = value
    self.line = line
  }

  /// Whether they say the same, wherever they stand.
  package static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.value == b.value }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
