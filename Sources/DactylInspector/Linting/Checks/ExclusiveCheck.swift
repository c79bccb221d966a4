import Dactyl

/// Finds views with exclusive touch beside others: while one has a finger, the others get none (T14).
enum ExclusiveCheck: LintCheck {
  static let name = "exclusive-touch"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    var counts: [Int: Int] = [:]
    var exclusive: [(place: Int, window: Int)] = []
    var window = 0
    for (place, item) in survey.items.enumerated() {
      if item.parent < 0 { window = place }
      guard item.isOpenTarget else { continue }
      counts[window, default: 0] += 1
      if item.view.isExclusiveTouch { exclusive.append((place, window)) }
    }
    return exclusive.compactMap { place, window in
      guard counts[window, default: 0] > 1 else { return nil }
      let view = survey.items[place].view
      return LintFinding(
        self, .note, "T14", [view.entity], [],
        "\(view) takes touches alone: a finger on it locks out all other views of its window, and one on them \(view)",
        "Set isExclusiveTouch to false where fingers shall work side by side.")
    }
  }
}
