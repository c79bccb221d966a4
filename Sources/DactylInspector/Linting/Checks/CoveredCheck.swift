import Dactyl

/// Finds views that take touches and do nothing with them, in front of views that would (H6, W2).
enum CoveredCheck: LintCheck {
  static let name = "covered"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    var covered: [Int: [LintCover]] = [:]
    for place in survey.openTargetPlaces {
      let reach = survey.reach(of: place)
      guard reach.reached == 0, let front = reach.covers.first else { continue }
      covered[front, default: []].append(LintCover(front, over: place, survey))
    }
    return covered.sorted { $0.key < $1.key }.flatMap { front, covers in
      [LintSeverity.warning, .note].compactMap { severity in
        finding(front, covers.filter { $0.severity == severity }, severity, survey)
      }
    }
  }

  private static func finding(
    _ front: Int, _ covers: [LintCover], _ severity: LintSeverity, _ survey: LintSurvey
  ) -> LintFinding? {
    guard let first = covers.first else { return nil }
    let (hit, targets) = (survey.items[front].view, covers.map { survey.items[$0.target].view.entity })
    let (cover, names) = (survey.items[first.branch].view, survey.names(targets))
    let entities = [hit.entity] + (cover == hit ? [] : [cover.entity]) + targets
    let isOtherWindow = survey.items[first.branch].parent < 0
    let place = isOtherWindow ? "the window \(cover)" : cover == hit ? "\(hit)" : "\(hit), in \(cover),"
    return LintFinding(
      self, severity, isOtherWindow ? "W2" : "H6", entities, [],
      first.takesTouches
        ? "\(place) lies over all of \(names) and takes the touches"
        : "\(place) lies over all of \(names), takes the touches and does nothing with them",
      first.takesTouches
        ? "If that is not meant, move it, or change their order."
        : "Set passesThrough of \(hit), or isUserInteractionEnabled to false, or put it behind.")
  }
}

/// A view that is hit in front of a target.
struct LintCover {
  let target: Int
  /// The view beside the target's branch that the one in front is, or lies in; or its window.
  let branch: Int
  /// Whether it, or a view around it in that branch, does something with touches.
  let takesTouches: Bool
  /// Nil where it is meant so: views that lie over each other in one superview, as cards do.
  let severity: LintSeverity?

  init(_ front: Int, over target: Int, _ survey: LintSurvey) {
    var (branch, takes) = (front, survey.items[front].isTarget)
    while survey.items[branch].parent >= 0, !survey.isInside(target, survey.items[branch].parent) {
      branch = survey.items[branch].parent
      takes = takes || survey.items[branch].isTarget
    }
    self.target = target
    self.branch = branch
    takesTouches = takes
    let parent = survey.items[branch].parent
    let isPile = takes && parent >= 0 && parent == survey.items[target].parent
    severity = isPile ? nil : takes || Self.isMeant(branch, survey) ? .note : .warning
  }

  /// Whether a branch is meant to keep touches from what is behind it: something in it or in front of it does something
  /// with touches, as in a panel or before the shade behind a panel, or it is presented.
  private static func isMeant(_ branch: Int, _ survey: LintSurvey) -> Bool {
    let parent = survey.items[branch].parent
    let end = parent < 0 ? survey.items.count : survey.items[parent].end
    if survey.openTargetCount(in: branch..<end) > 0 { return true }
    return survey.isPresented(branch)
  }
}
