import Dactyl

extension ScenarioAccessibility {
  /// The keys of what a view says.
  static let keys = [
    "label", "value", "role", "traits", "modal", "accessibility_hidden", "answers", "custom_actions", "elements",
  ]

  /// Reads what a view says. Ids in it may be declared later: `check(_:_:)` validates them.
  init(_ fields: JSONFields) throws(ScenarioError) {
    label = try fields["label"]?.text()
    value = try fields["value"]?.text()
    role = try fields["role"].map { (node) throws(ScenarioError) in try node.word(AccessibilityRole.self) }
    let choices = Self.traitNames.map { ($0.0, $0.0) }
    traits = try fields["traits"]?.list { (node) throws(ScenarioError) in try node.choice(choices) } ?? []
    isModal = try fields.flag("modal", default: false)
    isHidden = try fields.flag("accessibility_hidden", default: false)
    answers =
      try fields["answers"]?.list { (node) throws(ScenarioError) in try node.word(ScenarioAnswer.self) } ?? []
    customActions = try fields["custom_actions"]?.list { (node) throws(ScenarioError) in try node.name() } ?? []
    elements = try fields["elements"]?.list { (node) throws(ScenarioError) in try node.name() }
  }

  /// Throws for an element that is no view. Called when the whole file was read.
  static func check(_ lists: JSONNode, _ names: ScenarioNames) throws(ScenarioError) {
    for element in try lists.elements() {
      for id in try JSONFields(element)["elements"]?.elements() ?? [] { _ = try names.view(id) }
    }
  }
}

extension ScenarioRequest {
  /// Reads a request: a word, or the name of an action of the element's own.
  init(_ node: JSONNode, _ fields: JSONFields, _ names: ScenarioNames) throws(ScenarioError) {
    if node.value == .string("custom") {
      action = .custom(try fields.required("name", "the name of an action").name())
    } else if node.value == .string("set_value") {
      action = .setValue(try fields.required("to", "a number").number())
    } else {
      action = try node.choice(Self.names + [("custom", .activate), ("set_value", .activate)])
    }
    view = try names.view(try fields.required("of", "the id of a view"))
  }
}

extension ScenarioAssistance {
  /// Reads accommodations.
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(Self.times + Self.distances + Self.switches + ["tap_assistance"])
    for key in fields.present(of: Self.times) {
      if let value = fields[key] { numbers[key] = try value.number(from: 0, to: 60_000) / 1000 }
    }
    for key in fields.present(of: Self.distances) {
      if let value = fields[key] { numbers[key] = try value.number(from: 0) }
    }
    for key in fields.present(of: Self.switches) { if let value = fields[key] { flags[key] = try value.flag() } }
    tapAssistance = try fields["tap_assistance"].map { (node) throws(ScenarioError) in
      try node.word(ScenarioTapAssistance.self)
    }
  }
}
