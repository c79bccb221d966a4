import Dactyl
import Foundation
import Testing

@testable import DactylInspector

/// The article about sharing recordings: its Swift is compiled here, and its words are those of the log.
@Suite struct SharingArticleTests {
  @Test func itsSwiftIsCompiled() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent("Sources/DactylInspector/DactylInspector.docc/ShareARecording.md"),
      encoding: .utf8)
    let lines = { (text: String) in
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    let own = lines(try String(contentsOf: file, encoding: .utf8)).joined(separator: "\n")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 1)
    for block in blocks {
      #expect(own.contains(lines(block.components(separatedBy: "```")[0]).joined(separator: "\n")))
    }
  }

  @Test func itsCodePrintsTheLog() {
    let scene = Scene(size: Size(100, 100))
    scene.decisions.turnOn()
    for line in scene.decisionLines { print(line) }
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.name = "card"
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in }.any.name = "tap"
    for (phase, x) in [(TouchSamplePhase.began, Float(10)), (.moved, 90), (.ended, 90)] {
      scene.send(
        InputEvent(at: .zero, .touch(TouchSample(finger: FingerID(1), phase: phase, location: Point(x, 50)))))
      scene.frame(at: .zero)
    }
    let lines = scene.decisionLines
    #expect(lines.contains { $0.hasPrefix("0.000 finger 1 · card: received the touch (") })
    #expect(lines.contains { $0.hasPrefix("0.000 finger 1 · tap on card: failed, moved 80 of ") })
  }
}
