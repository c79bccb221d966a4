import Dactyl

/// Finds recognizers that wait for one that never fails when they could be recognized, or that they were to accompany
/// (G28, G29).
enum EndlessWaitCheck: LintCheck {
  static let name = "endless-wait"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let gestures = survey.gestures
    return gestures.allWaits.compactMap { waiting, awaited in
      // Of those in a cycle neither is recognized first.
      guard awaited.isEnabled, awaited.view != nil, gestures.waits[awaited]?.contains(waiting) != true else {
        return nil
      }
      let (first, second) = (gestures.known(waiting), gestures.known(awaited))
      guard first.place >= 0, second.place >= 0 else { return nil }
      let views = [waiting, awaited].compactMap { $0.view?.entity }
      let (name, other) = (survey.name(waiting), survey.name(awaited))
      if survey.isInside(first.place, second.place), second.getsAllInput(of: first),
        recognizesToo(second.kind, whenever: first.kind)
      {
        return LintFinding(
          self, .warning, "G29", views, [waiting, awaited],
          "\(name) waits for \(other) to fail, which is recognized whenever it would be: it never is",
          "Remove the requirement, or have \(awaited) look for something else.")
      }
      guard areSimultaneous(waiting, awaited) else { return nil }
      return LintFinding(
        self, .warning, "G29", views, [waiting, awaited],
        "\(name) may be recognized beside \(other), and waits for it to fail: it never accompanies it",
        "Remove the requirement, or the permission to recognize simultaneously.")
    }
  }

  private static func areSimultaneous(_ first: AnyGesture, _ second: AnyGesture) -> Bool {
    first.delegate.shouldRecognizeSimultaneously?(first, second) == true
      || second.delegate.shouldRecognizeSimultaneously?(second, first) == true
  }

  /// Whether a recognizer is recognized by all input that another looks for.
  private static func recognizesToo(_ kind: LintGesture.Kind, whenever other: LintGesture.Kind) -> Bool {
    switch (kind, other) {
    case (.tap(let taps, let touches), .tap(let otherTaps, let otherTouches)):
      // The single tap is recognized by the first tap of two.
      return taps <= otherTaps && touches == otherTouches
    case (
      .longPress(let duration, let movement, let taps, let touches),
      .longPress(let otherDuration, let otherMovement, let otherTaps, let otherTouches)
    ):
      return duration <= otherDuration && movement >= otherMovement && taps == otherTaps && touches == otherTouches
    case (.longPress(let duration, _, 0, let touches), .tap(_, let otherTouches)):
      return duration <= 0 && touches == otherTouches
    case (.pan(let touches?, let distance, .all), .pan(let otherTouches?, let otherDistance, _)):
      return distance <= otherDistance && touches.lowerBound <= otherTouches.lowerBound
        && touches.upperBound >= otherTouches.upperBound
    default: return false
    }
  }
}
