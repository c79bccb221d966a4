/// A text of bindings can't be read. Nothing of it was taken: what was bound stays.
public struct InputBindingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line where the fault lies, from 1.
  public let line: Int
  /// What was wanted there, and what was found.
  public let reason: String

  init(_ line: Int, _ reason: String) { (self.line, self.reason) = (line, reason) }

  /// The error in one line: `line 4: "key.banana" is no key, button or mouse button`.
  public var description: String { "line \(line): \(reason)" }
}

extension InputActions {
  /// The version of the format that is written. Later ones are refused.
  public static let version = 1
  /// How many bindings a player can give an action of a context, and so how many a text holds of one.
  public static let mostBindings = 1000

  /// What the player bound otherwise than the game did, as a text in JSON to be kept: one action a line.
  public func save() -> String {
    var lines: [String] = []
    var names: [String] = []
    for override in table.overrides where !names.contains(override.context) { names.append(override.context) }
    for context in names {
      let actions = table.overrides.filter { $0.context == context }.map { override in
        let bindings = override.bindings.map { InputBindingsFormat.text($0.json) }.joined(separator: ", ")
        return "      \(InputBindingsFormat.text(.string(override.action))): [\(bindings)]"
      }
      lines.append("    \(InputBindingsFormat.text(.string(context))): {\n\(actions.joined(separator: ",\n"))\n    }")
    }
    let contexts = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n  }"
    return "{\n  \"version\": \(Self.version),\n  \"contexts\": \(contexts)\n}\n"
  }

  /// Takes what a player bound, in place of what is bound now. Contexts that the scene does not know yet get theirs
  /// when it does; what a text has for actions that there are no more is kept, and does nothing.
  ///
  /// Throws where the text is no JSON, is of a later version, holds more than `mostBindings` of an action, or says what
  /// cannot be; what was bound stays then.
  public func load(_ text: String) throws(InputBindingsError) {
    table.setOverrides(try InputBindingsFormat.read(text), at: scene.currentTime)
  }
}
