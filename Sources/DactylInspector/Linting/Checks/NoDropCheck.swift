import Dactyl

/// Finds drop targets on which nothing can be dropped: they propose nothing, or are disabled (DD5, DD10).
enum NoDropCheck: LintCheck {
  static let name = "no-drop"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.items.compactMap { item in
      guard let target = item.view.dropTarget else { return nil }
      if !target.isEnabled {
        return LintFinding(
          self, .note, "DD3", [item.view.entity], [], "\(item.view) is a drop target that is switched off",
          "Set its isEnabled to true when it is to be used.")
      }
      guard target.proposal == .cancel || target.proposal == .forbidden, target.delegate.sessionDidUpdate == nil,
        target.springLoad == nil
      else { return nil }
      return LintFinding(
        self, .warning, "DD10", [item.view.entity], [],
        "\(item.view) is a drop target that proposes \(target.proposal), so that nothing is ever dropped on it or "
          + "around it", "Set its proposal to .copy or .move, or answer in sessionDidUpdate.")
    }
  }
}
