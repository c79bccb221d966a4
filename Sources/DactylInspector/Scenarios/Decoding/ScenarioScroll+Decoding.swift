import Dactyl

extension ScenarioScroll {
  private static let keys = [
    "content", "inset", "offset", "enabled", "delays_content_touches", "can_cancel_content_touches",
    "directional_lock", "paging", "bounces", "always_bounce_vertical", "always_bounce_horizontal", "deceleration",
    "touches_should_begin", "touches_should_cancel", "zoom", "logs",
  ]

  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(Self.keys)
    content = try fields.required("content", "2 numbers").point() - .zero
    inset = try fields["inset"]?.insets() ?? .zero
    offset = try fields["offset"]?.point() ?? .zero
    isEnabled = try fields.flag("enabled", default: true)
    delaysContentTouches = try fields.flag("delays_content_touches", default: true)
    canCancelContentTouches = try fields.flag("can_cancel_content_touches", default: true)
    locksDirection = try fields.flag("directional_lock", default: false)
    pages = try fields.flag("paging", default: false)
    bounces = try fields.flag("bounces", default: true)
    alwaysBouncesDown = try fields.flag("always_bounce_vertical", default: false)
    alwaysBouncesAcross = try fields.flag("always_bounce_horizontal", default: false)
    deceleration = try fields["deceleration"]?.choice([("normal", .normal), ("fast", .fast)]) ?? .normal
    touchesShouldBegin = try fields.flag("touches_should_begin", default: true)
    touchesShouldCancel = try fields["touches_should_cancel"]?.flag()
    zoom = try fields["zoom"]?.scales()
    logs = try fields.flag("logs", default: false)
  }
}

extension JSONNode {
  /// Reads `[min, max]`, the scales of a zoom.
  fileprivate func scales() throws(ScenarioError) -> ClosedRange<Double> {
    let numbers = try floats(2)
    guard numbers[0] > 0, numbers[0] <= numbers[1] else { throw fault(wanted: "2 numbers above 0, the smaller first") }
    return Double(numbers[0])...Double(numbers[1])
  }
}
