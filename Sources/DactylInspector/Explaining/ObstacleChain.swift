import Dactyl

/// What keeps something from happening, with the change that removes it, and what lies behind.
struct ObstacleChain: Hashable {
  /// What first keeps it from happening.
  var obstacle: Obstacle
  /// The change that removes the obstacle: with the changes of `then` the entry appears.
  var change: [ScenarioEdit]
  /// What lies behind it, once it is removed: none or one.
  var then: [ObstacleChain]
}

extension ObstacleChain {
  /// The most obstacles one behind another that are looked for.
  private static let deepest = 3

  /// Finds what keeps the missing entry from appearing. Each change in it was made in a play, after which the entry
  /// appeared. Nil when no cause was found, or no change helps.
  static func find(by plays: some ChangeablePlays) throws(ScenarioError) -> ObstacleChain? {
    try plays.obstacle(after: []).flatMap { (obstacle) throws(ScenarioError) in
      try chain(from: obstacle, in: plays, after: [], depth: 0)
    }
  }

  private static func chain(
    from obstacle: Obstacle, in plays: some ChangeablePlays, after edits: [ScenarioEdit], depth: Int
  ) throws(ScenarioError) -> ObstacleChain? {
    guard depth < deepest else { return nil }
    if let cure = obstacle.cures.first(where: { plays.happens(after: edits + $0) }) {
      return ObstacleChain(obstacle: obstacle, change: cure, then: [])
    }
    for cure in obstacle.cures {
      guard let next = try? plays.obstacle(after: edits + cure), next.isBehind(obstacle),
        let rest = try chain(from: next, in: plays, after: edits + cure, depth: depth + 1)
      else { continue }
      return ObstacleChain(obstacle: obstacle, change: cure, then: [rest])
    }
    return nil
  }
}

/// Plays of the same input, with changes of the scene or of the input: those of a scenario file, or of a game that is
/// launched again.
protocol ChangeablePlays {
  /// What first keeps the missing entry from appearing in the play with edits; nil when nothing was found. Throws when
  /// the edits can't be made.
  func obstacle(after edits: [ScenarioEdit]) throws(ScenarioError) -> Obstacle?
  /// Whether the missing entry appears in the play with edits; false when they can't be made.
  func happens(after edits: [ScenarioEdit]) -> Bool
}

extension Obstacle {
  /// Whether it is another one than the obstacle that a change was to remove.
  fileprivate func isBehind(_ other: Obstacle) -> Bool { (cause, opponent) != (other.cause, other.opponent) }
}
