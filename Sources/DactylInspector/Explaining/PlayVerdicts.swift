import Dactyl

/// Follows a play for a question: looks at the scene before each step, and at the log of decisions afterwards.
protocol PlayVerdicts: AnyObject {
  /// Called before a step is performed, when all before its time is handled.
  func stepWillBegin(_ index: Int)
  /// What first kept the missing entry from coming about, or nil. Called after the play.
  func obstacle() -> Obstacle?
}

extension ScenarioStage {
  /// The verdicts for questions about the focus, drops and scrolling; nil for other questions.
  func verdicts(
    _ matter: ScenarioMatter, _ question: ScenarioQuestion, _ document: ScenarioDocument, _ file: ScenarioFile,
    _ steps: [ScenarioStep]
  ) -> (any PlayVerdicts)? {
    switch matter {
    case .focus(let id):
      (views[id] ?? controllers[id]?.view).map { FocusVerdicts(self, document, steps, question.missing, $0) }
    case .drop(let id):
      views[id].map { DropVerdicts(self, document, file, question.missing, $0, question.payload) }
    case .scroll(let id): views[id].map { ScrollVerdicts(self, document, steps, question.missing, $0) }
    default: nil
    }
  }
}

extension ScenarioQuestion {
  /// The payload that a question about a drop is about: its own, or that of the missing entry.
  fileprivate var payload: String {
    if case .drop(_, let payload) = subject { return payload }
    return missing.text.split(separator: " ").dropFirst(2).first.map(String.init) ?? ""
  }
}
