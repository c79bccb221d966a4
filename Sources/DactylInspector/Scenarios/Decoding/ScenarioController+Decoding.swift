extension ScenarioController {
  /// Reads the controllers of a file, after the views. A view has at most one controller.
  static func list(_ node: JSONNode, _ names: inout ScenarioNames) throws(ScenarioError) -> [ScenarioController] {
    var controllers: [ScenarioController] = []
    for element in try node.elements() {
      let fields = try JSONFields(element)
      try fields.allowOnly(["id", "view", "preferred_focus"] + ScenarioResponder.allKeys)
      let id = try names.declare(fields, .controller)
      let node = try fields.required("view", "the id of a view")
      let view = try names.view(node)
      guard !controllers.contains(where: { $0.view == view }) else {
        throw node.fault(wanted: "the id of a view without a controller")
      }
      let preferred = try fields["preferred_focus"].map(names.environments) ?? []
      controllers.append(
        ScenarioController(id: id, view: view, preferredFocus: preferred, responder: try ScenarioResponder(fields)))
    }
    return controllers
  }
}
