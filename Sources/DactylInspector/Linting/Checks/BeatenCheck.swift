import Dactyl

/// Finds recognizers that another one always beats: it is recognized earlier, or first, by the same input (G37, G42).
enum BeatenCheck: LintCheck {
  static let name = "always-beaten"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.gestures.pairs.compactMap { pair in
      loss(pair.first, to: pair.second, isFirst: true, pair, survey)
        ?? loss(pair.second, to: pair.first, isFirst: false, pair, survey)
    } + survey.openTargetPlaces.flatMap { scrollingBefore($0, survey) }
  }

  /// A finding about a recognizer that another one on the same view, or around it, beats whatever the input is.
  private static func loss(
    _ loser: LintGesture, to winner: LintGesture, isFirst: Bool, _ pair: LintPair, _ survey: LintSurvey
  ) -> LintFinding? {
    guard isFirst || pair.isOnOneView, let reason = reason(loser, winner, isFirst), winner.getsAllInput(of: loser)
    else {
      return nil
    }
    let gestures = survey.gestures
    // Who waits is not beaten by waiting: the winner holds back until the loser failed.
    guard !gestures.waits(winner, for: loser), survey.scene.excludes(winner.gesture, loser.gesture) else { return nil }
    let views = [loser.gesture.view?.entity, winner.gesture.view?.entity].compactMap { $0 }
    return LintFinding(
      self, reason.severity, reason.severity == .note ? "G37" : isFirst ? "G37" : "G42", views,
      [loser.gesture, winner.gesture],
      "\(survey.name(loser.gesture)) \(reason.text) \(survey.name(winner.gesture)), which excludes it",
      "Let \(winner.gesture) wait for it (require(toFail:)), or let both recognize simultaneously.")
  }

  private static func reason(
    _ loser: LintGesture, _ winner: LintGesture, _ isFirst: Bool
  ) -> (text: String, severity: LintSeverity)? {
    switch (loser.kind, winner.kind) {
    case (.tap, .tap):
      guard loser.kind == winner.kind else { return nil }
      return isFirst ? nil : ("looks for the same as", .warning)
    case (.swipe(let direction, let distance, let touches), .pan(let fingers?, let start, let axes)):
      guard fingers.contains(touches), start < distance, direction.isAlong(axes) else { return nil }
      return ("needs a longer way than", .warning)
    case (
      .longPress(let duration, _, let taps, let touches),
      .longPress(let earlier, let movement, let otherTaps, let otherTouches)
    ):
      guard taps == otherTaps, touches == otherTouches, movement > 0, isFirst ? earlier < duration : earlier <= duration
      else { return nil }
      return (earlier < duration ? "takes longer than" : "looks for the same as", .warning)
    case (.longPress(_, let movement, _, let touches), .pan(let fingers?, let start, _)):
      guard movement > start + 0.5, fingers.contains(touches) else { return nil }
      return ("allows more movement than that which begins", .note)
    default: return nil
    }
  }

  /// Long presses that allow more movement than that with which a scroll view around them begins to scroll (V15).
  private static func scrollingBefore(_ place: Int, _ survey: LintSurvey) -> [LintFinding] {
    let presses = survey.items[place].view.gestureRecognizers.filter { gesture in
      guard gesture.isEnabled, case .longPress(_, let movement, _, 1) = survey.gestures.known(gesture).kind else {
        return false
      }
      return movement > survey.scene.thresholds(of: gesture).panDistance.points + 0.5
    }
    guard !presses.isEmpty else { return [] }
    let scrollViews = survey.superviews(of: place).compactMap { survey.items[$0].view.scrollView }
    guard let list = scrollViews.first(where: \.isScrollEnabled) else { return [] }
    return presses.filter { survey.scene.excludes(list.panGestureRecognizer, $0) }.map { press in
      LintFinding(
        self, .note, "V15", [survey.items[place].view.entity, list.view.entity], [press, list.panGestureRecognizer],
        "\(survey.name(press)) allows more movement than that with which \(list.view) begins to scroll",
        "Lower its allowableMovement, or let the pan of \(list.view) wait for it.")
    }
  }
}

extension SwipeDirection {
  /// Whether a pan along some axes begins with every such swipe.
  fileprivate func isAlong(_ axes: PanAxes) -> Bool {
    if axes == .all { return true }
    return axes == .horizontal ? isSubset(of: [.left, .right]) : axes == .vertical && isSubset(of: [.up, .down])
  }
}
