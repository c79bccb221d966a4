import Dactyl

extension ScenarioResponder {
  /// The keys of windows, and of every other responder.
  static let windowKeys = ["handles", "observes", "actions"]
  /// The keys of the application and its delegate.
  static let applicationKeys = windowKeys + ["key_commands"]
  /// The keys of views and controllers.
  static let allKeys = applicationKeys + ["can_become_first_responder", "can_resign_first_responder"]

  /// Reads the present keys; the caller decides which keys are allowed.
  init(_ fields: JSONFields) throws(ScenarioError) {
    handles = try fields["handles"]?.callbacks() ?? []
    observes = try fields["observes"]?.callbacks() ?? []
    actions = try fields["actions"]?.list { (node) throws(ScenarioError) in try node.name() } ?? []
    keyCommands =
      try fields["key_commands"]?.list { (node) throws(ScenarioError) in try ScenarioKeyCommand(node) } ?? []
    canBecomeFirstResponder = try fields.flag("can_become_first_responder", default: false)
    canResignFirstResponder = try fields.flag("can_resign_first_responder", default: true)
  }

  /// Reads the application or its delegate.
  init(application node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(Self.applicationKeys)
    try self.init(fields)
  }
}

extension ScenarioKeyCommand {
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(["input", "modifiers", "action"])
    input = try fields.required("input", "a character or the name of a key").keyInput()
    modifiers = try fields["modifiers"]?.modifiers() ?? []
    action = try fields.required("action", "a name").name()
  }
}
