import DactylInspector
import Foundation
import Testing

@testable import DactylSDL
@testable import HelloSprite

/// Timelines that are made of recordings.
@MainActor @Suite struct TimelineExportTests {
  /// Drags the last card by a finger in HelloSprite, and makes a product of the recording. Returns its text.
  private func make(_ product: ReplayOptions.Product, from: Double? = nil) throws -> (code: Int32, text: String) {
    let folder = try TemporaryFolder()
    let (path, output) = (folder.path + "/drag.dactyl", folder.path + "/out")
    let events = [(120, TouchSamplePhase.began, 300), (140, .moved, 340), (160, .moved, 380), (300, .ended, 380)].map {
      (at: Int, phase: TouchSamplePhase, y: Float) in
      InputEvent(
        at: Timestamp(milliseconds: Int64(at)),
        .touch(TouchSample(finger: FingerID(1), phase: phase, location: Point(580, y))))
    }
    let game = HelloSprite()
    var runner = AppRunner(options: HelloSprite.options, frames: 40, isHeadless: true, events: events)
    runner.recordingPath = path
    _ = try runner.run(launch: game.launch)
    runner = AppRunner(options: HelloSprite.options, isHeadless: true)
    runner.replay = ReplayOptions(path, from: from)
    runner.replay?.product = product
    runner.replay?.output = output
    let code = try runner.run(launch: game.launch)
    return (code, (try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
  }

  @Test func aPageShowsTheFingerTheRecognizerAndTheViews() throws {
    let (code, page) = try make(.timeline)
    #expect(code == 0)
    for text in ["drag.dactyl", "finger 1", "card.bmp-5", "\"pan\""] { #expect(page.contains(text), "\(text)") }
  }

  @Test func aPageHoldsWhatUsualChangesMakeOfTheSameInput() throws {
    let page = try make(.timeline).text
    let changes = try #require(page.range(of: "\"changes\":")).upperBound
    #expect(page[changes...].contains("interactive") && page[changes...].contains("\"tried\":"))
    // Without interaction of its card the pan does not act: that entry of the log is missing.
    #expect(page.contains("ran its action"))
  }

  @Test func aTraceHasTheStagesAndAnArrowFromTheFingerToTheAction() throws {
    let (code, trace) = try make(.trace)
    #expect(code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any]
    let events = try #require(json?["traceEvents"] as? [[String: Any]])
    let phases = Set(events.compactMap { $0["ph"] as? String })
    #expect(phases.isSuperset(of: ["s", "f"]))
    #expect(events.contains { $0["name"] as? String == "gestures" })
  }

  @Test func aTimelineBeginsWhereItIsAskedTo() throws {
    let (whole, late) = (try make(.timeline), try make(.timeline, from: 0.2))
    #expect(late.code == 0)
    #expect(late.text.utf8.count < whole.text.utf8.count && late.text.contains("finger 1"))
    #expect(throws: ScenarioError.self) { try make(.timeline, from: 99) }
  }
}
