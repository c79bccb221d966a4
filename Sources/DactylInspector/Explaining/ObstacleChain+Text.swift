import Dactyl

extension ObstacleChain {
  /// The answer as a person reads it: what happened, by which rule, and the change that helps.
  func text(of question: ScenarioQuestion) -> String {
    let wanted = question.missing.text.split(separator: " ").dropFirst().joined(separator: " ")
    let reason = obstacle.reason(subject: question.subject.name)
    let cure = change.map(\.sentence).joined(separator: "; ")
    let rest = then.isEmpty ? "" : " Then \(then[0].obstacle.reason(subject: question.subject.name))."
    return
      "No \"\(wanted)\": at \(obstacle.time.milliseconds) ms \(reason) (\(obstacle.rule)).\(rest) To change it: \(cure)."
  }

  /// The answer as JSON, with its text.
  func json(of question: ScenarioQuestion) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("rule", .string(obstacle.rule)), ("cause", .string(obstacle.cause.rawValue)),
      ("by", obstacle.opponent.map { .string($0) } ?? .null),
      ("at", .number(Double(obstacle.time.nanoseconds) / 1e6)), ("change", .list(change.map { JSONItem($0.json) })),
    ]
    if let condition = obstacle.condition { members.append(("condition", condition.json)) }
    if let next = then.first { members.append(("then", next.json(of: question))) }
    members.append(("text", .string(text(of: question))))
    return .object(members.map { JSONMember(key: $0.0, value: $0.1) })
  }

  /// All edits, those of what lies behind included.
  var edits: [ScenarioEdit] { change + then.flatMap(\.edits) }
}

extension Obstacle {
  /// What happened, in words.
  func reason(subject: String) -> String {
    let name = opponent ?? subject
    return switch cause {
    case .hidden: "\(name) is hidden"
    case .transparent: "\(name) is fainter than 0.01"
    case .interactionDisabled: "user interaction of \(name) is off"
    case .outsideParent: "the point is outside \(name), which is around \(subject)"
    case .outside: "the point is outside \(name)"
    case .covered: "\(name) lies in front of \(subject) and is hit"
    case .passesThrough: "\(name) lets touches through"
    case .windowInFront: "the window \(name) in front is hit"
    case .notInWindow: "\(name) is in no window"
    case .ignored: "input was being ignored"
    case .beganElsewhere: "the touch began on \(name), and stays with it"
    case .multipleTouchOff: "\(subject) has another touch, and takes one at a time"
    case .exclusiveTouch: "\(name) and \(subject) do not take touches together"
    case .removed: "\(name) left its window"
    case .interrupted: "the input in \(name) was cancelled"
    case .claimed: "\(name) was recognized and took the touch from its view"
    case .delayed: "\(name) holds the touch back"
    case .consumed: "\(name) handled it and did not pass it on"
    case .noHandler: "\(subject) does not handle it"
    case .disabled: "\(name) is disabled"
    case .typeNotAllowed: "\(name) does not allow this type of input"
    case .filtered: "the delegate of \(subject) did not let the input in"
    case .vetoedByDelegate: "the delegate of \(subject) answered that it should not begin"
    case .vetoedByView: "\(name) answered that \(subject) should not begin"
    case .waitsFor: "\(subject) waits for \(name)"
    case .requirementCycle: "\(subject) and \(name) wait for each other"
    case .lostTo: "\(name) was recognized first, and excludes \(subject)"
    case .finished: "\(name) is done until all fingers have lifted"
    case .failedOwnCondition: condition?.sentence(of: subject) ?? "\(subject) looks for other input"
    case .notInChain: "the way up starts at \(opponent ?? "the window"), and does not pass \(subject)"
    case .notKeyWindow: "\(opponent ?? "no window") is the key window"
    case .cannotBecomeFirstResponder: "\(subject) cannot become first responder"
    case .willNotResign: "\(name) does not resign first responder"
    case .caughtScrolling: "the finger stopped the content of \(name), which moved, and belongs to that alone"
    case .noRoom: "\(subject) has nothing to scroll that way, or is at its limit"
    case .contentKeepsTouch: "\(name) in it has the touch and keeps it"
    case .notAccepted: "\(subject) does not accept what is dragged"
    case .proposalForbids: "\(name) proposes that nothing is dropped there"
    case .notFocusable: "\(subject) is a plain view, or says that it can't have the focus"
    case .noFocusYet: "nothing had the focus, and the first step gives it without moving on"
    case .nothingThatWay: "\(subject) does not lie that way from the focused item"
    case .nearerItem: "\(name) comes before \(subject)"
    case .groupFirst: "\(name) is in the group of the focused item, and \(subject) is not"
    case .trapped: "\(name) keeps the focus in"
    case .keyMismatch: "the key or its modifiers are not those of the command"
    }
  }
}

extension ScenarioQuestion.Subject {
  /// The id of the view or recognizer, or the responder, that is asked about.
  var name: String {
    switch self {
    case .touch(_, let id), .view(let id), .recognizer(let id), .scroll(let id), .focus(let id): id
    case .key(_, let id), .command(_, let id), .action(_, let id), .drop(let id, _): id
    }
  }
}

extension ScenarioEdit {
  /// The edit in words.
  var sentence: String {
    switch self {
    case .set(let target, let keys, nil): "leave out \(keys.joined(separator: ".")) of \(target)"
    case .set(let target, let keys, let value?): "set \(keys.joined(separator: ".")) of \(target) to \(value.text())"
    case .add(let target, let keys, let value): "add \(value.text()) to \(keys.joined(separator: ".")) of \(target)"
    case .remove(let target, let keys, let value):
      "remove \(value.text()) from \(keys.joined(separator: ".")) of \(target)"
    case .removeStep(let index): "leave out steps[\(index)]"
    case .insertStep(let step): "insert the step \(step.text())"
    case .front(let id): "move \(id) in front of its siblings"
    }
  }

  /// The edit as it is written in files of questions.
  var json: JSONValue {
    func object(_ target: ScenarioTarget, _ keys: [String], _ key: String, _ value: JSONValue) -> JSONValue {
      .object([
        JSONMember(key: "target", value: .string(target.description)),
        JSONMember(key: "property", value: .string(keys.joined(separator: "."))), JSONMember(key: key, value: value),
      ])
    }
    return switch self {
    case .set(let target, let keys, let value): object(target, keys, "value", value ?? .null)
    case .add(let target, let keys, let value): object(target, keys, "add", value)
    case .remove(let target, let keys, let value): object(target, keys, "remove", value)
    case .removeStep(let index): .object([JSONMember(key: "remove_step", value: .number(Double(index)))])
    case .insertStep(let step): .object([JSONMember(key: "insert_step", value: step)])
    case .front(let id): .object([JSONMember(key: "front", value: .string(id))])
    }
  }
}

extension UnmetCondition {
  /// The condition in words.
  func sentence(of subject: String) -> String {
    switch quantity {
    case .direction: return "\(subject) was moved in another direction"
    case .buttons: return "a pointer held other buttons than \(subject) looks for"
    default: break
    }
    let numbers = "\(Self.text(measured)) of \(Self.text(limit))"
    let name: String =
      switch quantity {
      case .movement: "points of movement"
      case .duration: "ms down"
      case .interval: "ms between taps"
      case .apart: "points between taps"
      case .fingers: "fingers"
      case .taps: "taps"
      case .distance: "points of change of distance"
      case .angle: "radians"
      case .edge: "points from the edge"
      case .outside: "points beyond the bounds"
      case .direction, .buttons: ""
      }
    return "\(subject) failed by itself: \(numbers) \(name)"
  }

  private static func text(_ value: Float) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }

  /// The condition as JSON.
  fileprivate var json: JSONValue {
    var members = [JSONMember(key: "what", value: .string("\(quantity)"))]
    if quantity != .direction && quantity != .buttons {
      members.append(JSONMember(key: "measured", value: .number(Double(measured))))
      members.append(JSONMember(key: "limit", value: .number(Double(limit))))
    }
    return .object(members)
  }
}
