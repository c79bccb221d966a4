import Dactyl
import Testing

@testable import DactylInspector

/// Every scenario, with the scene going back before each of its steps: it plays some steps ahead, returns to the
/// snapshot from before them, and plays on. What it logs, and the hash of its state after each step, are those of a
/// plain play.
@Suite struct RollbackScenarioTests {
  /// A scenario that is played step by step.
  private struct Play {
    let stage: ScenarioStage
    let player: ScenarioPlayer
    let file: ScenarioFile

    init(_ file: ScenarioFile) {
      self.file = file
      stage = ScenarioStage(file)
      player = ScenarioPlayer(stage)
      stage.scene.decisions.turnOn(capacity: 1 << 16)
      stage.scene.keepInSnapshots(stage.journal, \.entries)
      stage.scene.keepInSnapshots(stage.journal, \.time)
      stage.scene.keepInSnapshots(player, \.isFrameDue)
    }

    /// Performs a step and runs the clock up to the next one, or to the end.
    func perform(_ index: Int) {
      let isLast = index + 1 == file.steps.count
      player.play([file.steps[index]], until: isLast ? file.until : max(file.steps[index].at, stage.journal.time))
    }
  }

  /// What a play did: the hash of the state after each step, and the log.
  private struct Course: Equatable {
    var hashes: [UInt64] = []
    var log: [ScenarioEntry] = []
  }

  private func course(of file: ScenarioFile, playingAhead steps: Int, _ note: (String) -> Void) -> Course {
    let play = Play(file)
    let snapshot = SceneSnapshot()
    var course = Course()
    for index in file.steps.indices {
      if steps > 0 {
        let before = play.stage.scene.stateHash
        play.stage.scene.takeSnapshot(snapshot)
        if play.stage.scene.stateHash != before { note("step \(index): taking a snapshot changed the state") }
        for ahead in index..<min(index + steps, file.steps.count) { play.perform(ahead) }
        if !play.stage.scene.restore(snapshot) { note("step \(index): refused") }
        if play.stage.scene.stateHash != before { note("step \(index): restored to another state") }
      }
      play.perform(index)
      course.hashes.append(play.stage.scene.stateHash)
    }
    course.log = play.stage.journal.entries
    return course
  }

  @Test func aSceneThatGoesBackBeforeEveryStepDoesTheSame() throws {
    for path in try SharedScenarioTests.paths() {
      let file = try ScenarioFile(contentsOf: path)
      let expected = course(of: file, playingAhead: 0) { _ in }
      var notes: [String] = []
      let actual = course(of: file, playingAhead: 4) { notes.append($0) }
      #expect(notes.isEmpty, "\(file.file): \(notes.prefix(3))")
      #expect(actual.log == expected.log, "\(file.file)")
      let first = zip(actual.hashes, expected.hashes).enumerated().first { $1.0 != $1.1 }?.offset
      #expect(first == nil, "\(file.file): another state after step \(first ?? 0)")
    }
  }
}
