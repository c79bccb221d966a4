import Dactyl

/// What the paper does as a responder: every finger draws a line, Delete and the menu take the chosen one away.
struct Canvas: Responder {
  unowned let tracker: TouchTrackerScene

  var handledEvents: ResponderEvents { [.touches, .actions, .keyCommands] }
  var canBecomeFirstResponder: Bool { true }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    for touch in touches { tracker.beginLine(touch) }
    return .handled
  }

  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
    for touch in touches { tracker.continueLine(touch) }
    return .handled
  }

  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling {
    for touch in touches { tracker.finishLine(touch) }
    return .handled
  }

  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    for touch in touches { tracker.dropLine(touch) }
    return .handled
  }

  var actions: [Action] { [.delete, .selectAll] }

  func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
    action == .delete ? tracker.selected != nil : action == .selectAll && !tracker.lines.isEmpty
  }

  mutating func perform(_ action: Action, from sender: Entity) {
    if action == .delete { tracker.deleteSelected() } else { tracker.clear() }
  }

  var keyCommands: [KeyCommand] {
    [
      KeyCommand(.key(.delete), action: .delete, title: "Delete the line"),
      KeyCommand(.key(.backspace), action: .delete, title: "Delete the line"),
    ]
  }
}
