import Dactyl

/// Finds views that lie outside a superview, where no touch reaches them (H4). What scroll views clip is not meant.
enum OutsideCheck: LintCheck {
  static let name = "outside-parent"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.openTargetPlaces.compactMap { place in
      let reach = survey.reach(of: place)
      guard let (outer, count) = reach.outside.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
      let (view, parent) = (survey.items[place].view, survey.items[outer].view)
      let isMost = reach.isMiddleOutside || reach.reached == 0
      let part = reach.reached == 0 && count >= 8 ? "" : isMost ? "for the most part " : "in part "
      return LintFinding(
        self, isMost ? .warning : .note, "H4", [view.entity, parent.entity], [],
        "\(view) lies \(part)outside \(parent), where no touch reaches it",
        "Move it inside, make \(parent) larger, or set its hitOutsets or hitOverflow.")
    }
  }
}
