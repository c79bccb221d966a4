import Dactyl

extension ScenarioQuestion {
  /// The options of a command line that are keys of a question, in the order of a file.
  package static let optionKeys = [
    "finger", "view", "recognizer", "key", "action", "responder", "payload", "missing",
  ]

  /// Makes a question of the options of a command line, named as the keys in a file of questions. Without `missing` it
  /// is about the last entry that its subject could have, at any time.
  ///
  /// - Throws: `ScenarioError` when an option is missing or has a wrong value, or names what the scenario lacks.
  static func asked(
    _ ask: String, _ options: [String: String], about file: ScenarioFile
  ) throws(ScenarioError) -> ScenarioQuestion {
    var members = [JSONMember(key: "ask", value: .string(ask))]
    for key in optionKeys {
      guard let text = options[key] else { continue }
      let number = key == "finger" ? Double(text) : nil
      members.append(JSONMember(key: key, value: number.map { .number($0) } ?? .string(text)))
    }
    let end = "0..\(file.until.milliseconds)"
    // The entry depends on the subject, which is read first.
    if options["missing"] == nil { members.append(JSONMember(key: "missing", value: .string("\(end) - -"))) }
    var question = try ScenarioQuestion(asked: members)
    try question.check(against: file, in: "--ask", at: "")
    if options["missing"] == nil {
      members[members.count - 1].value = .string("\(end) \(question.subject.lastEntry(in: file))")
      question = try ScenarioQuestion(asked: members)
    }
    return question
  }

  private init(asked members: [JSONMember]) throws(ScenarioError) {
    try self.init(JSONNode.top(of: Array(JSONValue.object(members).text().utf8), file: "--ask"))
  }
}

extension ScenarioQuestion.Subject {
  /// The last entry that the log could have of the subject, without its time.
  func lastEntry(in file: ScenarioFile) -> String {
    switch self {
    case .touch(let finger, let id):
      Self.isControl(id, in: file) ? "\(id) touchUpInside" : "\(id) touchesEnded \(finger)"
    case .view(let id): Self.lastEntry(ofView: id, in: file)
    case .recognizer(let id): "\(id) \(Self.isDiscrete(id, in: file) ? "recognized" : "began")"
    case .key(let key, let id): "\(id) pressesEnded \(key)"
    case .command(let action, let id), .action(let action, let id): "\(id) performed \(action)"
    case .scroll(let id): "\(id) willBeginDragging"
    case .drop(let id, let payload): "\(id) dropPerformed \(payload)"
    case .focus(let id): "\(id) becameFocused"
    }
  }

  private static func isControl(_ id: String, in file: ScenarioFile) -> Bool {
    file.views.contains { $0.id == id && $0.control != nil }
  }

  private static func isDiscrete(_ id: String, in file: ScenarioFile) -> Bool {
    switch file.recognizers.first(where: { $0.id == id })?.kind {
    case .tap, .swipe: true
    default: false
    }
  }

  /// The last entry of a view: of what the steps do to it, else of a control or of the first finger.
  private static func lastEntry(ofView id: String, in file: ScenarioFile) -> String {
    var (finger, key): (Int?, String?)
    for step in file.steps.reversed() {
      switch step.action {
      case .becomeFirstResponder(id): return "\(id) becameFirstResponder"
      case .motion: return "\(id) motionEnded"
      case .remote(let command): return "\(id) remoteControl \(command.rawValue)"
      case .touch(let touch): finger = touch.finger
      case .press(let press): key = press.key
      default: break
      }
    }
    if isControl(id, in: file) { return "\(id) touchUpInside" }
    if file.views.contains(where: { $0.id == id && $0.isTextField }) { return "\(id) becameFirstResponder" }
    if let finger { return "\(id) touchesEnded \(finger)" }
    return key.map { "\(id) pressesEnded \($0)" } ?? "\(id) touchesEnded 1"
  }
}
