/// The ids of a file, each with the kind of its object.
struct ScenarioNames {
  /// The kind of the object that an id stands for.
  enum Kind: Hashable {
    case window
    case view
    case scrollView
    case control
    case controller
    case recognizer
    case application
  }

  /// The ids that no file may declare.
  static let reserved = ["app", "delegate", "none", "elements", "speech"]

  private var kinds: [String: Kind] = [:]

  /// Makes a list with the application only, and its delegate when it is a responder.
  init(hasDelegate: Bool) {
    kinds["app"] = .application
    if hasDelegate { kinds["delegate"] = .application }
  }

  /// Declares the window of a file without windows of its own.
  mutating func declare(_ window: ScenarioWindow) { kinds[window.id] = .window }

  /// The kind of an id's object, or nil for an unknown id.
  func kind(of id: String) -> Kind? { kinds[id] }

  /// Declares the id of an object, which is read from its fields.
  mutating func declare(_ fields: JSONFields, _ kind: Kind) throws(ScenarioError) -> String {
    let node = try fields.required("id", "an id")
    guard case .string(let id) = node.value, !id.isEmpty, !id.contains(where: \.isWhitespace) else {
      throw node.fault(wanted: "an id without spaces")
    }
    guard !Self.reserved.contains(id) else {
      throw node.fault(wanted: "an id other than \(Self.reserved.joined(separator: ", "))")
    }
    guard kinds.updateValue(kind, forKey: id) == nil else {
      throw node.fault(wanted: "an id that nothing before it has")
    }
    return id
  }

  /// Declares the pan recognizer of a scroll view.
  mutating func declarePan(of scrollView: String) { kinds["\(scrollView).pan"] = .recognizer }

  /// Reads the id of a controller.
  func controller(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.controller], "a controller")
  }

  /// Reads the id of a scroll view.
  func scrollView(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.scrollView], "a scroll view")
  }

  /// Reads an id of an object of some kinds.
  func reference(_ node: JSONNode, to kinds: [Kind], _ wanted: String) throws(ScenarioError) -> String {
    guard case .string(let id) = node.value, let kind = self.kinds[id], kinds.contains(kind) else {
      throw node.fault(wanted: "the id of \(wanted)")
    }
    return id
  }

  /// Reads the id of a view.
  func view(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.view, .scrollView, .control], "a view")
  }

  /// Reads the id of a view or window.
  func viewOrWindow(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.view, .scrollView, .control, .window], "a view or window")
  }

  /// Reads the id of a member of the responder chain.
  func responder(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(
      node, to: [.view, .scrollView, .control, .window, .controller, .application],
      "a view, window or controller, or app or delegate")
  }

  /// Reads a list of ids of recognizers.
  func recognizers(_ node: JSONNode?) throws(ScenarioError) -> [String] {
    try node?.list { (id) throws(ScenarioError) in
      try reference(id, to: [.recognizer], "a recognizer")
    } ?? []
  }
}
