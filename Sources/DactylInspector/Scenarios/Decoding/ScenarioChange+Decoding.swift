extension ScenarioChange {
  /// All keys that a step can change, in the order in which several are changed.
  static let keys =
    [
      "hidden", "alpha", "interactive", "enabled", "frame", "transform", "bounds_origin", "level", "scroll_enabled",
    ] + focusKeys

  private static let focusKeys = [
    "focusable", "preferred_focus", "focus_guide", "traps_focus", "allows_focus_change",
  ]

  /// The keys of a kind of object.
  static func keys(of kind: ScenarioNames.Kind?) -> [String] {
    switch kind {
    case .view: ["hidden", "alpha", "interactive", "frame", "transform", "bounds_origin"] + focusKeys
    case .scrollView:
      ["hidden", "alpha", "interactive", "frame", "transform", "bounds_origin", "scroll_enabled"] + focusKeys
    case .control: ["hidden", "alpha", "interactive", "enabled", "frame", "transform", "bounds_origin"] + focusKeys
    case .window: ["hidden", "alpha", "interactive", "frame", "level"]
    case .recognizer: ["enabled"]
    case .controller, .application, nil: []
    }
  }

  /// Reads the new value of a key.
  init(_ key: String, _ node: JSONNode, _ names: ScenarioNames) throws(ScenarioError) {
    switch key {
    case "hidden": self = .hidden(try node.flag())
    case "alpha": self = .alpha(try node.float())
    case "interactive": self = .interactive(try node.flag())
    case "enabled": self = .enabled(try node.flag())
    case "frame": self = .frame(try node.rect())
    case "transform": self = .transform(try node.transform())
    case "bounds_origin": self = .boundsOrigin(try node.point())
    case "scroll_enabled": self = .scrollEnabled(try node.flag())
    case "level": self = .level(try node.float())
    case "focusable": self = .focusable(try node.flag())
    case "preferred_focus": self = .preferredFocus(try names.environments(node))
    case "focus_guide": self = .focusGuide(try names.environments(node))
    case "traps_focus": self = .trapsFocus(try node.flag())
    case "allows_focus_change": self = .allowsFocusChange(try node.flag())
    default: throw node.fault("unknown key; known here: \(Self.keys.joined(separator: ", "))")
    }
  }
}
