import Dactyl

extension ScenarioQuestion {
  /// The suffix of the names of files of questions; beside `NAME.scenario.json` lies `NAME.questions.json`.
  static let suffix = ".questions.json"

  /// Reads the questions of a file. The ids that they name are checked later
  /// (`check(against:in:at:)`): they are those of a scenario.
  ///
  /// - Throws: `ScenarioError` with the first fault.
  static func list(bytes: [UInt8], file: String) throws(ScenarioError) -> [ScenarioQuestion] {
    let fields = try JSONFields(try JSONNode.top(of: bytes, file: file))
    let format = try fields.required("format", "1")
    guard format.value == .number(1) else { throw format.fault(wanted: "1") }
    try fields.allowOnly(["format", "questions"])
    return try fields.required("questions", "a list").list(ScenarioQuestion.init)
  }

  /// Reads a question.
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    let ask = try fields.required("ask", "a word").word(Ask.self)
    try fields.allowOnly(["ask", "missing", "answer"] + ask.keys)
    func name(_ key: String) throws(ScenarioError) -> String { try fields.required(key, "a name").name() }
    subject =
      switch ask {
      case .touch:
        .touch(finger: try fields.required("finger", "a number").integer(from: 0), view: try name("view"))
      case .view: .view(try name("view"))
      case .recognizer: .recognizer(try name("recognizer"))
      case .key: .key(try name("key"), responder: try name("responder"))
      case .command: .command(action: try name("action"), responder: try name("responder"))
      case .action: .action(try name("action"), responder: try name("responder"))
      case .scroll: .scroll(try name("view"))
      case .drop: .drop(view: try name("view"), payload: try name("payload"))
      case .focus: .focus(try name("view"))
      }
    let line = try fields.required("missing", "an entry of the log")
    guard let pattern = ScenarioPattern(try line.text()) else { throw line.fault(wanted: "\"TIME WHO WHAT [DETAIL]\"") }
    missing = pattern
    answer = try fields["answer"].map(ExpectedAnswer.init)
    asked = if case .object(let members) = node.value { members.filter { $0.key != "answer" } } else { [] }
  }

  private enum Ask: String, CaseIterable {
    case touch, view, recognizer, key, command, action, scroll, drop, focus

    /// The keys of the subject.
    var keys: [String] {
      switch self {
      case .touch: ["finger", "view"]
      case .view, .scroll, .focus: ["view"]
      case .recognizer: ["recognizer"]
      case .key: ["key", "responder"]
      case .command, .action: ["action", "responder"]
      case .drop: ["view", "payload"]
      }
    }
  }
}

extension ExpectedAnswer {
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(["rule", "cause", "by", "condition", "change", "then"])
    rules = try fields.required("rule", "a list of rules").list { (node) throws(ScenarioError) in try node.rule() }
    cause = try fields.required("cause", "a word").name()
    let by = try fields.required("by", "an id, a list of them or null")
    opponents = if case .list = by.value { try by.list(Self.opponent) } else { [try Self.opponent(by)] }
    condition = try fields["condition"].map(ExpectedCondition.init)
    changes = try fields.required("change", "a list of changes").list { (node) throws(ScenarioError) in
      if case .list = node.value { return try node.list(ScenarioEdit.init) }
      return [try ScenarioEdit(node)]
    }
    then = try fields["then"].map { (node) throws(ScenarioError) in [try ExpectedAnswer(node)] } ?? []
  }

  private static func opponent(_ node: JSONNode) throws(ScenarioError) -> String? {
    node.value == .null ? nil : try node.name()
  }
}

extension ExpectedCondition {
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(["what", "measured", "limit"])
    what = try fields.required("what", "a word").name()
    measured = try fields["measured"].map(Self.range)
    limit = try fields["limit"].map(Self.range)
  }

  private static func range(_ node: JSONNode) throws(ScenarioError) -> ClosedRange<Double> {
    let ends = try node.list { (node) throws(ScenarioError) in try node.number() }
    guard ends.count == 2, ends[0] <= ends[1] else { throw node.fault("[from, to] wanted") }
    return ends[0]...ends[1]
  }
}

extension ScenarioEdit {
  /// Reads an edit. The bound of one with `at_least` or `at_most` is its value.
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    if let step = fields["remove_step"] {
      self = .removeStep(try step.integer(from: 0))
    } else if let step = fields["insert_step"] {
      self = .insertStep(step.value)
    } else if let view = fields["front"] {
      self = .front(try view.name())
    } else {
      let target = ScenarioTarget(try fields.required("target", "an id or a step").name())
      let keys = try fields.required("property", "a key").name().split(separator: ".").map(String.init)
      if let element = fields["add"] {
        self = .add(target, keys, element.value)
      } else if let element = fields["remove"] {
        self = .remove(target, keys, element.value)
      } else {
        let bound = fields["at_least"] ?? fields["at_most"]
        let value = if let bound { bound.value } else { try fields.required("value", "a value").value }
        self = .set(target, keys, value == .null ? nil : value)
      }
    }
    try fields.allowOnly([
      "remove_step", "insert_step", "front", "target", "property", "add", "remove", "value", "at_least", "at_most",
    ])
  }
}
