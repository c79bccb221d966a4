import Dactyl

/// Finds items outside a trap that the focus is in: no heading leads there (F20).
enum FocusTrapCheck: LintCheck {
  static let name = "focus-trap"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    guard let focused = survey.scene.focusedItem else { return [] }
    let items = survey.scene.reachableFocusItems
    guard let trap = items.first(where: { $0.item == focused })?.trap, let outer = survey.place(of: trap.entity) else {
      return []
    }
    let outside = items.map(\.item.entity).filter { item in
      survey.place(of: item).map { !survey.isInside($0, outer) } ?? false
    }
    guard !outside.isEmpty else { return [] }
    return [
      LintFinding(
        self, .note, "F20", [trap.entity] + outside, [],
        "the focus is in \(trap), a trap: no direction leads to \(survey.names(outside))",
        "Set trapsFocus to false, or move the focus out with requestFocus(at:ofPlayer:).")
    ]
  }
}
