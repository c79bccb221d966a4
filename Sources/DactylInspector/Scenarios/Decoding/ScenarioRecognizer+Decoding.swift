import Dactyl

extension ScenarioRecognizer {
  private static let keys = [
    "enabled", "cancels_touches_in_view", "delays_touches_began", "delays_touches_ended", "allowed_touch_types",
    "requires_exclusive_touch_type", "allowed_press_types", "requires_failure_of", "delegate",
  ]

  /// Reads the recognizers of a file. They may refer to each other in any order, so all ids are read first.
  static func list(_ node: JSONNode, _ names: inout ScenarioNames) throws(ScenarioError) -> [ScenarioRecognizer] {
    var declared: [(id: String, fields: JSONFields)] = []
    for element in try node.elements() {
      let fields = try JSONFields(element)
      declared.append((try names.declare(fields, .recognizer), fields))
    }
    var recognizers: [ScenarioRecognizer] = []
    for (id, fields) in declared { recognizers.append(try ScenarioRecognizer(id, fields, names)) }
    return recognizers
  }

  private init(_ id: String, _ fields: JSONFields, _ names: ScenarioNames) throws(ScenarioError) {
    let kinds = ScenarioGestureKind.allCases.map(\.rawValue).joined(separator: ", ")
    let kind = try fields.required("kind", "one of \(kinds)").word(ScenarioGestureKind.self)
    try fields.allowOnly(["id", "view", "kind"] + ScenarioGesture.keys(of: kind) + Self.keys)
    self.id = id
    view = try names.viewOrWindow(try fields.required("view", "the id of a view or window"))
    self.kind = try ScenarioGesture(kind, fields)
    isEnabled = try fields.flag("enabled", default: true)
    cancelsTouchesInView = try fields.flag("cancels_touches_in_view", default: true)
    delaysTouchesBegan = try fields.flag("delays_touches_began", default: false)
    delaysTouchesEnded = try fields.flag("delays_touches_ended", default: true)
    allowedTouchTypes =
      try fields["allowed_touch_types"]?.list { (node) throws(ScenarioError) in try node.touchType() }
      ?? TouchType.allCases
    requiresExclusiveTouchType = try fields.flag("requires_exclusive_touch_type", default: true)
    allowedPressTypes = try fields["allowed_press_types"]?.list { (node) throws(ScenarioError) in try node.key() } ?? []
    requiresFailureOf = try names.recognizers(fields["requires_failure_of"])
    if let node = fields["delegate"] { delegate = try ScenarioGestureDelegate(node, names) }
  }
}

extension ScenarioGestureDelegate {
  private static let keys = [
    "should_begin", "should_receive_touch", "should_receive_press", "should_receive_event", "simultaneous_with",
    "should_require_failure_of", "should_be_required_to_fail_by",
  ]

  fileprivate init(_ node: JSONNode, _ names: ScenarioNames) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(Self.keys)
    shouldBegin = try fields.flag("should_begin", default: true)
    shouldReceiveTouch = try fields.flag("should_receive_touch", default: true)
    shouldReceivePress = try fields.flag("should_receive_press", default: true)
    shouldReceiveEvent = try fields.flag("should_receive_event", default: true)
    simultaneousWith = try names.recognizers(fields["simultaneous_with"])
    shouldRequireFailureOf = try names.recognizers(fields["should_require_failure_of"])
    shouldBeRequiredToFailBy = try names.recognizers(fields["should_be_required_to_fail_by"])
  }
}
