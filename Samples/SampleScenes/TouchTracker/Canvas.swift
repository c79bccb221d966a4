import Dactyl

/// The responder of the paper: every finger draws a line, Delete and the menu delete the chosen one.
struct Canvas: TouchResponder, ActionResponder, KeyCommandResponder, FirstResponding {
  unowned let tracker: TouchTrackerScene

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

  var actions: [Action] { [.delete, .newPaper] }

  func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
    action == .delete ? tracker.selected != nil : action == .newPaper
  }

  mutating func perform(_ action: Action, from sender: Entity) {
    if action == .delete { tracker.deleteSelected() } else { tracker.clear() }
  }

  private static let backspace: KeyCommand = {
    var command = KeyCommand(.key(.backspace), action: .delete)
    command.isDiscoverable = false
    return command
  }()

  var keyCommands: [KeyCommand] {
    [
      KeyCommand(.key(.delete), action: .delete, title: "Delete the Line"),
      Self.backspace,
      KeyCommand("n", .control, action: .newPaper, title: "New Paper"),
    ]
  }
}

extension Action {
  /// Deletes all lines.
  fileprivate static let newPaper: Action = "newPaper"
}
