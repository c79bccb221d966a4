import Dactyl

extension ScenarioView {
  private static let keys =
    [
      "id", "parent", "frame", "bounds_origin", "transform", "alpha", "hidden", "interactive", "clips",
      "multiple_touch", "exclusive_touch", "hit_outsets", "passes_through",
    ] + ScenarioResponder.allKeys + ["scroll", "drag_source", "drop_target", "control", "text_field", "gate"]
    + ScenarioFocus.keys + ScenarioAccessibility.keys

  /// Reads the views of a file, after the windows. A parent must come before its children.
  static func list(_ node: JSONNode, _ names: inout ScenarioNames) throws(ScenarioError) -> [ScenarioView] {
    var views: [ScenarioView] = []
    for element in try node.elements() { views.append(try ScenarioView(element, &names)) }
    return views
  }

  private init(_ node: JSONNode, _ names: inout ScenarioNames) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(Self.keys)
    let wanted = "a view or window declared before it"
    let control = try fields["control"]?.control()
    // The parent is read first, since a view cannot be its own parent.
    let around = try fields.required("parent", "the id of \(wanted), or none")
    parent =
      around.value == .string("none")
      ? "none" : try names.reference(around, to: [.window, .view, .scrollView, .control], wanted)
    scroll = try fields["scroll"].map { (node) throws(ScenarioError) in try ScenarioScroll(node) }
    dragSource = try fields["drag_source"].map { (node) throws(ScenarioError) in try ScenarioDragSource(node) }
    dropTarget = try fields["drop_target"].map { (node) throws(ScenarioError) in try ScenarioDropTarget(node) }
    id = try names.declare(fields, control == nil ? scroll == nil ? .view : .scrollView : .control)
    if scroll != nil { names.declarePan(of: id) }
    frame = try fields.required("frame", "4 numbers").rect()
    boundsOrigin = try fields["bounds_origin"]?.point() ?? .zero
    transform = try fields["transform"]?.transform() ?? .identity
    alpha = try fields["alpha"]?.float() ?? 1
    isHidden = try fields.flag("hidden", default: false)
    isInteractive = try fields.flag("interactive", default: true)
    clips = try fields.flag("clips", default: false)
    isMultipleTouchEnabled = try fields.flag("multiple_touch", default: false)
    isExclusiveTouch = try fields.flag("exclusive_touch", default: false)
    hitOutsets = try fields["hit_outsets"]?.insets() ?? .zero
    passesThrough = try fields.flag("passes_through", default: false)
    self.control = control
    isTextField = try fields.flag("text_field", default: false)
    focus = try ScenarioFocus(fields)
    accessibility = try ScenarioAccessibility(fields)
    gate = try fields.flag("gate", default: true)
    responder = try ScenarioResponder(fields)
  }
}

extension JSONNode {
  /// Reads a control: `true`, or an object that states whether it is enabled.
  fileprivate func control() throws(ScenarioError) -> ScenarioControl? {
    switch value {
    case .bool(let isControl): return isControl ? ScenarioControl(isEnabled: true) : nil
    case .object:
      let fields = try JSONFields(self)
      try fields.allowOnly(["enabled"])
      return ScenarioControl(isEnabled: try fields.flag("enabled", default: true))
    default: throw fault(wanted: "true or an object")
    }
  }
}
