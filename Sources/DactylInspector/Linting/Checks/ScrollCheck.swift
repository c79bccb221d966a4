import Dactyl

/// Finds scroll views that have nothing to scroll (V9), or that never take a finger from what is in them (V5).
enum ScrollCheck: LintCheck {
  static let name = "scroll"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.items.indices.flatMap { place -> [LintFinding] in
      let item = survey.items[place]
      guard !item.isRefused, let list = item.view.scrollView, list.isScrollEnabled else { return [] }
      var found: [LintFinding] = []
      let bounces = list.bounces && (list.alwaysBounceHorizontal || list.alwaysBounceVertical)
      if !list.hasRoom, !bounces {
        found.append(
          LintFinding(
            self, .note, "V9", [item.view.entity], [], "\(item.view) has nothing to scroll: its content fits",
            "Set contentSize to that of the content, or alwaysBounceVertical to let it bounce."))
      }
      let inside = (place + 1..<item.end).filter { survey.items[$0].isOpenTarget }
      if !list.canCancelContentTouches, !inside.isEmpty {
        let views = inside.map { survey.items[$0].view.entity }
        found.append(
          LintFinding(
            self, .note, "V5", [item.view.entity] + views, [],
            "\(item.view) never takes a finger from \(survey.names(views)), and does not scroll from there",
            "Set canCancelContentTouches to true."))
      }
      return found
    }
  }
}
