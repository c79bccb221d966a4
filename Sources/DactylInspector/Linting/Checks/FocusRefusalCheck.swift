import Dactyl

/// Finds items that a delegate does not let have the focus now (F7).
enum FocusRefusalCheck: LintCheck {
  static let name = "focus-refused"
  /// The most items that are asked about.
  private static var most: Int { 300 }

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.scene.reachableFocusItems.prefix(most).compactMap { item, _ in
      guard let environment = survey.scene.environmentRefusing(focusOn: item) else { return nil }
      return LintFinding(
        self, .note, "F7", [environment, item.entity], [],
        "shouldUpdateFocus of \(survey.name(environment)) does not let \(item) have the focus now",
        "Answer true where the focus may move.")
    }
  }
}
