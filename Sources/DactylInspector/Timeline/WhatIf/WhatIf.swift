import Dactyl

/// Plays of the same input, as it was or with changes of the scene: those of a scenario, or of a recording by copies of
/// the program.
protocol EditedPlays {
  /// The scene and the input in the words of scenario files, for changes.
  var file: ScenarioFile { get }
  /// What a play costs, in steps of a scenario.
  var steps: Int { get }
  /// Plays with edits made, or throws when they can't be made.
  func play(with edits: [ScenarioEdit]) throws(ScenarioError) -> Play
}

/// Input that was played as it is, and that is played again with changes.
struct WhatIf {
  /// A play with some edits.
  struct Change: Hashable {
    /// The edits in words.
    var title: String
    var edits: [ScenarioEdit]
    /// The position of its play among the different ones.
    var play: Int
    /// What its log has otherwise than that of the play without edits.
    var difference: LogDifference
  }

  /// The most steps that are played for usual changes, of all plays together; each counts as many as it has steps, and
  /// some for its scene.
  private static let mostSteps = 100_000
  private static let stepsOfScene = 50
  /// The most verdicts that the kept plays have together.
  private static let mostVerdicts = 120_000

  private let source: any EditedPlays
  /// The different plays; the first is that without edits.
  private(set) var plays: [Play]
  /// The changes that made a difference.
  private(set) var changes: [Change] = []
  /// The number of usual changes that were tried.
  private(set) var tried = 0
  /// The number of usual changes that were not tried, or whose plays were too large to be kept.
  private(set) var omitted = 0

  var file: ScenarioFile { source.file }

  /// Plays the input as it is.
  init(_ source: any EditedPlays) throws(ScenarioError) {
    self.source = source
    plays = [try source.play(with: [])]
  }

  /// Tries the usual changes, and keeps those that make a difference in the log.
  mutating func tryUsualChanges() {
    var (steps, verdicts) = (0, plays[0].verdicts.count)
    for edits in UsualChanges(file: file, play: plays[0]).edits {
      steps += source.steps + Self.stepsOfScene
      guard steps <= Self.mostSteps else {
        omitted += 1
        continue
      }
      tried += 1
      guard let play = try? source.play(with: edits) else { continue }
      let difference = LogDifference(from: plays[0].log, to: play.log)
      guard !difference.isEmpty else { continue }
      let index = plays.firstIndex(of: play) ?? plays.count
      if index == plays.count {
        guard verdicts + play.verdicts.count <= Self.mostVerdicts else {
          omitted += 1
          continue
        }
        verdicts += play.verdicts.count
        plays.append(play)
      }
      changes.append(Change(title: Self.title(edits), edits: edits, play: index, difference: difference))
    }
  }

  /// Plays with edits and keeps the play as the only change.
  mutating func tryOnly(_ edits: [ScenarioEdit]) throws(ScenarioError) {
    let play = try source.play(with: edits)
    plays = [plays[0], play]
    let difference = LogDifference(from: plays[0].log, to: play.log)
    changes = [Change(title: Self.title(edits), edits: edits, play: 1, difference: difference)]
  }

  private static func title(_ edits: [ScenarioEdit]) -> String { edits.map(\.sentence).joined(separator: "; ") }
}

/// The plays of a scenario file.
struct ScenarioPlays: EditedPlays {
  let document: ScenarioDocument
  let file: ScenarioFile
  var steps: Int { file.steps.count }

  init(bytes: [UInt8], file name: String) throws(ScenarioError) {
    document = try ScenarioDocument(bytes: bytes, file: name)
    file = try document.scenario()
  }

  func play(with edits: [ScenarioEdit]) throws(ScenarioError) -> Play {
    Play(try document.applying(edits).scenario())
  }
}
