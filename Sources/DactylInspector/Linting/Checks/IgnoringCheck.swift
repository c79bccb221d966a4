import Dactyl

/// Finds that all interaction is being ignored (T26).
enum IgnoringCheck: LintCheck {
  static let name = "ignoring"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let depth = survey.scene.ignoringDepth
    guard depth > 0 else { return [] }
    return [
      LintFinding(
        self, depth > 1 ? .warning : .note, "T26",
        [], [], "all touches and presses are being ignored, \(depth) call\(depth > 1 ? "s" : "") deep",
        "Each beginIgnoringInteractionEvents() needs an endIgnoringInteractionEvents().")
    ]
  }
}
