import DactylInspector
import Testing

@testable import DactylSDL

/// Scenario files that are made of recordings.
@MainActor @Suite struct ScenarioExportTests {
  private let folder: TemporaryFolder
  private let recording: String
  private let scenario: String

  init() throws {
    folder = try TemporaryFolder()
    recording = folder.path + "/play.dactyl"
    scenario = folder.path + "/play.scenario.json"
    try RecordedGame.record(to: recording)
  }

  private func export(from: Double? = nil, until: Double? = nil) throws -> ScenarioFile {
    var options = ReplayOptions(recording, from: from, until: until)
    options.product = .scenario
    options.output = scenario
    #expect(try RecordedGame.replay(options) == 0)
    var lines: [ScenarioCommand.Output] = []
    #expect(ScenarioCommand(print: { lines.append($0) }).run([scenario], printsLog: false) == 0)
    #expect(lines.count == 1)
    return try ScenarioFile(contentsOf: scenario)
  }

  private func log(_ file: ScenarioFile) -> [String] {
    file.log.flatMap(\.patterns).map { $0.text }
  }

  @Test func aWholePlayIsAScenarioThatPasses() throws {
    let file = try export()
    #expect(file.windows.map(\.frame) == [Rect(0, 0, 200, 150)])
    #expect(file.views.first { $0.id == "card" }?.frame == Rect(20, 20, 80, 80))
    #expect(file.recognizers.map(\.id) == ["pan", "tap"] && file.recognizers.map(\.view) == ["card", "card"])
    #expect(file.steps.count == RecordedGame.events.count)
    #expect(log(file).first == "pan began" && log(file).contains("pan ended") && log(file).last == "tap recognized")
    // Steps keep the distances of the events.
    #expect(
      file.steps.map { $0.at - file.steps[0].at }
        == RecordedGame.events.map { $0.timestamp - RecordedGame.events[0].timestamp })
    #expect(file.name.contains("as recorded, without actions of recognizers (2)"))
  }

  @Test func itsLastPartBeginsWithTheSceneOfThatMoment() throws {
    let file = try export(from: 0.5)
    // The card was dragged by then.
    #expect(file.views.first { $0.id == "card" }?.frame.origin != Point(20, 20))
    #expect(file.steps.count == 2 && log(file) == ["tap recognized"])
    #expect(file.steps[0].at.seconds < 0.12)
  }

  @Test func aMomentInTheMiddleOfATouchLeavesItsRestOut() throws {
    let file = try export(from: 0.2, until: 0.5)
    #expect(file.steps.isEmpty && file.name.contains("the rest of touches that began earlier"))
  }

  @Test func aRecordingThatMarksItsLastPartIsExportedFromThere() throws {
    var marked = try Recording(contentsOf: recording)
    marked.head.from = Timestamp(milliseconds: 500)
    try Files.write(marked.bytes, to: recording)
    #expect(try export() == export(from: 0.5))
  }
}
