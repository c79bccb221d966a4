import Dactyl

/// Finds views and recognizers that are in no window, and so get nothing (R14, T23).
enum DetachedCheck: LintCheck {
  static let name = "in-no-window"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    var tops: [View: [Entity]] = [:]
    var order: [View] = []
    for view in survey.detached {
      var top = view
      while let parent = top.superview { top = parent }
      if tops[top] == nil { order.append(top) }
      tops[top, default: []].append(view.entity)
    }
    let views = order.map { top in
      let targets = tops[top, default: []]
      let others = targets.filter { $0 != top.entity }
      return LintFinding(
        self, .note, "T23", [top.entity] + others, [],
        "\(top) is in no window" + (others.isEmpty ? "" : ", with \(survey.names(others))") + ", and gets no touches",
        "Add it to a view that is shown, or destroy it.")
    }
    let loose = survey.recognizers.filter { $0.view == nil }.map { gesture in
      LintFinding(
        self, .note, "G32", [], [gesture], "\(gesture) is on no view, and gets no touches",
        "Attach it with addGestureRecognizer(_:), or remove it.")
    }
    return views + loose
  }
}
