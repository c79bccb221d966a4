import Dactyl

extension ScenarioFocus {
  /// The keys of a view's focus properties.
  static let keys = [
    "focusable", "preferred_focus", "focus_guide", "focus_group", "traps_focus", "allows_focus_change",
  ]

  /// Reads the focus properties of a view. Ids in them may be declared later: `check(_:_:)` validates them.
  init(_ fields: JSONFields) throws(ScenarioError) {
    isFocusable = try fields["focusable"]?.flag()
    preferred = try fields["preferred_focus"]?.list { (id) throws(ScenarioError) in try id.name() } ?? []
    guide = try fields["focus_guide"]?.list { (id) throws(ScenarioError) in try id.name() }
    group = try fields["focus_group"]?.name()
    trapsFocus = try fields.flag("traps_focus", default: false)
    allowsChange = try fields.flag("allows_focus_change", default: true)
  }

  /// Throws for lists with ids that are not those of an environment. Called when the whole file was read.
  static func check(_ lists: JSONNode, _ names: ScenarioNames) throws(ScenarioError) {
    for element in try lists.elements() {
      let fields = try JSONFields(element)
      for key in ["preferred_focus", "focus_guide"] {
        for id in try fields[key]?.elements() ?? [] { _ = try names.environment(id) }
      }
    }
  }
}

extension ScenarioNames {
  /// Reads the id of a focus environment.
  func environment(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(
      node, to: [.view, .scrollView, .control, .window, .controller], "a view, window or controller")
  }

  /// Reads a list of ids of focus environments.
  func environments(_ node: JSONNode) throws(ScenarioError) -> [String] {
    try node.list { (id) throws(ScenarioError) in try environment(id) }
  }
}

extension JSONNode {
  /// Reads a heading of the focus.
  func heading() throws(ScenarioError) -> FocusHeading {
    try choice([
      ("up", FocusHeading.up), ("down", .down), ("left", .left), ("right", .right), ("next", .next),
      ("previous", .previous),
    ])
  }
}
