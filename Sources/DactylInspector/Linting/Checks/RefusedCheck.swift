import Dactyl

/// Finds views that refuse touches for others: hidden, faint, disabled or scaled to nothing, with views in them that
/// would do something (H1, H2, H9).
enum RefusedCheck: LintCheck {
  static let name = "refused"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.items.indices.compactMap { place in
      let item = survey.items[place]
      guard let refusal = item.refusal, refusal != .animated, !isRefreshControl(item.view) else { return nil }
      let targets = (place..<item.end).filter { survey.items[$0].isTarget }.map { survey.items[$0].view.entity }
      guard !targets.isEmpty else { return nil }
      return finding(item.view, refusal, targets, survey)
    }
  }

  /// Whether a view is the control of a scroll view that is pulled, and so never touched.
  private static func isRefreshControl(_ view: View) -> Bool {
    view.superview?.scrollView?.refreshControl?.view == view
  }

  private static func finding(
    _ view: View, _ refusal: LintRefusal, _ targets: [Entity], _ survey: LintSurvey
  ) -> LintFinding {
    let others = targets.filter { $0 != view.entity }
    let loss =
      others.isEmpty ? "so that it gets no touches" : "so that no touch reaches \(survey.names(others)) in it"
    let entities = [view.entity] + others
    switch refusal {
    case .hidden, .animated:
      return LintFinding(
        self, .note, "H1", entities, [], "\(view) is hidden, \(loss)", "Set isHidden to false when it is to be used.")
    case .disabled:
      // Around others it may lock them for a while.
      return LintFinding(
        self, others.isEmpty ? .warning : .note, "H1", entities, [],
        "isUserInteractionEnabled of \(view) is false, \(loss)",
        "Set it to true, or use passesThrough where only the view itself shall take no touches.")
    case .transparent:
      return LintFinding(
        self, .warning, "H2", entities, [], "\(view) has an alpha below 0.01, \(loss)",
        "Raise its alpha; to take touches without a picture, leave the view empty instead.")
    case .singular:
      return LintFinding(
        self, .warning, "H9", entities, [], "\(view) is scaled to nothing, \(loss)",
        "Set its transform to one that has an inverse.")
    }
  }
}
