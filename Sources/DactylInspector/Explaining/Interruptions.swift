import Dactyl

/// Finds what interrupted an input: a view that left its window, a window that was hidden, the system.
struct Interruptions {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument

  /// The decision by which a touch was cancelled, in the decisions about it.
  static func claim(in story: [Decision]) -> Decision? {
    story.last { $0.kind == .claim && $0.gesture == .none && [.T22, .T23, .T26, .W11].contains($0.rule) }
  }

  /// The obstacle of a decision that cancelled an input.
  func obstacle(of decision: Decision) -> Obstacle {
    switch decision.rule {
    case .T23: removed(decision) ?? system(decision)
    case .W11: hidden(decision) ?? system(decision)
    // The input began before it was ignored: it was cancelled then.
    case .T26:
      Obstacle(decision, .interrupted, nil, document.steps(with: "ignore_interaction").map { [.removeStep($0)] })
    default: system(decision)
    }
  }

  /// The system: the application was deactivated, or the touch cancelled.
  private func system(_ decision: Decision) -> Obstacle {
    var cures: [[ScenarioEdit]] = steps(at: decision).filter { document.steps[$0]["window"] != nil }.compactMap {
      document.origins[$0].map { [.removeStep($0)] }
    }
    for index in steps(at: decision) {
      guard let origin = document.origins[index] else { continue }
      for key in ["touch", "press", "motion"] where document.steps[index][key] == .string("cancelled") {
        cures += [[.set(.step(origin), [key], .string("ended"))], [.removeStep(origin)]]
      }
      if document.steps[index]["cancel_drag"] != nil { cures.append([.removeStep(origin)]) }
    }
    var obstacle = Obstacle(decision, .interrupted, nil, cures)
    obstacle.rule = Rule.T22.id
    return obstacle
  }

  /// The view that was taken out of its window, or moved, by a step at that time.
  private func removed(_ decision: Decision) -> Obstacle? {
    for index in steps(at: decision) {
      let step = document.steps[index]
      guard case .string(let id)? = step["remove"] ?? step["move"], let origin = document.origins[index] else {
        continue
      }
      return Obstacle(decision, .removed, id, [[.removeStep(origin)]])
    }
    return nil
  }

  /// The window that was hidden by a step at that time.
  private func hidden(_ decision: Decision) -> Obstacle? {
    for index in steps(at: decision) {
      let step = document.steps[index]
      guard case .string(let id)? = step["set"], step["hidden"] == .bool(true), let origin = document.origins[index]
      else {
        continue
      }
      return Obstacle(
        decision, .interrupted, id, [[.removeStep(origin)], [.set(.step(origin), ["hidden"], .bool(false))]])
    }
    return nil
  }

  /// The steps at the time of a decision, the last first.
  private func steps(at decision: Decision) -> [Int] {
    let time = JSONValue.number(Double(decision.timestamp.nanoseconds) / 1e6)
    return document.steps.indices.reversed().filter { document.steps[$0]["at"] == time }
  }
}
