import Dactyl

extension ScenarioAction {
  /// The key that names the action of a step; each step has exactly one of them.
  private enum Verb: String, CaseIterable {
    case touch
    case press
    case hover
    case scroll
    case motion
    case remote
    case window
    case makeKey = "make_key"
    case becomeFirstResponder = "become_first_responder"
    case resignFirstResponder = "resign_first_responder"
    case sendAction = "send_action"
    case set
    case remove
    case move
    case ignoreInteraction = "ignore_interaction"
    case hit
    case offset
    case setOffset = "set_offset"
    case scrollToVisible = "scroll_to_visible"
    case cancelDrag = "cancel_drag"
    case focus
    case updateFocus = "update_focus"
    case focusOn = "focus_on"
    case present
    case dismiss
    case request
    case elements
    case assist

    /// The other keys that a step with this action may have.
    var keys: [String] {
      switch self {
      case .touch: ["finger", "x", "y", "type"]
      case .press: ["key", "force", "modifiers"]
      case .scroll: ["x", "y"]
      case .sendAction: ["to", "from"]
      case .set: ScenarioChange.keys
      case .move: ["to", "index"]
      case .setOffset: ["to", "animated"]
      case .present: ["from"]
      case .request: ["of", "name", "to"]
      default: []
      }
    }
  }

  /// Reads the action of a step.
  init(_ fields: JSONFields, _ names: ScenarioNames) throws(ScenarioError) {
    let verbs = Verb.allCases.map(\.rawValue)
    let present = fields.present(of: verbs)
    guard present.count == 1, let verb = Verb(rawValue: present[0]), let node = fields[present[0]] else {
      let found = present.isEmpty ? "none" : present.joined(separator: " and ")
      throw fields.node.fault("one of \(verbs.joined(separator: ", ")) wanted, \(found) found")
    }
    try fields.allowOnly(["at", verb.rawValue] + verb.keys)
    switch verb {
    case .touch: self = .touch(try ScenarioTouch(node, fields))
    case .press: self = .press(try ScenarioPress(node, fields))
    case .hover: self = .hover(node.value == .null ? nil : try node.point())
    case .scroll: self = .scroll(try node.point() - .zero, at: try fields.location())
    case .motion: self = .motion(try node.word(ScenarioMotionPhase.self))
    case .remote: self = .remote(try node.word(ScenarioRemoteCommand.self))
    case .window: self = .foreground(try node.word(ScenarioForeground.self))
    case .makeKey: self = .makeKey(try names.reference(node, to: [.window], "a window"))
    case .becomeFirstResponder: self = .becomeFirstResponder(try names.responder(node))
    case .resignFirstResponder: self = .resignFirstResponder(try names.responder(node))
    case .sendAction: self = try Self.sendAction(node, fields, names)
    case .set: self = try Self.set(node, fields, names)
    case .remove:
      self = .remove(
        try names.reference(node, to: [.view, .scrollView, .control, .recognizer], "a view or recognizer"))
    case .move:
      let parent = try names.viewOrWindow(try fields.required("to", "the id of a view or window"))
      self = .move(try names.view(node), parent: parent, index: try fields["index"]?.integer(from: 0))
    case .ignoreInteraction: self = .ignoreInteraction(try node.flag())
    case .hit: self = .hit(try node.point())
    case .offset: self = .offset(try names.scrollView(node))
    case .setOffset:
      self = .setOffset(
        try names.scrollView(node), try fields.required("to", "2 numbers").point(),
        isAnimated: try fields.flag("animated", default: false))
    case .scrollToVisible: self = .scrollToVisible(try names.view(node))
    case .cancelDrag: self = .cancelDrag(finger: try node.integer(from: .min))
    case .focus: self = .focus(try node.heading())
    case .updateFocus: self = .updateFocus(try names.environment(node))
    case .focusOn: self = .focusOn(try names.environment(node))
    case .present:
      let from = try fields.required("from", "the id of a controller")
      self = .present(try names.controller(node), from: try names.controller(from))
    case .dismiss: self = .dismiss(try names.controller(node))
    case .request: self = .request(try ScenarioRequest(node, fields, names))
    case .elements:
      guard node.value == .bool(true) else { throw node.fault(wanted: "true") }
      self = .elements
    case .assist: self = .assist(try ScenarioAssistance(node))
    }
  }

  private static func sendAction(
    _ node: JSONNode, _ fields: JSONFields, _ names: ScenarioNames
  ) throws(ScenarioError) -> Self {
    var target: String?
    if let to = fields["to"], to.value != .null { target = try names.responder(to) }
    return .sendAction(try node.name(), target: target, sender: try fields["from"].map(names.responder))
  }

  private static func set(
    _ node: JSONNode, _ fields: JSONFields, _ names: ScenarioNames
  ) throws(ScenarioError) -> Self {
    let id = try names.reference(
      node, to: [.view, .scrollView, .control, .window, .recognizer], "a view, window or recognizer")
    let allowed = ScenarioChange.keys(of: names.kind(of: id))
    try fields.allowOnly(["at", "set"] + allowed)
    var changes: [ScenarioChange] = []
    for key in fields.present(of: allowed) {
      if let value = fields[key] { changes.append(try ScenarioChange(key, value, names)) }
    }
    guard !changes.isEmpty else {
      throw fields.node.fault("at least one of \(allowed.joined(separator: ", ")) wanted, none found")
    }
    return .set(id, changes)
  }
}

extension ScenarioTouch {
  fileprivate init(_ node: JSONNode, _ fields: JSONFields) throws(ScenarioError) {
    phase = try node.choice([
      ("began", TouchSamplePhase.began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ])
    finger = try fields.required("finger", "a whole number").integer(from: .min)
    location = try fields.location()
    type = try fields["type"]?.touchType() ?? .direct
  }
}

extension ScenarioPress {
  fileprivate init(_ node: JSONNode, _ fields: JSONFields) throws(ScenarioError) {
    phase = try node.word(ScenarioPressPhase.self)
    key = try fields.required("key", "the name of a key or button").key()
    force = try fields["force"].map { (node) throws(ScenarioError) in Float(try node.number(from: 0, to: 1)) }
    modifiers = try fields["modifiers"]?.modifiers() ?? []
  }
}

extension JSONFields {
  /// Reads the location given by `x` and `y`.
  fileprivate func location() throws(ScenarioError) -> Point {
    Point(try required("x", "a number").float(), try required("y", "a number").float())
  }
}
