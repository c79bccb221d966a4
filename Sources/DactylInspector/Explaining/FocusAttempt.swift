import Dactyl

/// An occasion in a play at which a view could have got the focus: a heading, a press that may become one, or a
/// request.
struct FocusAttempt {
  /// What moves the focus, or may move it.
  enum Cause: Hashable {
    case heading(FocusHeading)
    case press(FocusHeading)
    case request
  }

  /// The step in the file that was played.
  let step: Int
  let time: Timestamp
  let cause: Cause
  /// The item from which the focus would move, or nil when nothing has it.
  let source: View?
  /// What keeps the view from having the focus at all, whatever moves it.
  let ineligible: Obstacle?
  /// The trap that the focus does not leave for the view, or nil.
  let trap: View?
  /// Whether a presented controller's view is that trap.
  let isPresented: Bool
  /// Whether input was ignored.
  let isIgnored: Bool

  var heading: FocusHeading? {
    switch cause {
    case .heading(let heading), .press(let heading): heading
    case .request: nil
    }
  }
  var isPress: Bool { if case .press = cause { true } else { false } }
}

extension FocusAttempt.Cause {
  /// The cause of a step, or nil for one that does not move the focus to a view.
  init?(_ action: ScenarioAction, to subject: View, on stage: ScenarioStage) {
    switch action {
    case .focus(let heading): self = .heading(heading)
    case .press(let press):
      guard press.phase == .began, let heading = Self.heading(of: press) else { return nil }
      self = .press(heading)
    case .updateFocus(let id), .focusOn(let id):
      guard stage.isAround(subject, id) else { return nil }
      self = .request
    case .present(let id, _):
      guard stage.isAround(subject, id) else { return nil }
      self = .request
    default: return nil
    }
  }

  private static func heading(of press: ScenarioPress) -> FocusHeading? {
    guard let type = ScenarioKeys.type(named: press.key)?.type else { return nil }
    if type == .key(.tab) { return press.modifiers.contains(.shift) ? .previous : .next }
    return FocusHeading(direction: type)
  }
}

extension ScenarioStage {
  /// Whether the view, controller or window with an id is a view, or is around it.
  fileprivate func isAround(_ view: View, _ id: String) -> Bool {
    guard let other = views[id] ?? controllers[id]?.view else { return false }
    return view.path.contains(other)
  }
}
