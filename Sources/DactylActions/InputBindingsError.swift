/// An error in a text of bindings. No binding is changed by such a text.
public struct InputBindingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the error, from 1.
  public let line: Int
  /// The description of what was expected there, and what was found.
  public let reason: String

  init(_ line: Int, _ reason: String) { (self.line, self.reason) = (line, reason) }

  /// The error in one line: `line 4: "key.banana" is no key, button or mouse button`.
  public var description: String { "line \(line): \(reason)" }
}

extension InputActions {
  /// The version of the format that `save()` writes. Later versions are refused by `load(_:)`.
  public static let version = 1
  /// The most bindings that an action of a context can have, and that a text may contain for one.
  public static let mostBindings = 1000

  /// Returns the bindings that differ from the game's own, as a JSON text to be stored: one action a line.
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

  /// Replaces the player's bindings by those of a text. Contexts that the scene does not know yet get theirs when they
  /// are registered; bindings of actions that do not exist any more are kept, and have no effect.
  ///
  /// Throws if the text is no JSON, is of a later version, contains more than `mostBindings` bindings of an action, or
  /// has invalid values; the bindings do not change then.
  public func load(_ text: String) throws(InputBindingsError) {
    table.setOverrides(try InputBindingsFormat.read(text), at: scene.currentTime)
  }
}
