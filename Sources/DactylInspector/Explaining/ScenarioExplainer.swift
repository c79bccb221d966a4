import Dactyl

/// Answers a question about a scenario, of which it plays copies with changes made.
struct ScenarioExplainer: ChangeablePlays {
  let question: ScenarioQuestion
  let document: ScenarioDocument

  init(_ question: ScenarioQuestion, about document: ScenarioDocument) {
    self.question = question
    self.document = document
  }

  /// Whether a file's log has an entry that matches a pattern.
  static func happens(_ pattern: ScenarioPattern, in document: ScenarioDocument) -> Bool {
    guard let file = try? document.scenario() else { return false }
    return ScenarioRunner.log(of: file).entries.contains(where: pattern.matches)
  }

  /// Finds the answer; nil when no cause was found.
  func chain() throws(ScenarioError) -> ObstacleChain? { try ObstacleChain.find(by: self) }

  func happens(after edits: [ScenarioEdit]) -> Bool {
    (try? document.applying(edits)).map { Self.happens(question.missing, in: $0) } ?? false
  }

  /// The first obstacle in the file with edits made: it is played up to the time of the missing entry with its
  /// decisions recorded.
  func obstacle(after edits: [ScenarioEdit]) throws(ScenarioError) -> Obstacle? {
    let changed = try document.applying(edits)
    let file = try changed.scenario()
    let play = ExplainedPlay(question, changed, file, on: ScenarioStage(file))
    play.run()
    return play.obstacle
  }
}
