import Dactyl

/// Finds recognizers whose own settings let nothing be recognized, or nothing by a finger (G13).
enum NoInputCheck: LintCheck {
  static let name = "no-input"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.recognizers.flatMap { gesture -> [LintFinding] in
      let known = survey.gestures.known(gesture)
      let views = [gesture.view?.entity].compactMap { $0 }
      let name = survey.name(gesture)
      if let (problem, advice) = impossibility(known) {
        return [LintFinding(self, .warning, nil, views, [gesture], "\(name) \(problem)", advice)]
      }
      let types = gesture.allowedTouchTypes
      guard known.kind != .other, gesture.allowedPressTypes.isEmpty, !types.contains(.direct) else { return [] }
      let wanted = types.isEmpty ? "no" : "only \(types.map { "\($0)" }.sorted().joined(separator: ", "))"
      return [
        LintFinding(
          self, types.isEmpty ? .warning : .note, "G13", views, [gesture],
          "\(name) takes \(wanted) touches, and no fingers",
          "Add .direct to its allowedTouchTypes if fingers are meant, too.")
      ]
    }
  }

  /// What makes it impossible that a recognizer is recognized, and what to do.
  private static func impossibility(_ known: LintGesture) -> (problem: String, advice: String)? {
    var fingers = 1
    switch known.kind {
    case .tap(let taps, let touches):
      guard taps > 0 else { return ("looks for no taps", "Set numberOfTapsRequired to 1 or more.") }
      fingers = touches
    case .longPress(_, _, _, let touches): fingers = touches
    case .pan(nil, _, _), .transform(nil):
      return (
        "needs more fingers than it allows",
        "Set maximumNumberOfTouches to at least minimumNumberOfTouches."
      )
    case .pan(let touches?, _, let axes):
      guard !axes.isEmpty else { return ("moves along no axis", "Set its axes.") }
      fingers = max(touches.lowerBound, 1)
    case .transform(let touches?): fingers = max(touches.lowerBound, 1)
    case .swipe(let direction, _, let touches):
      guard !direction.isEmpty else { return ("has no direction", "Set its direction.") }
      fingers = touches
    case .screenEdgePan(let edges):
      guard !edges.isEmpty else { return ("begins at no edge", "Set its edges.") }
    case .pinch, .rotation: fingers = 2
    case .other: return nil
    }
    if fingers < 1 { return ("looks for no fingers", "Set numberOfTouchesRequired to 1 or more.") }
    guard fingers > 1, known.gesture.recognizesEachFinger else { return nil }
    return (
      "needs \(fingers) fingers, and makes an attempt for each", "Set recognizesEachFinger to false."
    )
  }
}
