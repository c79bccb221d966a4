import Dactyl

extension ScenarioEdit {
  /// The edit as a line of Swift where there is one, else in plain words.
  var code: String {
    switch self {
    case .front(let id): "\(id).bringToFront()"
    case .set(.object(let id), let keys, let value): Self.assignment(id, keys, value) ?? sentence
    case .add(.object(let id), ["requires_failure_of"], .string(let other)): "\(id).require(toFail: \(other))"
    case .remove(.object(let id), ["requires_failure_of"], .string(let other)):
      "without \(id).require(toFail: \(other))"
    case .add(.object(let id), let keys, .string(let other)): Self.answer(id, keys, other, "true") ?? sentence
    case .remove(.object(let id), let keys, .string(let other)): Self.answer(id, keys, other, "false") ?? sentence
    case .set(.step, let keys, let value?): "another input, with \(keys.joined(separator: ".")) \(value.text())"
    case .insertStep(let step): Self.call(step) ?? sentence
    case .removeStep: "without what was done before: the input that is ignored, the first responder or the focus"
    default: sentence
    }
  }

  /// The properties of Swift by the keys of files.
  private static let properties = [
    "hidden": "isHidden", "alpha": "alpha", "interactive": "isUserInteractionEnabled", "clips": "clipsToBounds",
    "multiple_touch": "isMultipleTouchEnabled", "exclusive_touch": "isExclusiveTouch",
    "passes_through": "passesThrough", "enabled": "isEnabled", "cancels_touches_in_view": "cancelsTouchesInView",
    "delays_touches_began": "delaysTouchesBegan", "delays_touches_ended": "delaysTouchesEnded",
    "requires_exclusive_touch_type": "requiresExclusiveTouchType", "taps": "numberOfTapsRequired",
    "touches": "numberOfTouchesRequired", "movement": "allowableMovement", "min_touches": "minimumNumberOfTouches",
    "max_touches": "maximumNumberOfTouches", "level": "level", "focusable": "canBecomeFocused",
    "traps_focus": "trapsFocus", "control.enabled": "control?.isEnabled",
    "scroll.enabled": "scrollView?.isScrollEnabled",
    "scroll.delays_content_touches": "scrollView?.delaysContentTouches",
    "scroll.can_cancel_content_touches": "scrollView?.canCancelContentTouches",
    "scroll.bounces": "scrollView?.bounces", "scroll.paging": "scrollView?.isPagingEnabled",
    "scroll.directional_lock": "scrollView?.isDirectionalLockEnabled",
    "scroll.always_bounce_vertical": "scrollView?.alwaysBounceVertical",
    "scroll.always_bounce_horizontal": "scrollView?.alwaysBounceHorizontal",
  ]

  private static func assignment(_ id: String, _ keys: [String], _ value: JSONValue?) -> String? {
    let key = keys.joined(separator: ".")
    let numbers: [String] = (value?.items ?? []).compactMap {
      if case .number(let number) = $0 { short(number) } else { nil }
    }
    switch (key, value) {
    case ("frame", _) where numbers.count == 4: return "\(id).frame = Rect(\(numbers.joined(separator: ", ")))"
    case ("bounds_origin", _): return "\(id).bounds.origin = Point(\(numbers.joined(separator: ", ")))"
    case ("transform", nil): return "\(id).transform = .identity"
    case ("hit_outsets", _) where numbers.count == 4:
      let sides = zip(["top", "left", "bottom", "right"], numbers).map { "\($0): \($1)" }
      return "\(id).hitOutsets = EdgeInsets(\(sides.joined(separator: ", ")))"
    case ("duration", .number(let milliseconds)?): return "\(id).minimumPressDuration = \(short(milliseconds / 1000))"
    case ("view", .string(let view)?): return "\(view).addGestureRecognizer(\(id))"
    case ("parent", .string(let parent)?): return "\(parent).addSubview(\(id))"
    case ("key", .bool(true)?): return "\(id).makeKey()"
    case ("focus_group", .string(let group)?): return "\(id).focusGroupIdentifier = \"\(group)\""
    case (_, .bool(let answer)?) where keys.first == "delegate" || key == "gate" || key == "allows_focus_change":
      return "\(question(keys) ?? "\(id)'s delegate") of \(id) answers \(answer)"
    default: break
    }
    guard let property = properties[key] else { return nil }
    switch value {
    case .bool(let flag)?: return "\(id).\(property) = \(flag)"
    case .number(let number)?: return "\(id).\(property) = \(short(number))"
    default: return nil
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\((number * 1000).rounded() / 1000)"
  }

  /// The question to a delegate by the keys of a file.
  private static func question(_ keys: [String]) -> String? {
    switch keys.last {
    case "should_begin": "delegate.shouldBegin"
    case "should_receive_touch": "delegate.shouldReceiveTouch"
    case "should_receive_press": "delegate.shouldReceivePress"
    case "should_receive_event": "delegate.shouldReceiveEvent"
    case "simultaneous_with": "delegate.shouldRecognizeSimultaneously"
    case "should_require_failure_of": "delegate.shouldRequireFailure"
    case "should_be_required_to_fail_by": "delegate.shouldBeRequiredToFail"
    case "gate": "gestureRecognizerShouldBegin"
    default: nil
    }
  }

  /// An answer of a recognizer's delegate about another one.
  private static func answer(_ id: String, _ keys: [String], _ other: String, _ answer: String) -> String? {
    guard keys.first == "delegate", let question = question(keys) else { return nil }
    return "\(question) of \(id) answers \(answer) for \(other)"
  }

  private static func call(_ step: JSONValue) -> String? {
    for (key, name) in [("make_key", "makeKey"), ("become_first_responder", "becomeFirstResponder")] {
      if case .string(let id)? = step[key] { return "\(id).\(name)()" }
    }
    return nil
  }
}
