extension ScenarioChange {
  /// Every key that a step can change, in the order in which several are changed.
  static let keys = [
    "hidden", "alpha", "interactive", "enabled", "frame", "transform", "bounds_origin", "level", "scroll_enabled",
  ]

  /// The keys that a kind of thing has.
  static func keys(of kind: ScenarioNames.Kind?) -> [String] {
    switch kind {
    case .view: ["hidden", "alpha", "interactive", "frame", "transform", "bounds_origin"]
    case .scrollView: ["hidden", "alpha", "interactive", "frame", "transform", "bounds_origin", "scroll_enabled"]
    case .control: ["hidden", "alpha", "interactive", "enabled", "frame", "transform", "bounds_origin"]
    case .window: ["hidden", "alpha", "interactive", "frame", "level"]
    case .recognizer: ["enabled"]
    case .controller, .application, nil: []
    }
  }

  /// Reads the new value of one of the keys.
  init(_ key: String, _ node: JSONNode) throws(ScenarioError) {
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
    default: throw node.fault("unknown key; known here: \(Self.keys.joined(separator: ", "))")
    }
  }
}
