import Dactyl

extension ScenarioFile {
  /// The file as JSON, which reads back as an equal scenario. Values that have their default are left out.
  var json: JSONValue {
    var file = JSONMembers()
    file.add("format", .number(1))
    file.add("name", .string(name))
    file.add("rules", rules)
    if windows != [.standard] { file.add("windows", .list(windowList.map { JSONItem($0) })) }
    file.add("app", application.json(for: ScenarioResponder.applicationKeys))
    if let delegate { file.add("delegate", delegate.json(for: ScenarioResponder.applicationKeys) ?? .object([])) }
    if !controllers.isEmpty { file.add("controllers", .list(controllers.map { JSONItem($0.json) })) }
    file.add("views", .list(views.map { JSONItem($0.json) }))
    if !recognizers.isEmpty { file.add("recognizers", .list(recognizers.map { JSONItem($0.json) })) }
    file.add("steps", .list(steps.map { JSONItem($0.json) }))
    file.add("until", .time(until))
    file.add("values", showsValues, default: false)
    file.add("log", .list(log.map { JSONItem($0.json) }))
    return file.object
  }

  private var windowList: [JSONValue] {
    let keyIndex = windows.firstIndex(where: \.isKey)
    return windows.indices.map { index in
      // The first window is key unless another one is, or it says that it is not.
      windows[index].json(
        key: index == keyIndex ? index == 0 ? nil : true : index == 0 && keyIndex == nil ? false : nil)
    }
  }
}

extension ScenarioWindow {
  fileprivate func json(key: Bool?) -> JSONValue {
    var window = JSONMembers()
    window.add("id", .string(id))
    window.add("frame", .rect(frame))
    window.add("level", level, default: 0)
    window.add("key", key.map { .bool($0) })
    window.add("hidden", isHidden, default: false)
    window.add("alpha", alpha, default: 1)
    window.add("interactive", isInteractive, default: true)
    window.add("passes_through", passesThrough, default: false)
    responder.add(ScenarioResponder.windowKeys, to: &window)
    return window.object
  }
}

extension ScenarioController {
  fileprivate var json: JSONValue {
    var controller = JSONMembers()
    controller.add("id", .string(id))
    controller.add("view", .string(view))
    controller.add("preferred_focus", preferredFocus)
    responder.add(ScenarioResponder.allKeys, to: &controller)
    return controller.object
  }
}

extension ScenarioExpectation {
  fileprivate var json: JSONValue {
    switch self {
    case .entry(let pattern): .string(pattern.description)
    case .anyOrder(let patterns): .strings(patterns.map(\.description))
    }
  }
}

extension ScenarioResponder {
  /// The object of the application or its delegate; nil when it does nothing.
  fileprivate func json(for keys: [String]) -> JSONValue? {
    var object = JSONMembers()
    add(keys, to: &object)
    return object.isEmpty ? nil : object.object
  }

  /// Adds the keys that the object may have.
  func add(_ keys: [String], to object: inout JSONMembers) {
    object.add("handles", handles.names)
    object.add("observes", observes.names)
    object.add("actions", actions)
    if keys.contains("key_commands"), !keyCommands.isEmpty {
      object.add("key_commands", .list(keyCommands.map { JSONItem($0.json) }))
    }
    guard keys.contains("can_become_first_responder") else { return }
    object.add("can_become_first_responder", canBecomeFirstResponder, default: false)
    object.add("can_resign_first_responder", canResignFirstResponder, default: true)
  }
}

extension ScenarioKeyCommand {
  fileprivate var json: JSONValue {
    var command = JSONMembers()
    command.add("input", .string(input))
    if !modifiers.isEmpty { command.add("modifiers", .modifiers(modifiers)) }
    command.add("action", .string(action))
    return command.object
  }
}

extension ScenarioCallbacks {
  /// The names of the callbacks: those of groups where all of a group are there.
  fileprivate var names: [String] {
    let groups: [(String, Self)] = [
      ("touches", .touches), ("presses", .presses), ("motion", .motion), ("remote", .remote),
    ]
    var left = self
    var names: [String] = []
    for (name, group) in groups where isSuperset(of: group) {
      names.append(name)
      left.subtract(group)
    }
    return names + Self.single.filter { left.contains($0.1) }.map(\.0)
  }
}
