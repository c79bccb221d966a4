import Dactyl
import DactylControls

/// Finds controls of which a part lies under another view: fingers there do something else (H6).
enum OverlapCheck: LintCheck {
  static let name = "overlap"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.openTargetPlaces.flatMap { place -> [LintFinding] in
      let reach = survey.reach(of: place)
      guard reach.reached > 0 else { return [] }
      return reach.covers.compactMap { front in
        let cover = LintCover(front, over: place, survey)
        guard cover.severity != nil || survey.items[front].view.control != nil else { return nil }
        let (view, hit) = (survey.items[place].view, survey.items[front].view)
        return LintFinding(
          self, .note, "H6", [hit.entity, view.entity], [],
          "\(hit) lies over a part of \(view)" + (cover.takesTouches ? "" : " and does nothing with touches there"),
          cover.takesTouches ? "Move them apart." : "Set passesThrough of \(hit), or move it.")
      }
    }
  }
}
