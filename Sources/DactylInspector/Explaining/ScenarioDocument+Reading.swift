import Dactyl

extension ScenarioDocument {
  /// The object with an id: a window, controller, view or recognizer, `app` or `delegate`; nil when there is none.
  func object(_ id: String) -> JSONValue? {
    if id == "app" || id == "delegate" { return root[id] }
    return Self.lists.lazy.compactMap { root[$0]?.items.first { $0["id"] == .string(id) } }.first
  }

  /// The ids of all responders that the file declares.
  var ids: [String] {
    let declared = ["windows", "controllers", "views"].flatMap { root[$0]?.items ?? [] }.compactMap { item -> String? in
      if case .string(let id)? = item["id"] { id } else { nil }
    }
    return declared + ["app", "delegate"].filter { root[$0] != nil }
  }

  /// The strings of a list of an object; none when it has no such list.
  func strings(of id: String, _ key: String) -> [String] { Self.strings(object(id)?[key]) }

  /// The strings of a list of a step.
  func strings(at step: Int, _ key: String) -> [String] { Self.strings(steps[step][key]) }

  private static func strings(_ value: JSONValue?) -> [String] {
    if case .string(let text)? = value { return [text] }
    return value?.items.compactMap { if case .string(let text) = $0 { text } else { nil } } ?? []
  }

  /// The key commands of a responder.
  func commands(of id: String) -> [DeclaredCommand] {
    (object(id)?["key_commands"]?.items ?? []).enumerated().compactMap { index, command in
      guard case .string(let input)? = command["input"], case .string(let action)? = command["action"] else {
        return nil
      }
      return DeclaredCommand(
        index: index, input: input, modifiers: Self.strings(command["modifiers"]), action: action)
    }
  }

  /// A view and those around it as the file declares them, the outermost first, without the window.
  func path(to view: String) -> [String] {
    var (path, current) = ([view], view)
    while case .string(let parent)? = object(current)?["parent"], object(parent)?["parent"] != nil,
      !path.contains(parent)
    {
      path.insert(parent, at: 0)
      current = parent
    }
    return path
  }

  /// The steps with a key before another one, by their indices in the file without edits.
  func steps(with key: String, before end: Int) -> [Int] {
    steps.indices.prefix(end).filter { steps[$0][key] != nil }.compactMap { origins[$0] }
  }

  /// The steps that remove an object, by their indices in the file without edits.
  func steps(removing id: String) -> [Int] {
    steps.indices.filter { steps[$0]["remove"] == .string(id) }.compactMap { origins[$0] }
  }
}

extension JSONValue {
  /// The time of a step, in milliseconds.
  var milliseconds: Double { if case .number(let time)? = self["at"] { time } else { 0 } }
}
