import Foundation
import Testing

@testable import DactylInspector
@testable import DactylSDL
@testable import HelloSprite

/// The article about what does not react: the sample is broken by a line, a drag is recorded, and the test
/// that is made of it fails until the line is mended.
@MainActor @Suite struct BrokenSampleTests {
  /// What the article has the test expect.
  private static func expectation() throws -> String {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/DactylInspector/DactylInspector.docc/WhenSomethingDoesNotReact.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let rest = try #require(text.range(of: "--expect \"")).upperBound
    return String(text[rest...].prefix { $0 != "\"" })
  }

  private static func launch(_ scene: Scene, mended isMended: Bool) throws {
    try HelloSprite().launch(scene)
    let layer = scene.addView(frame: Rect(0, 0, 800, 600))
    if isMended { layer.passesThrough = true }
  }

  @Test func whatTheArticleBreaksIsRecordedFailsAndIsMended() throws {
    let folder = try TemporaryFolder()
    let (path, output) = (folder.path + "/drag.dactyl", folder.path + "/CardDrags.swift")
    var events: [InputEvent] = []
    for (step, phase) in [TouchSamplePhase.began, .moved, .moved, .ended].enumerated() {
      let sample = TouchSample(
        finger: .mouse, phase: phase, location: Point(310, 300 + 20 * Float(step)), type: .pointer,
        buttons: phase == .ended ? [] : .primary)
      events.append(InputEvent(at: Timestamp(milliseconds: 100 + 40 * Int64(step)), .touch(sample)))
    }
    var runner = AppRunner(options: HelloSprite.options, frames: 40, isHeadless: true, events: events)
    runner.recordingPath = path
    _ = try runner.run { try Self.launch($0, mended: false) }
    let recording = try Recording(contentsOf: path)

    runner = AppRunner(options: HelloSprite.options, isHeadless: true)
    runner.replay = ReplayOptions(path, verifies: true)
    #expect(try runner.run { try Self.launch($0, mended: false) } == 0)
    runner.replay = ReplayOptions(path)
    runner.replay?.product = .test
    runner.replay?.output = output
    runner.replay?.expectation = try Self.expectation()
    #expect(try runner.run { try Self.launch($0, mended: false) } == 0)
    let (made, expected) = (try String(contentsOfFile: output, encoding: .utf8), try Self.expectation())
    #expect(made.contains("func cardDrags()") && made.contains(expected))

    let test = RecordedTest(recording, isExact: false)
    for isMended in [false, true] {
      let app = try HeadlessApp(options: HelloSprite.options)
      defer { app.end() }
      app.scene.decisions.turnOn(capacity: 1 << 16)
      try Self.launch(app.scene, mended: isMended)
      test.play(in: app.scene) {}
      #expect(app.scene.decisionLines.contains { $0.contains(expected) } == isMended)
    }
  }

  @Test func theInspectorNamesTheLayerThatTheReadmeAdds() throws {
    let app = try HeadlessApp(options: HelloSprite.options)
    defer { app.end() }
    try Self.launch(app.scene, mended: false)
    app.scene.showsInspector = true
    app.scene.send(.hover(Point(310, 300), modifiers: []))
    for _ in 0..<3 { app.runFrame() }
    let sentences = app.scene.inspector.contents.stack.entries.map(\.sentence)
    #expect(sentences.first?.contains("shows nothing and takes the touch, and nothing listens (H7)") == true)
    #expect(sentences.contains { $0.hasPrefix("card.bmp") && $0.contains("covered by view 6 (H6)") })
  }
}
