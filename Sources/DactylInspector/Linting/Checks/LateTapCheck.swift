import Dactyl

/// Finds taps that come late because they wait for one with more taps (G28): on its own view that is how single and
/// double taps live together; on another one a tap there delays it.
enum LateTapCheck: LintCheck {
  static let name = "late-tap"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let gestures = survey.gestures
    return gestures.allWaits.compactMap { waiting, awaited in
      let (first, second) = (gestures.known(waiting), gestures.known(awaited))
      guard case .tap(let taps, _) = first.kind, case .tap(let more, _) = second.kind, more > taps,
        awaited.isEnabled, first.place >= 0, second.place >= 0
      else { return nil }
      let isRelated = survey.isInside(first.place, second.place) || survey.isInside(second.place, first.place)
      let delay = Int((survey.scene.thresholds(of: awaited).tapInterval * 1000).rounded())
      let views = [waiting, awaited].compactMap { $0.view?.entity }
      return LintFinding(
        self, isRelated ? .note : .warning, "G28", views, [waiting, awaited],
        isRelated
          ? "\(survey.name(waiting)) comes up to \(delay) ms late: it waits for \(survey.name(awaited)) to fail"
          : "\(survey.name(waiting)) waits for \(survey.name(awaited)), an unrelated view, whose taps delay it",
        isRelated ? "If it has to be quick, let both recognize." : "Remove the requirement.")
    }
  }
}
