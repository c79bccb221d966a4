import Dactyl

/// Finds views that handle touches themselves and hear late of them: of their beginning in a scroll view (V1), of their
/// end while a recognizer waits for a further tap (G53).
enum LateTouchesCheck: LintCheck {
  static let name = "late-touches"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let handlers = survey.openTargetPlaces.filter {
      !survey.scene.ownHandledEvents(of: survey.items[$0].view.entity).isDisjoint(with: .touches)
    }
    var inLists: [Int: [Entity]] = [:]
    var ends: [(Entity, AnyGesture)] = []
    for place in handlers {
      let view = survey.items[place].view
      let outer = survey.superviews(of: place)
      let list = outer.first {
        survey.items[$0].view.scrollView.map { $0.isScrollEnabled && $0.delaysContentTouches } == true
      }
      if let list { inLists[list, default: []].append(view.entity) }
      for gesture in ([place] + outer).flatMap({ survey.items[$0].view.gestureRecognizers }) where gesture.isEnabled {
        guard case .tap(let taps, _) = survey.gestures.known(gesture).kind, taps > 1, gesture.delaysTouchesEnded else {
          continue
        }
        ends.append((view.entity, gesture))
      }
    }
    return inLists.sorted { $0.key < $1.key }.map { list, views in
      let name = survey.items[list].view
      return LintFinding(
        self, .note, "V1", [name.entity] + views, [],
        "fingers on \(survey.names(views)) in \(name) begin up to 150 ms late, as it may be scrolled",
        "Set delaysContentTouches of \(name) to false if that is too late.")
    }
      + ends.map { view, gesture in
        LintFinding(
          self, .note, "G53", [view] + [gesture.view?.entity].compactMap { $0 }, [gesture],
          "fingers on \(survey.name(view)) end up to \(delay(gesture, survey)) ms late, as they may go on to \(survey.name(gesture))",
          "Set delaysTouchesEnded of \(gesture) to false if that is too late.")
      }
  }

  private static func delay(_ gesture: AnyGesture, _ survey: LintSurvey) -> Int {
    Int((survey.scene.thresholds(of: gesture).tapInterval * 1000).rounded())
  }
}
