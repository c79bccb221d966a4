import Dactyl

/// Finds recognizers that wait for each other in a cycle (G34).
enum RequirementCycleCheck: LintCheck {
  static let name = "requirement-cycle"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let waits = survey.gestures.waits
    var done: Set<AnyGesture> = []
    return survey.recognizers.filter { waits[$0] != nil }.flatMap { start in
      cycles(from: start, waits, &done).map { cycle in
        let names = cycle.map(survey.name).joined(separator: ", ")
        return LintFinding(
          self, .warning, "G34", cycle.compactMap { $0.view?.entity }, cycle,
          "\(names) wait for each other to fail: if all want to begin, none does",
          "Remove one of the requirements (require(toFail:), shouldRequireFailure, shouldBeRequiredToFail).")
      }
    }
  }

  /// The cycles that a search in depth closes, without recursion.
  private static func cycles(
    from start: AnyGesture, _ waits: [AnyGesture: [AnyGesture]], _ done: inout Set<AnyGesture>
  ) -> [[AnyGesture]] {
    guard !done.contains(start) else { return [] }
    var found: [[AnyGesture]] = []
    var path: [(gesture: AnyGesture, next: Int)] = [(start, 0)]
    while let (gesture, next) = path.last {
      let others = waits[gesture] ?? []
      guard next < others.count else {
        done.insert(gesture)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let other = others[next]
      if let place = path.firstIndex(where: { $0.gesture == other }) {
        found.append(path[place...].map(\.gesture))
      } else if !done.contains(other) {
        path.append((other, 0))
      }
    }
    return found
  }
}
