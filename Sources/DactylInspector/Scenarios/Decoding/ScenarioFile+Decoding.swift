import Dactyl

extension ScenarioFile {
  private static let keys = [
    "format", "name", "rules", "windows", "app", "delegate", "controllers", "views", "recognizers", "steps", "until",
    "values", "log",
  ]

  /// Reads a scenario from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in UTF-8.
  ///   - file: The file's name, for errors.
  /// - Throws: `ScenarioError` with the first fault: bad JSON by line and column, anything else by its JSON path.
  public init(bytes: [UInt8], file: String) throws(ScenarioError) {
    try self.init(try JSONNode.top(of: bytes, file: file))
  }

  /// Reads a scenario from the JSON value of a file.
  init(_ top: JSONNode) throws(ScenarioError) {
    let file = top.file
    let fields = try JSONFields(top)
    // Checked first, since nothing else of another format would be understood.
    let format = try fields.required("format", "1")
    guard format.value == .number(1) else { throw format.fault(wanted: "1") }
    try fields.allowOnly(Self.keys)
    self.file = file
    name = try fields.required("name", "a name").name()
    rules = try fields["rules"]?.list { (node) throws(ScenarioError) in try node.rule() } ?? []
    showsValues = try fields.flag("values", default: false)
    application = try fields["app"].map(ScenarioResponder.init(application:)) ?? ScenarioResponder()
    delegate = try fields["delegate"].map(ScenarioResponder.init(application:))

    var names = ScenarioNames(hasDelegate: delegate != nil)
    windows = try Self.windows(fields, &names)
    views = try ScenarioView.list(try fields.required("views", "a list"), &names)
    controllers = []
    if let node = fields["controllers"] { controllers = try ScenarioController.list(node, &names) }
    // Views may name objects that are declared after them.
    try ScenarioFocus.check(try fields.required("views", "a list"), names)
    try ScenarioAccessibility.check(try fields.required("views", "a list"), names)
    recognizers = []
    if let node = fields["recognizers"] { recognizers = try ScenarioRecognizer.list(node, &names) }
    steps = try ScenarioStep.list(try fields.required("steps", "a list"), names)
    until = try Self.until(fields["until"], after: steps.last?.at ?? .zero)
    log = try ScenarioExpectation.list(try fields.required("log", "a list"), names)
  }

  private static func windows(
    _ fields: JSONFields, _ names: inout ScenarioNames
  ) throws(ScenarioError) -> [ScenarioWindow] {
    guard let node = fields["windows"] else {
      names.declare(.standard)
      return [.standard]
    }
    return try ScenarioWindow.list(node, &names)
  }

  private static func until(_ node: JSONNode?, after last: Timestamp) throws(ScenarioError) -> Timestamp {
    guard let node else { return Timestamp(nanoseconds: last.nanoseconds + 2_000_000_000) }
    let until = try node.time()
    guard until >= last else { throw node.fault(wanted: "a time from \(last.milliseconds), the last step's,") }
    return until
  }
}
