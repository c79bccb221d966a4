import Dactyl

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
