import Dactyl
import DactylControls

/// The names of the objects of a decision, for its entry.
struct VerdictNames {
  /// The input: `finger 1`, `space`; nil for a decision about no input.
  var input: String?
  var responder: String
  /// The responder that caused it.
  var other: String
  /// The recognizer with its view: `tap on card`.
  var recognizer: String
  var opponent: String
  /// The input action with its context, and the context that took or blocks it.
  var action = ""
  var otherContext: String?
  /// Whether the recognizer had begun before the decision.
  var hadBegun: Bool
}

extension VerdictNames {
  /// Takes the names of an input action and of contexts.
  mutating func take(_ decision: ActionDecision?, in scene: Scene) {
    guard let decision else { return }
    action = scene.name(of: decision)
    otherContext = scene.nameOfContext(decision.by)
  }
}

extension Decision {
  /// The name of no responder.
  static let nobody = "nobody"

  /// What happened, as a person reads it, without the time and the rule: `finger 1 · tap on card: failed, moved 11.2 of
  /// 10 points`.
  func entry(_ names: VerdictNames) -> String {
    let subject = action != nil ? names.action : gesture == .none ? names.responder : names.recognizer
    let sentence = wholeSentence(names) ?? "\(subject): \(predicate(names))"
    return names.input.map { "\($0) · \(sentence)" } ?? sentence
  }

  /// The entry of a decision about nobody.
  private func wholeSentence(_ names: VerdictNames) -> String? {
    switch kind {
    case .addDevice: "a device was connected"
    case .removeDevice: "a device was disconnected"
    case .ignore: "ignored\(measure)\(because(names))"
    case .accommodate: "\(accommodation)\(measure)"
    case .leaveOut: "\(number) more views were visited"
    case .unhandled: "nobody from \(names.responder) up handled \(callback)"
    case .cancelInput where view == .none: "all input was cancelled"
    case .claim where view == .none && gesture == .none: "taken"
    case .refuseCommand where view == .none: "nobody performs its key command"
    case .moveFocus where view == .none: "the focus was lost"
    case .refuseFocus where view == .none: "the focus stayed where it is\(because(names))"
    case .drop where view == .none: "the drag was cancelled"
    default: nil
    }
  }

  /// What happened to the subject.
  private func predicate(_ names: VerdictNames) -> String {
    switch kind {
    case .hitTest: HitVerdict(rawValue: detail)?.predicate ?? "visited"
    case .bindView, .bindGesture: "received \(noun)"
    case .refuseView, .refuseGesture: "did not receive \(noun)\(because(names))"
    case .propose: "proposed to \(proposal(names.hadBegun))\(measure)"
    case .hold: "waits for \(names.opponent)"
    case .enter: "\(entered(names.hadBegun))\(measure)\(because(names))"
    case .action: gesture == .none ? "performed the action" : "ran its action"
    case .handled: "handled \(callback)"
    case .passed: "passed \(callback) on"
    case .claim:
      gesture == .none
        ? "lost \(noun)\(because(names))" : "took \(noun)\(view == .none ? "" : " from \(names.responder)")"
    case .passWindow: "nothing in it was hit"
    case .withhold: "withholds \(callback)\(view == .none ? "" : " from \(names.responder)")"
    case .deliver: "\(callback) delivered"
    case .cancelInput: "its input was cancelled"
    case .measure: "measured\(measure)"
    case .deadline: "reached its deadline"
    case .refuseState:
      "may not \(proposal(names.hadBegun))\(view == .none ? because(names) : ", because of \(names.responder)")"
    case .breakTie: "comes after \(names.opponent)"
    default: otherPredicate(names)
    }
  }

  /// What happened to the subject of a decision about keys, the focus, windows, controls, drags and scrolling.
  private func otherPredicate(_ names: VerdictNames) -> String {
    switch kind {
    case .searchCommands: "key commands are searched from it up"
    case .missCommand: "has a key command with this key and other modifiers"
    case .bindAction: "received \(noun)"
    case .refuseAction: "did not receive \(noun), \(refusal(names))"
    case .refuseCommand: "does not perform the key command\(because(names))"
    case .undo: detail == 1 ? "redid an operation" : "undid an operation"
    case .moveFocus: "received the focus"
    case .refuseFocus: "did not receive the focus\(because(names))"
    case .passItem: "passed by the focus\(because(names))"
    case .becomeFirst: "became first responder"
    case .refuseFirst: "did not become first responder\(because(names))"
    case .resignFirst: "resigned first responder"
    case .refuseResign: "did not resign first responder"
    case .becomeKey: "became the key window"
    case .resignKey: "resigned as the key window"
    case .showWindow: "shown"
    case .hideWindow: "hidden"
    case .controlEvent: "sent \(controlEventName)"
    case .beginDrag: "a drag began"
    case .enterTarget: "the drag entered"
    case .leaveTarget: "the drag left"
    case .refuseTarget: "does not take the drag\(because(names))"
    case .drop: "the drag ended over it"
    case .scroll: "scrolled"
    case .assist: "\(request)"
    case .refuseAssist: "\(request): not done\(because(names))"
    case .catchTouch: "did not receive the touch, which stopped \(names.other)"
    default: "\(kind)"
    }
  }

  // MARK: Words

  /// What an assistive client asked for, and which.
  private var request: String {
    let names = [
      "activate", "increment", "decrement", "scroll", "scroll to it", "escape", "magic tap", "focus", "set the value",
      "set the text", "set the selection", "an action of its own",
    ]
    let action = names.indices.contains(Int(detail)) ? names[Int(detail)] : "a request"
    guard case .client(let client) = source else { return action }
    return "\(action), asked for by \(client.words)"
  }

  /// What an accommodation made of an input.
  private var accommodation: String {
    switch rule {
    case .AX13: "counts from now on, since it was held"
    case .AX15: "made a tap"
    case .AX16: "counts at once, since it swipes"
    case .AX17: "counts now, since it was held"
    case .AX19: "stays down"
    case .AX20: "clicks, since it rests"
    case .AX21: "moves the pointer"
    default: "changed"
    }
  }

  /// The input of the decision.
  private var noun: String {
    switch inputKind {
    case .touch?: "the touch"
    case .press?: "the press"
    case let kind?: "the \(kind)"
    case nil: "the input"
    }
  }

  /// Why an input action did not receive its input.
  private func refusal(_ names: VerdictNames) -> String {
    let other = names.otherContext
    return switch action?.reason {
    case .otherContext: "which \(other ?? "another context") above it takes"
    case .blocked: "since \(other ?? "what is presented") blocks its context"
    case .missingChord: "since a modifier or a control of its chord is not down"
    case .longerChord: "which a binding with more modifiers or a longer chord takes"
    case .received, nil: "for no reason"
    }
  }

  private func because(_ names: VerdictNames) -> String {
    if opponent != .none { return ", because of \(names.opponent)" }
    return other == .none ? "" : ", because of \(names.other)"
  }

  /// What was measured, and the limit, after a comma.
  private var measure: String { condition.map { ", \($0.words)" } ?? "" }

  private func proposal(_ hadBegun: Bool) -> String {
    switch GestureState(rawValue: detail) {
    case .began: "begin"
    case .changed: "change"
    case .ended: hadBegun ? "end" : "be recognized"
    case .cancelled: "be cancelled"
    case .failed: "fail"
    case .possible, nil: "start again"
    }
  }

  private func entered(_ hadBegun: Bool) -> String {
    switch GestureState(rawValue: detail) {
    case .began: "began"
    case .changed: "changed"
    case .ended: hadBegun ? "ended" : "recognized"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .possible, nil: "reset"
    }
  }

  /// The control event whose bit has the number in the detail.
  private var controlEventName: String { ControlEvents(rawValue: 1 << UInt32(detail & 31)).touchEventName }

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
  fileprivate var predicate: String {
    switch self {
    case .hit: "hit"
    case .entered: "contains the point, and its subviews are asked"
    case .hidden: "hidden, so nothing in it is hit"
    case .interactionDisabled: "its user interaction is off, so nothing in it is hit"
    case .faint: "fainter than 0.01, so nothing in it is hit"
    case .animated: "being animated, so not hit"
    case .singular: "its transform has no inverse, so it is not hit"
    case .outside: "does not contain the point"
    case .grown: "accepts the point by its own closure, and its subviews are asked"
    case .overflowed: "does not contain the point, and lets subviews stick out"
    case .refused: "refuses the point for all that is in it"
    case .redirected: "names another view as hit"
    case .passedThrough: "lets the point through"
    case .withoutListeners: "has no listeners, so lets the point through"
    }
  }
}

extension AccessibilityClient {
  /// The client, as a person reads it.
  fileprivate var words: String {
    switch self {
    case .screenReader: "a screen reader"
    case .touchExploration: "exploring by touch"
    case .switches: "switches"
    case .test: "a test"
    case .game: "the game"
    }
  }
}
