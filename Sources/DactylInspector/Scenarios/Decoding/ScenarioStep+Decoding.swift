import Dactyl

extension ScenarioStep {
  /// Reads the steps of a file, after everything that declares ids. Their times must not decrease.
  static func list(_ node: JSONNode, _ names: ScenarioNames) throws(ScenarioError) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for element in try node.elements() {
      let fields = try JSONFields(element)
      let node = try fields.required("at", "a number")
      let at = try node.time()
      if let last = steps.last, at < last.at { throw node.fault(wanted: "a time from \(last.at.milliseconds)") }
      steps.append(ScenarioStep(at: at, action: try ScenarioAction(fields, names)))
    }
    return steps
  }
}
