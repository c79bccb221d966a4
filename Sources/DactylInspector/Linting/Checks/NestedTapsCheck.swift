import Dactyl

/// Finds taps around others that look for the same: where the inner one is, the outer one is never recognized (G42).
enum NestedTapsCheck: LintCheck {
  static let name = "nested-taps"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    var inner: [AnyGesture: [AnyGesture]] = [:]
    for pair in survey.gestures.pairs where !pair.isOnOneView {
      guard case .tap = pair.first.kind, pair.first.kind == pair.second.kind, pair.first.getsAllInput(of: pair.second)
      else { continue }
      let (first, second) = (pair.first.gesture, pair.second.gesture)
      guard survey.scene.excludes(first, second) else { continue }
      inner[second, default: []].append(first)
    }
    return survey.recognizers.compactMap { outer in
      guard let first = inner[outer] else { return nil }
      let views = first.compactMap { $0.view?.entity }
      return LintFinding(
        self, .note, "G42", [outer.view?.entity].compactMap { $0 } + views, [outer] + first,
        "\(survey.name(outer)) is not recognized on \(survey.names(views)), where a tap of its own is",
        "If both are meant, let them recognize simultaneously.")
    }
  }
}
