/// Reading and writing of the player's bindings.
enum InputBindingsFormat {
  /// Reads a whole text, or throws.
  static func read(_ text: String) throws(InputBindingsError) -> [InputActionTable.Override] {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(in: Array(text.utf8))
    } catch {
      throw InputBindingsError(error.line, error.problem)
    }
    let top = try members(of: value, at: 1, "the bindings")
    guard let version = top.first(where: { $0.key == "version" }) else {
      throw InputBindingsError(1, "a version wanted, none found")
    }
    guard case .number(let number) = version.value, number >= 1, number == number.rounded() else {
      throw InputBindingsError(version.line, "a version from 1 wanted, \(version.value.summary) found")
    }
    guard number <= Double(InputActions.version) else {
      throw InputBindingsError(
        version.line, "version \(version.value.summary) is later than \(InputActions.version), which is known here")
    }
    var overrides: [InputActionTable.Override] = []
    for member in top where member.key != "version" {
      guard member.key == "contexts" else { throw unknown(member) }
      for context in try members(of: member.value, at: member.line, "the contexts") {
        for action in try members(of: context.value, at: context.line, "the actions of \(context.key.quoted)") {
          overrides.append(
            InputActionTable.Override(
              context: context.key, action: action.key, bindings: try bindings(action)))
        }
      }
    }
    return overrides
  }

  private static func bindings(_ action: JSONMember) throws(InputBindingsError) -> [InputBinding] {
    guard case .list(let items) = action.value else {
      throw InputBindingsError(action.line, "a list of bindings wanted, \(action.value.summary) found")
    }
    guard items.count <= InputActions.mostBindings else {
      throw InputBindingsError(
        action.line, "at most \(InputActions.mostBindings) bindings of an action wanted, \(items.count) found")
    }
    var bindings: [InputBinding] = []
    for item in items { bindings.append(try InputBinding(item.value, at: item.line)) }
    return bindings
  }

  /// The members of an object; throws if a key is repeated.
  static func members(of value: JSONValue, at line: Int, _ what: String) throws(InputBindingsError) -> [JSONMember] {
    guard case .object(let members) = value else {
      throw InputBindingsError(line, "an object wanted for \(what), \(value.summary) found")
    }
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key).inserted {
      throw InputBindingsError(member.line, "\(member.key.quoted) is there twice")
    }
    return members
  }

  static func unknown(_ member: JSONMember) -> InputBindingsError {
    InputBindingsError(member.line, "\(member.key.quoted) is not known here")
  }

  /// The text of a value, on one line.
  static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Int64(exactly: number).map(String.init) ?? "\(number)"
    case .string(let text): quoted(text)
    case .list(let values): "[\(values.map { text($0.value) }.joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0.key)): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
