import Dactyl

/// What a question comes down to: the kind of input that did not arrive, and where.
enum ScenarioMatter: Hashable {
  /// A touch, or what a control makes of it, that a view lacks.
  case touch(view: String)
  /// A recognizer that did not recognize.
  case recognizer(String)
  /// A press, of a key or of any.
  case press(key: String?, responder: String)
  /// An action by a key command.
  case command(action: String, responder: String)
  /// An action that was sent.
  case action(String, responder: String)
  /// A shake.
  case motion(responder: String)
  /// A command of a remote control.
  case remote(responder: String)
  /// A responder that did not become first responder.
  case firstResponder(String)
  /// A view that was not focused.
  case focus(String)
  /// A drop, or what a target receives before.
  case drop(view: String)
  /// Scrolling.
  case scroll(String)
}

extension ScenarioQuestion {
  /// What the question comes down to, in a play of some steps.
  func matter(in steps: [ScenarioStep]) -> ScenarioMatter {
    switch subject {
    case .touch(_, let id): .touch(view: id)
    case .recognizer(let id): .recognizer(id)
    case .key(let key, let id): .press(key: key, responder: id)
    case .command(let action, let id): .command(action: action, responder: id)
    case .action(let action, let id): .action(action, responder: id)
    case .scroll(let id): .scroll(id)
    case .drop(let id, _): .drop(view: id)
    case .focus(let id): .focus(id)
    case .view(let id): matter(ofView: id, in: steps)
    }
  }

  /// What a question about a view comes down to, by the entry that is missing.
  private func matter(ofView id: String, in steps: [ScenarioStep]) -> ScenarioMatter {
    let words = missing.text.split(separator: " ").map(String.init)
    let (event, detail) = (words.dropFirst().first ?? "", words.dropFirst(2).first)
    switch event {
    case "becameFirstResponder":
      // A text field that is touched becomes first responder by that.
      let isAsked = steps.contains { $0.action == .becomeFirstResponder(id) }
      return isAsked ? .firstResponder(id) : .touch(view: id)
    case "motionBegan", "motionEnded", "motionCancelled": return .motion(responder: id)
    case "remoteControl": return .remote(responder: id)
    case "becameFocused": return .focus(id)
    case "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled":
      return .press(key: detail, responder: id)
    case "performed":
      let isSent = steps.contains { if case .sendAction(detail, _, _) = $0.action { true } else { false } }
      return isSent ? .action(detail ?? "", responder: id) : .command(action: detail ?? "", responder: id)
    case "dragEntered", "dropPerformed", "dragExited": return .drop(view: id)
    case "willBeginDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating", "offset":
      return .scroll(id)
    default: return isPressed(event, in: steps) ? .press(key: nil, responder: id) : .touch(view: id)
    }
  }

  /// Whether a control's event is that of a key, since no finger lands.
  private func isPressed(_ event: String, in steps: [ScenarioStep]) -> Bool {
    event.hasPrefix("touch") && !steps.contains { if case .touch = $0.action { true } else { false } }
  }
}
