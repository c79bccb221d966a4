import Dactyl

/// Checks that a question names what its scenario has, so that a slip of the pen is told from a cause.
extension ScenarioQuestion {
  /// Throws for the first id that the scenario lacks, or that is of another kind than the question wants.
  ///
  /// - Parameter path: Where the question is in its file, or empty.
  func check(against file: ScenarioFile, in questions: String, at path: String) throws(ScenarioError) {
    for (key, id, wanted, known) in names(in: file) where !known.contains(id) {
      let list = known.isEmpty ? "it has none" : "it has \(known.prefix(12).joined(separator: ", "))"
      throw ScenarioError(
        file: questions, path: path.isEmpty ? key : "\(path).\(key)",
        problem: "\(wanted) of the scenario wanted, \"\(id)\" found; \(list)")
    }
  }

  /// The ids of the question: the key, the id, what it has to be, and the ids that the scenario has of that.
  private func names(in file: ScenarioFile) -> [(key: String, id: String, wanted: String, known: [String])] {
    let views = file.windows.map(\.id) + file.views.map(\.id)
    let controllers = file.controllers.map(\.id)
    let responders = views + controllers + ["app"] + (file.delegate == nil ? [] : ["delegate"])
    func responder(_ id: String) -> (String, String, String, [String]) { ("responder", id, "a responder", responders) }
    return switch subject {
    case .touch(let finger, let id):
      [
        ("finger", "\(finger)", "a finger", file.fingers.map { "\($0)" }),
        ("view", id, "a view or controller", views + controllers),
      ]
    case .view(let id): [("view", id, "a view, controller or responder", responders)]
    case .focus(let id): [("view", id, "a view", views)]
    case .scroll(let id):
      [("view", id, "a scroll view", file.views.filter { $0.scroll != nil }.map(\.id))]
    case .drop(let id, _):
      [("view", id, "a drop target", file.views.filter { $0.dropTarget != nil }.map(\.id))]
    case .recognizer(let id):
      [
        (
          "recognizer", id, "a recognizer",
          file.recognizers.map(\.id) + file.views.filter { $0.scroll != nil }.map { "\($0.id).pan" }
            + file.views.filter { $0.dragSource != nil }.map { "\($0.id).drag" }
        )
      ]
    case .key(_, let id), .command(_, let id), .action(_, let id): [responder(id)]
    }
  }
}

extension ScenarioFile {
  /// The numbers of the fingers that land, in the order of their first landing.
  fileprivate var fingers: [Int] {
    var fingers: [Int] = []
    for step in steps {
      if case .touch(let touch) = step.action, !fingers.contains(touch.finger) { fingers.append(touch.finger) }
    }
    return fingers
  }
}
