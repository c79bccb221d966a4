import Dactyl

/// The names of the objects of a decision, for its sentence.
struct VerdictNames {
  /// The input: `finger 1`, `space`.
  var input: String
  var responder: String
  var recognizer: String
  var opponent: String
  /// Whether the recognizer had begun before the decision.
  var hadBegun: Bool
}

extension Decision {
  /// What happened, as a person reads it, without the time and the rule.
  func sentence(_ names: VerdictNames) -> String {
    let (input, view, recognizer) = (names.input, names.responder, names.recognizer)
    let by = opponent == .none ? "" : ", because of \(names.opponent)"
    switch kind {
    case .hitTest: return HitVerdict(rawValue: detail)?.sentence(view, input) ?? "\(view) was visited"
    case .bindView: return "\(input) belongs to \(view)"
    case .refuseView: return "\(input) is kept from \(view)"
    case .bindGesture: return "\(recognizer) receives \(input)"
    case .refuseGesture: return "\(input) is kept from \(recognizer)"
    case .propose: return "\(recognizer) proposes \(proposal(names.hadBegun))"
    case .hold: return "\(recognizer) waits until \(names.opponent) fails"
    case .enter: return "\(recognizer) \(entered(names.hadBegun))\(by)"
    case .action: return gesture == .none ? "\(view) performs an action" : "the action of \(recognizer) runs"
    case .handled: return "\(view) handles \(callback) of \(input)"
    case .passed: return "\(view) passes \(callback) of \(input) on"
    case .unhandled: return "nobody from \(view) up handles \(callback) of \(input)"
    case .claim:
      let taker = gesture == .none ? "" : " by \(recognizer)"
      return view == Self.nobody ? "\(input) is claimed\(taker)" : "\(input) is taken from \(view)\(taker)"
    case .addDevice: return "a device was connected"
    case .removeDevice: return "a device was disconnected"
    case .ignore: return "\(input) is ignored"
    case .passWindow: return "nothing in \(view) is hit by \(input)"
    case .withhold: return "\(callback) of \(input) is withheld from \(view) by \(recognizer)"
    case .deliver: return "\(callback) of \(input) is delivered to \(view)"
    case .cancelInput: return view == Self.nobody ? "input is cancelled" : "the input of \(view) is cancelled"
    case .deadline: return "the deadline of \(recognizer) is reached"
    case .refuseState: return "\(recognizer) may not be \(GestureState(rawValue: detail).map { "\($0)" } ?? "so")"
    case .breakTie: return "\(names.opponent) goes before \(recognizer)"
    default: return otherSentence(names)
    }
  }

  /// The sentences about keys, the focus, windows, controls, drags and scrolling.
  private func otherSentence(_ names: VerdictNames) -> String {
    let (input, view) = (names.input, names.responder)
    return switch kind {
    case .searchCommands: "key commands for \(input) are searched from \(view) up"
    case .refuseCommand: "a key command for \(input) is not performed"
    case .undo: detail == 1 ? "\(view) redoes an operation" : "\(view) undoes an operation"
    case .moveFocus: view == Self.nobody ? "the focus is lost" : "the focus moves to \(view)"
    case .refuseFocus: view == Self.nobody ? "the focus stays where it is" : "the focus may not move to \(view)"
    case .passItem: "the focus passes \(view)"
    case .becomeFirst: "\(view) becomes first responder"
    case .refuseFirst: "\(view) does not become first responder"
    case .resignFirst: "\(view) resigns first responder"
    case .refuseResign: "\(view) does not resign first responder"
    case .becomeKey: "\(view) becomes the key window"
    case .resignKey: "\(view) resigns as the key window"
    case .showWindow: "\(view) is shown"
    case .hideWindow: "\(view) is hidden"
    case .controlEvent: "\(view) sends a control event"
    case .beginDrag: "a drag begins at \(view)"
    case .enterTarget: "the drag enters \(view)"
    case .leaveTarget: "the drag leaves \(view)"
    case .refuseTarget: "\(view) does not take the drag"
    case .drop: view == Self.nobody ? "the drag is cancelled" : "the drag ends over \(view)"
    case .scroll: "\(input) scrolls \(view)"
    case .catchTouch: "\(input) stops content that moves, and does not reach \(view)"
    default: "\(kind)"
    }
  }

  /// The name of no responder.
  static let nobody = "nobody"

  private func proposal(_ hadBegun: Bool) -> String {
    switch GestureState(rawValue: detail) {
    case .began: "to begin"
    case .changed: "a change"
    case .ended: hadBegun ? "to end" : "to be recognized"
    case .cancelled: "to be cancelled"
    case .failed: "to fail"
    case .possible, nil: "to start again"
    }
  }

  private func entered(_ hadBegun: Bool) -> String {
    switch GestureState(rawValue: detail) {
    case .began: "begins"
    case .changed: "changes"
    case .ended: hadBegun ? "ends" : "is recognized"
    case .cancelled: "is cancelled"
    case .failed: "fails"
    case .possible, nil: "is reset"
    }
  }

  /// The callback that the detail stands for.
  private var callback: String {
    guard let phase = TouchPhase(rawValue: detail) else { return "a call" }
    return inputKind == .press ? phase.pressCallbackName : inputKind == .touch ? phase.callbackName : "\(phase)"
  }
}

extension TouchPhase {
  fileprivate var pressCallbackName: String {
    switch self {
    case .began: "pressesBegan"
    case .moved, .stationary: "pressesChanged"
    case .ended: "pressesEnded"
    case .cancelled: "pressesCancelled"
    }
  }
}

extension HitVerdict {
  fileprivate func sentence(_ view: String, _ input: String) -> String {
    switch self {
    case .hit: "\(view) is hit by \(input)"
    case .entered: "\(input) is inside \(view), whose subviews are asked"
    case .hidden: "\(view) is hidden, so nothing in it is hit"
    case .interactionDisabled: "user interaction of \(view) is off, so nothing in it is hit"
    case .faint: "\(view) is fainter than 0.01, so nothing in it is hit"
    case .animated: "\(view) is being animated, and is not hit"
    case .singular: "the transform of \(view) has no inverse, so it is not hit"
    case .outside: "\(input) is outside \(view)"
    case .grown: "\(view) accepts \(input) by its own closure, and its subviews are asked"
    case .overflowed: "\(input) is outside \(view), which lets subviews stick out"
    case .refused: "\(view) refuses \(input) for all that is in it"
    case .redirected: "\(view) names another view as hit by \(input)"
    case .passedThrough: "\(view) lets \(input) through"
    case .withoutListeners: "\(view) has no listeners, and lets \(input) through"
    }
  }
}
