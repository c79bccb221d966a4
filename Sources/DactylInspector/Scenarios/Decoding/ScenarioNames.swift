/// The ids of a file, and what each stands for.
struct ScenarioNames {
  /// What an id can stand for.
  enum Kind: Hashable {
    case window
    case view
    case scrollView
    case control
    case controller
    case recognizer
    case application
  }

  /// Ids that no file may declare.
  static let reserved = ["app", "delegate", "none"]

  private var kinds: [String: Kind] = [:]

  /// Only the application itself, and its delegate when it is a responder.
  init(hasDelegate: Bool) {
    kinds["app"] = .application
    if hasDelegate { kinds["delegate"] = .application }
  }

  /// Takes the window of a file that declares none into the list.
  mutating func declare(_ window: ScenarioWindow) { kinds[window.id] = .window }

  /// What an id stands for, or nil when nothing has it.
  func kind(of id: String) -> Kind? { kinds[id] }

  /// Takes the id of an object into the list.
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

  /// Takes the pan of a scroll view into the list.
  mutating func declarePan(of scrollView: String) { kinds["\(scrollView).pan"] = .recognizer }

  /// The id of a controller.
  func controller(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.controller], "a controller")
  }

  /// The id of a scroll view.
  func scrollView(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.scrollView], "a scroll view")
  }

  /// An id that stands for one of some kinds.
  func reference(_ node: JSONNode, to kinds: [Kind], _ wanted: String) throws(ScenarioError) -> String {
    guard case .string(let id) = node.value, let kind = self.kinds[id], kinds.contains(kind) else {
      throw node.fault(wanted: "the id of \(wanted)")
    }
    return id
  }

  /// The id of a view.
  func view(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.view, .scrollView, .control], "a view")
  }

  /// The id of a view or window.
  func viewOrWindow(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(node, to: [.view, .scrollView, .control, .window], "a view or window")
  }

  /// The id of a member of the responder chain.
  func responder(_ node: JSONNode) throws(ScenarioError) -> String {
    try reference(
      node, to: [.view, .scrollView, .control, .window, .controller, .application],
      "a view, window or controller, or app or delegate")
  }

  /// A list of ids of recognizers.
  func recognizers(_ node: JSONNode?) throws(ScenarioError) -> [String] {
    try node?.list { (id) throws(ScenarioError) in
      try reference(id, to: [.recognizer], "a recognizer")
    } ?? []
  }
}
