import Dactyl

extension JSONValue {
  /// The value as JSON text, which reads back as an equal value. Lists and objects that fit into a line of 120 columns
  /// are written in one; others have a line for each element, indented by two spaces a level.
  ///
  /// - Parameter indent: The column at which the text begins.
  func text(indent: Int = 0) -> String {
    let line = singleLine
    guard indent + line.utf8.count > Self.width else { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let parts: [String]
    switch self {
    case .list(let items): parts = items.map { $0.value.text(indent: indent + 2) }
    case .object(let members):
      parts = members.map { member in
        let key = "\(Self.string(member.key)): "
        return key + member.value.text(indent: indent + 2)
      }
    default: return line
    }
    let (open, close) = if case .list = self { ("[", "]") } else { ("{", "}") }
    let end = String(repeating: " ", count: indent)
    return "\(open)\n\(inner)\(parts.joined(separator: ",\n\(inner)"))\n\(end)\(close)"
  }

  /// The columns of a line.
  private static var width: Int { 120 }

  /// The value as JSON text in a single line, which reads back as an equal value.
  var singleLine: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): Self.number(number)
    case .string(let text): Self.string(text)
    case .list(let items): "[\(items.map(\.value.singleLine).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.string($0.key)): \($0.value.singleLine)" }.joined(separator: ", "))}"
    }
  }

  /// A number in the shortest form that reads back as the same one. An infinity, which was read from a number too large
  /// for a `Double`, is written as one.
  private static func number(_ number: Double) -> String {
    guard number.isFinite else { return number < 0 ? "-1e999" : "1e999" }
    return Int64(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func string(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"\(text)\""
    }
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{0}"..<"\u{20}": "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + hex(scalar.value)
      default: String(Character(scalar))
      }
    }
    return "\"\(characters.joined())\""
  }

  private static func hex(_ value: UInt32) -> String { String(value, radix: 16) }
}
