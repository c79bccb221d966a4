import Dactyl

/// Finds views that let touches through themselves and yet handle touches (H14).
enum PassingCheck: LintCheck {
  static let name = "passes-through"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.openTargetPlaces.compactMap { place in
      let view = survey.items[place].view
      let isHandled = !survey.scene.ownHandledEvents(of: view.entity).isDisjoint(with: .touches)
      guard view.passesThrough, view.hitShape == nil, isHandled || view.gestureRecognizers.contains(where: \.isEnabled)
      else { return nil }
      let isAlone = survey.items[place].end == place + 1
      // Touches of subviews come to recognizers around them, which is a usual thing to do.
      guard isAlone || isHandled else { return nil }
      return LintFinding(
        self, isAlone ? .warning : .note, "H14", [view.entity], view.gestureRecognizers,
        isAlone
          ? "\(view) lets touches through, so that it never hears of any, and has no subviews"
          : "\(view) lets touches through, so that it hears only of those on its subviews",
        "Set passesThrough to false if it shall take touches itself.")
    }
  }
}
