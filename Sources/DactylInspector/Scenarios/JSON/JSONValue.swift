import Dactyl

/// A value of a JSON text. Keys keep the order and the repetitions of the text.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONItem])
  case object([JSONMember])

  /// A list of texts.
  static func strings(_ texts: [String]) -> JSONValue { .list(texts.map { JSONItem(.string($0)) }) }

  /// The text of the value in error messages: short values as they are, others by their type.
  var summary: String {
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

/// A value of a JSON list.
package struct JSONItem: Hashable, Sendable {
  package var value: JSONValue
  /// The line of its beginning, from 1; 0 for a value that was not read from a text.
  var line = 0

  init(_ value: JSONValue, line: Int = 0) { (self.value, self.line) = (value, line) }

  /// Whether the values are equal, regardless of the lines.
  package static func == (a: Self, b: Self) -> Bool { a.value == b.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A key of a JSON object with its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue
  /// The line of the key, from 1; 0 for one that was not read from a text.
  var line = 0

  init(key: String, value: JSONValue, line: Int = 0) {
    self.key = key
    self.value = value
    self.line = line
  }

  /// Whether keys and values are equal, regardless of the lines.
  package static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.value == b.value }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
