import Dactyl

/// An answer to a question why something did not happen.
struct Explanation: Hashable {
  /// What first keeps it from happening.
  var obstacle: Obstacle
  /// The change that removes the obstacle: with the changes of `then` the entry appears.
  var change: [ScenarioEdit]
  /// What lies behind it, once it is removed: none or one.
  var then: [Explanation]
}

/// Answers questions about a scenario. Each change that it offers was made in a copy of the file, which was played, and
/// after which the missing entry appeared.
struct ScenarioExplainer {
  /// The most obstacles one behind another that are looked for.
  private static let deepest = 3

  let document: ScenarioDocument

  /// Whether a file's log has an entry that matches a pattern.
  static func happens(_ pattern: ScenarioPattern, in document: ScenarioDocument) -> Bool {
    guard let file = try? document.scenario() else { return false }
    return ScenarioRunner.log(of: file).entries.contains(where: pattern.matches)
  }

  /// Finds the answer to a question; nil when no cause was found.
  func explanation(of question: ScenarioQuestion) throws(ScenarioError) -> Explanation? {
    try explanation(of: question, in: document, after: [], depth: 0)
  }

  private func explanation(
    of question: ScenarioQuestion, in changed: ScenarioDocument, after edits: [ScenarioEdit], depth: Int
  ) throws(ScenarioError) -> Explanation? {
    guard depth < Self.deepest, let obstacle = try obstacle(question, in: changed) else { return nil }
    let trials = obstacle.cures.compactMap { cure in
      (try? document.applying(edits + cure)).map { (cure: cure, document: $0) }
    }
    if let trial = trials.first(where: { Self.happens(question.missing, in: $0.document) }) {
      return Explanation(obstacle: obstacle, change: trial.cure, then: [])
    }
    for trial in trials {
      guard let next = try? self.obstacle(question, in: trial.document), next.isBehind(obstacle),
        let rest = try explanation(of: question, in: trial.document, after: edits + trial.cure, depth: depth + 1)
      else { continue }
      return Explanation(obstacle: obstacle, change: trial.cure, then: [rest])
    }
    return nil
  }

  /// The first obstacle in a file: it is played up to the time of the missing entry with its decisions recorded.
  private func obstacle(
    _ question: ScenarioQuestion, in document: ScenarioDocument
  ) throws(ScenarioError) -> Obstacle? {
    let play = ExplainedPlay(question, document, try document.scenario())
    play.run()
    return play.obstacle
  }
}

extension Obstacle {
  /// Whether it is another one than the obstacle that a change was to remove.
  fileprivate func isBehind(_ other: Obstacle) -> Bool { (cause, opponent) != (other.cause, other.opponent) }
}
