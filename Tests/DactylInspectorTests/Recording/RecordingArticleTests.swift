import Dactyl
import Foundation
import Testing

@testable import DactylInspector

/// The article about recordings, compared with code that is compiled.
@Suite struct RecordingArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test func itsSwiftIsCompiled() throws {
    let path = "Sources/DactylInspector/DactylInspector.docc/RecordARunAndPlayItAgain.md"
    let article = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let own = Self.lines(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 1)
    for block in blocks { #expect(own.contains(Self.lines(block.components(separatedBy: "```")[0]))) }
  }

  @Test func itsSwiftPlaysARecording() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).dactyl").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    func fill(_ scene: Scene) { scene.addView(frame: Rect(0, 0, 50, 50)) }
    let (recorded, recorder) = (Scene(), InputRecorder())
    recorder.record(recorded)
    fill(recorded)
    recorder.launchDidEnd()
    for frame in 1...5 { recorded.frame(at: Timestamp(milliseconds: Int64(frame) * 16)) }
    try Files.write(RecordingHead(program: "game").fileBytes + recorder.writer.blocks, to: path)

    let scene = Scene()
    let recording = try Recording(contentsOf: path)
    let player = RecordingPlayer(recording)
    player.connect(scene)
    fill(scene)
    while player.playFrame() {}
    #expect(player.divergence == nil && player.comparedCount == 5)
  }
}
