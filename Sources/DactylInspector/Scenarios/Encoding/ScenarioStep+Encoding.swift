import Dactyl

extension ScenarioStep {
  /// The step as JSON.
  var json: JSONValue {
    var step = JSONMembers()
    step.add("at", .time(at))
    action.add(to: &step)
    return step.object
  }
}

extension ScenarioAction {
  fileprivate func add(to step: inout JSONMembers) {
    func name(_ key: String, _ id: String) { step.add(key, .string(id)) }
    switch self {
    case .touch(let touch):
      name("touch", "\(touch.phase)")
      step.add("finger", .number(Double(touch.finger)))
      location(touch.location, &step)
      if touch.type != .direct { name("type", "\(touch.type)") }
    case .press(let press):
      name("press", press.phase.rawValue)
      name("key", press.key)
      step.add("force", press.force.map { .float($0) })
      if !press.modifiers.isEmpty { step.add("modifiers", .modifiers(press.modifiers)) }
    case .hover(let point): step.add("hover", point.map { .floats([$0.x, $0.y]) } ?? .null)
    case .scroll(let delta, let point):
      step.add("scroll", .floats([delta.dx, delta.dy]))
      location(point, &step)
    case .motion(let phase): name("motion", phase.rawValue)
    case .remote(let command): name("remote", command.rawValue)
    case .foreground(let change): name("window", change.rawValue)
    case .makeKey(let id): name("make_key", id)
    case .becomeFirstResponder(let id): name("become_first_responder", id)
    case .resignFirstResponder(let id): name("resign_first_responder", id)
    case .sendAction(let action, let target, let sender):
      name("send_action", action)
      step.add("to", target.map { .string($0) } ?? .null)
      step.add("from", sender.map { .string($0) })
    case .set(let id, let changes):
      name("set", id)
      for change in changes { step.add(change.key, change.value) }
    case .remove(let id): name("remove", id)
    case .move(let id, let parent, let index):
      name("move", id)
      name("to", parent)
      step.add("index", index.map { .number(Double($0)) })
    case .ignoreInteraction(let isIgnored): step.add("ignore_interaction", .bool(isIgnored))
    case .hit(let point): step.add("hit", .floats([point.x, point.y]))
    case .offset(let id): name("offset", id)
    case .setOffset(let id, let point, let isAnimated):
      name("set_offset", id)
      step.add("to", .floats([point.x, point.y]))
      step.add("animated", isAnimated, default: false)
    case .scrollToVisible(let id): name("scroll_to_visible", id)
    case .focus(let heading): name("focus", "\(heading)")
    case .updateFocus(let id): name("update_focus", id)
    case .focusOn(let id): name("focus_on", id)
    case .present(let id, let presenter):
      name("present", id)
      name("from", presenter)
    case .dismiss(let id): name("dismiss", id)
    case .request(let request): request.add(to: &step)
    case .elements: step.add("elements", .bool(true))
    case .assist(let assistance): step.add("assist", assistance.json)
    case .cancelDrag(let finger): step.add("cancel_drag", .number(Double(finger)))
    }
  }

  private func location(_ point: Point, _ step: inout JSONMembers) {
    step.add("x", .float(point.x))
    step.add("y", .float(point.y))
  }
}

extension ScenarioChange {
  fileprivate var key: String {
    switch self {
    case .hidden: "hidden"
    case .alpha: "alpha"
    case .interactive: "interactive"
    case .enabled: "enabled"
    case .frame: "frame"
    case .transform: "transform"
    case .boundsOrigin: "bounds_origin"
    case .level: "level"
    case .focusable: "focusable"
    case .preferredFocus: "preferred_focus"
    case .focusGuide: "focus_guide"
    case .trapsFocus: "traps_focus"
    case .allowsFocusChange: "allows_focus_change"
    case .scrollEnabled: "scroll_enabled"
    }
  }

  fileprivate var value: JSONValue {
    switch self {
    case .hidden(let flag), .interactive(let flag), .enabled(let flag), .focusable(let flag), .trapsFocus(let flag),
      .allowsFocusChange(let flag), .scrollEnabled(let flag):
      .bool(flag)
    case .alpha(let number), .level(let number): .float(number)
    case .frame(let rect): .rect(rect)
    case .transform(let change): .floats([change.a, change.b, change.c, change.d, change.tx, change.ty])
    case .boundsOrigin(let point): .floats([point.x, point.y])
    case .preferredFocus(let ids), .focusGuide(let ids): .strings(ids)
    }
  }
}
