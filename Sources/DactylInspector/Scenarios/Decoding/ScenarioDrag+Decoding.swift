import Dactyl

extension ScenarioDragSource {
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(["payload", "lift"])
    payload = try fields.required("payload", "a name").name()
    let wait = try fields.required("lift", "milliseconds, or null")
    lift = wait.value == .null ? nil : try wait.number(from: 0, to: 3_600_000) / 1000
  }
}

extension ScenarioDropTarget {
  init(_ node: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(node)
    try fields.allowOnly(["accepts", "proposal"])
    var names: [String] = []
    for element in try fields.required("accepts", "a list of names").elements() { names.append(try element.name()) }
    accepts = names
    proposal = try fields.required("proposal", "copy, move, forbidden or cancel").choice([
      ("copy", DropOperation.copy), ("move", .move), ("forbidden", .forbidden), ("cancel", .cancel),
    ])
  }
}
