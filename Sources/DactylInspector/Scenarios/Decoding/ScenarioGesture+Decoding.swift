extension ScenarioGesture {
  /// The keys of the parameters of a kind.
  static func keys(of kind: ScenarioGestureKind) -> [String] {
    switch kind {
    case .tap: ["taps", "touches"]
    case .longPress: ["taps", "touches", "duration", "movement"]
    case .pan: ["min_touches", "max_touches"]
    case .swipe: ["direction", "touches"]
    case .screenEdgePan: ["edges"]
    case .pinch, .rotation, .hover: []
    case .probe, .immediate: ["can_prevent", "can_be_prevented"]
    }
  }

  /// Reads the parameters of a kind.
  init(_ kind: ScenarioGestureKind, _ fields: JSONFields) throws(ScenarioError) {
    switch kind {
    case .tap: self = .tap(taps: try fields.integer("taps", from: 1, default: 1), touches: try fields.touches())
    case .longPress:
      self = .longPress(
        taps: try fields.integer("taps", from: 0, default: 0), touches: try fields.touches(),
        duration: try fields["duration"]?.number(from: 0, to: 1e12) ?? 500,
        movement: Float(try fields["movement"]?.number(from: 0) ?? 10))
    case .pan:
      self = .pan(
        minTouches: try fields.integer("min_touches", from: 1, default: 1),
        maxTouches: try fields["max_touches"]?.integer(from: 1))
    case .swipe: self = .swipe(directions: try fields.directions(), touches: try fields.touches())
    case .pinch: self = .pinch
    case .rotation: self = .rotation
    case .screenEdgePan:
      self = .screenEdgePan(
        edges: try fields["edges"]?.list { (node) throws(ScenarioError) in try node.word(ScenarioEdge.self) } ?? [])
    case .hover: self = .hover
    case .probe:
      self = .probe(
        canPrevent: try fields.flag("can_prevent", default: true),
        canBePrevented: try fields.flag("can_be_prevented", default: true))
    case .immediate:
      self = .immediate(
        canPrevent: try fields.flag("can_prevent", default: true),
        canBePrevented: try fields.flag("can_be_prevented", default: true))
    }
  }
}

extension JSONFields {
  fileprivate func touches() throws(ScenarioError) -> Int { try integer("touches", from: 1, default: 1) }

  fileprivate func directions() throws(ScenarioError) -> [ScenarioDirection] {
    guard let node = self["direction"] else { return [.right] }
    guard case .list = node.value else { return [try node.word(ScenarioDirection.self)] }
    return try node.list { (element) throws(ScenarioError) in try element.word(ScenarioDirection.self) }
  }
}
