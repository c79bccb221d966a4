import Dactyl

/// Finds items of the focus that no heading leads to (F15), once the focus is used.
enum FocusWayCheck: LintCheck {
  static let name = "focus-way"
  /// The most items among which it searches: each is compared with many others.
  private static var most: Int { 300 }

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    guard survey.scene.focusedItem != nil else { return [] }
    return survey.scene.focusItemsWithoutWay(atMost: most).map { view in
      LintFinding(
        self, .warning, "F15", [view.entity], [], "no direction leads the focus to \(view): only Tab does",
        "Move it, name it as a neighbour (setNextFocusItem), or put a guide before it.")
    }
  }
}
