import Dactyl

extension ScenarioAccessibility {
  func add(to view: inout JSONMembers) {
    view.add("label", label.map { .string($0) })
    view.add("value", value.map { .string($0) })
    view.add("role", role.map { .string($0.rawValue) })
    view.add("traits", traits)
    view.add("modal", isModal, default: false)
    view.add("accessibility_hidden", isHidden, default: false)
    view.add("answers", answers.map(\.rawValue))
    view.add("custom_actions", customActions)
    view.add("elements", elements.map { .strings($0) })
  }
}

extension ScenarioRequest {
  func add(to step: inout JSONMembers) {
    switch action {
    case .custom(let name):
      step.add("request", .string("custom"))
      step.add("name", .string(name))
    case .setValue(let value):
      step.add("request", .string("set_value"))
      step.add("to", .number(value))
    default: step.add("request", Self.names.first { $0.1 == action }.map { .string($0.0) })
    }
    step.add("of", .string(view))
  }
}

extension ScenarioAssistance {
  var json: JSONValue {
    var object = JSONMembers()
    for name in Self.times { object.add(name, numbers[name].map { .number(($0 * 1e6).rounded() / 1000) }) }
    for name in Self.distances { object.add(name, numbers[name].map { .number($0) }) }
    for name in Self.switches { object.add(name, flags[name].map { .bool($0) }) }
    object.add("tap_assistance", tapAssistance.map { .string($0.rawValue) })
    return object.object
  }
}
