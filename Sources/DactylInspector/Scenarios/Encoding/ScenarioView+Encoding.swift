import Dactyl

extension ScenarioView {
  /// The view as JSON.
  var json: JSONValue {
    var view = JSONMembers()
    view.add("id", .string(id))
    view.add("parent", .string(parent))
    view.add("frame", .rect(frame))
    view.add("bounds_origin", boundsOrigin)
    if transform != .identity {
      view.add(
        "transform", .floats([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))
    }
    view.add("alpha", alpha, default: 1)
    view.add("hidden", isHidden, default: false)
    view.add("interactive", isInteractive, default: true)
    view.add("clips", clips, default: false)
    view.add("multiple_touch", isMultipleTouchEnabled, default: false)
    view.add("exclusive_touch", isExclusiveTouch, default: false)
    view.add("hit_outsets", hitOutsets)
    view.add("passes_through", passesThrough, default: false)
    responder.add(ScenarioResponder.allKeys, to: &view)
    view.add("scroll", scroll?.json)
    view.add("drag_source", dragSource?.json)
    view.add("drop_target", dropTarget?.json)
    if let control {
      let disabled = JSONValue.object([JSONMember(key: "enabled", value: .bool(false))])
      view.add("control", control.isEnabled ? .bool(true) : disabled)
    }
    view.add("text_field", isTextField, default: false)
    view.add("gate", gate, default: true)
    focus.add(to: &view)
    accessibility.add(to: &view)
    return view.object
  }
}

extension ScenarioFocus {
  fileprivate func add(to view: inout JSONMembers) {
    view.add("focusable", isFocusable.map { .bool($0) })
    view.add("preferred_focus", preferred)
    view.add("focus_guide", guide.map { .strings($0) })
    view.add("focus_group", group.map { .string($0) })
    view.add("traps_focus", trapsFocus, default: false)
    view.add("allows_focus_change", allowsChange, default: true)
  }
}

extension ScenarioScroll {
  fileprivate var json: JSONValue {
    var scroll = JSONMembers()
    scroll.add("content", .floats([content.dx, content.dy]))
    scroll.add("inset", inset)
    scroll.add("offset", offset)
    scroll.add("enabled", isEnabled, default: true)
    scroll.add("delays_content_touches", delaysContentTouches, default: true)
    scroll.add("can_cancel_content_touches", canCancelContentTouches, default: true)
    scroll.add("directional_lock", locksDirection, default: false)
    scroll.add("paging", pages, default: false)
    scroll.add("bounces", bounces, default: true)
    scroll.add("always_bounce_vertical", alwaysBouncesDown, default: false)
    scroll.add("always_bounce_horizontal", alwaysBouncesAcross, default: false)
    if deceleration == .fast { scroll.add("deceleration", .string("fast")) }
    scroll.add("touches_should_begin", touchesShouldBegin, default: true)
    scroll.add("touches_should_cancel", touchesShouldCancel.map { .bool($0) })
    if let zoom { scroll.add("zoom", .list([JSONItem(.number(zoom.lowerBound)), JSONItem(.number(zoom.upperBound))])) }
    scroll.add("logs", logs, default: false)
    return scroll.object
  }
}

extension ScenarioDragSource {
  fileprivate var json: JSONValue {
    .object([
      JSONMember(key: "payload", value: .string(payload)),
      JSONMember(key: "lift", value: lift.map { .number(($0 * 1e6).rounded() / 1000) } ?? .null),
    ])
  }
}

extension ScenarioDropTarget {
  fileprivate var json: JSONValue {
    let word =
      switch proposal {
      case .copy: "copy"
      case .move: "move"
      case .forbidden: "forbidden"
      case .cancel: "cancel"
      }
    return .object([
      JSONMember(key: "accepts", value: .strings(accepts)), JSONMember(key: "proposal", value: .string(word)),
    ])
  }
}
