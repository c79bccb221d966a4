import Dactyl

extension ScenarioWindow {
  /// The window of a file without windows of its own.
  static let standard = ScenarioWindow(id: "main", frame: Rect(0, 0, 800, 600), isKey: true)

  private static let keys =
    ["id", "frame", "level", "key", "hidden", "alpha", "interactive", "passes_through"] + ScenarioResponder.windowKeys

  /// Reads the windows of a file. By default the first one is key.
  static func list(_ node: JSONNode, _ names: inout ScenarioNames) throws(ScenarioError) -> [ScenarioWindow] {
    var windows: [ScenarioWindow] = []
    var firstSays: Bool?
    for element in try node.elements() {
      let fields = try JSONFields(element)
      let key = fields["key"]
      let isKey = try key?.flag()
      if windows.isEmpty { firstSays = isKey }
      if isKey == true, windows.contains(where: \.isKey) { throw element.fault("1 key window wanted, 2 found") }
      windows.append(try ScenarioWindow(fields, isKey: isKey ?? false, &names))
    }
    guard !windows.isEmpty else { throw node.fault("at least 1 window wanted, 0 found") }
    if firstSays == nil, !windows.contains(where: \.isKey) { windows[0].isKey = true }
    return windows
  }

  private init(_ fields: JSONFields, isKey: Bool, _ names: inout ScenarioNames) throws(ScenarioError) {
    try fields.allowOnly(Self.keys)
    id = try names.declare(fields, .window)
    frame = try fields.required("frame", "4 numbers").rect()
    level = try fields["level"]?.float() ?? 0
    self.isKey = isKey
    isHidden = try fields.flag("hidden", default: false)
    alpha = try fields["alpha"]?.float() ?? 1
    isInteractive = try fields.flag("interactive", default: true)
    passesThrough = try fields.flag("passes_through", default: false)
    responder = try ScenarioResponder(fields)
  }
}
