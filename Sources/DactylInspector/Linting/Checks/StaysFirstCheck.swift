import Dactyl

/// Finds first responders that will not resign: nobody else in the window can become first responder (R16).
enum StaysFirstCheck: LintCheck {
  static let name = "stays-first"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.scene.windows.compactMap { window in
      guard let first = survey.scene.firstResponder(of: window), !survey.scene.canResignFirstResponder(first) else {
        return nil
      }
      return LintFinding(
        self, .note, "R16", [first], [],
        "\(survey.name(first)) is first responder and will not resign: nothing else in \(window.view) can become that",
        "Answer true to canResignFirstResponder once it may end.")
    }
  }
}
