import Dactyl

extension ScenarioRecognizer {
  /// The recognizer as JSON.
  var json: JSONValue {
    var recognizer = JSONMembers()
    recognizer.add("id", .string(id))
    recognizer.add("view", .string(view))
    kind.add(to: &recognizer)
    recognizer.add("enabled", isEnabled, default: true)
    recognizer.add("cancels_touches_in_view", cancelsTouchesInView, default: true)
    recognizer.add("delays_touches_began", delaysTouchesBegan, default: false)
    recognizer.add("delays_touches_ended", delaysTouchesEnded, default: true)
    if allowedTouchTypes != TouchType.allCases {
      recognizer.add("allowed_touch_types", .strings(allowedTouchTypes.map { "\($0)" }))
    }
    recognizer.add("requires_exclusive_touch_type", requiresExclusiveTouchType, default: true)
    recognizer.add("allowed_press_types", allowedPressTypes)
    recognizer.add("requires_failure_of", requiresFailureOf)
    recognizer.add("delegate", delegate?.json)
    return recognizer.object
  }
}

extension ScenarioGestureDelegate {
  fileprivate var json: JSONValue {
    var delegate = JSONMembers()
    delegate.add("should_begin", shouldBegin, default: true)
    delegate.add("should_receive_touch", shouldReceiveTouch, default: true)
    delegate.add("should_receive_press", shouldReceivePress, default: true)
    delegate.add("should_receive_event", shouldReceiveEvent, default: true)
    delegate.add("simultaneous_with", simultaneousWith)
    delegate.add("should_require_failure_of", shouldRequireFailureOf)
    delegate.add("should_be_required_to_fail_by", shouldBeRequiredToFailBy)
    return delegate.object
  }
}

extension ScenarioGesture {
  fileprivate func add(to object: inout JSONMembers) {
    object.add("kind", .string(name))
    switch self {
    case .tap(let taps, let touches):
      object.add("taps", taps, default: 1)
      object.add("touches", touches, default: 1)
    case .longPress(let taps, let touches, let duration, let movement):
      object.add("taps", taps, default: 0)
      object.add("touches", touches, default: 1)
      if duration != 500 { object.add("duration", .number(duration)) }
      object.add("movement", movement, default: 10)
    case .pan(let minTouches, let maxTouches):
      object.add("min_touches", minTouches, default: 1)
      object.add("max_touches", maxTouches.map { .number(Double($0)) })
    case .swipe(let directions, let touches):
      if directions != [.right] { object.add("direction", .strings(directions.map(\.rawValue))) }
      object.add("touches", touches, default: 1)
    case .screenEdgePan(let edges): object.add("edges", edges.map(\.rawValue))
    case .pinch, .rotation, .hover: break
    case .probe(let canPrevent, let canBePrevented), .immediate(let canPrevent, let canBePrevented):
      object.add("can_prevent", canPrevent, default: true)
      object.add("can_be_prevented", canBePrevented, default: true)
    }
  }
}
