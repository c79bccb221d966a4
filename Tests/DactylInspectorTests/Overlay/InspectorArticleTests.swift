import Dactyl
import Foundation
import Testing

@testable import DactylInspector

/// The article about the inspector, compared with code that is compiled and with what the panel says.
@Suite struct InspectorArticleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func article() throws -> String {
    let path = "Sources/DactylInspector/DactylInspector.docc/SeeWhatTheSceneSees.md"
    return try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func itsSwiftIsCompiled() throws {
    let own = Self.lines(try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
    let blocks = try article().components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 1)
    for block in blocks {
      let code = Self.lines(block.components(separatedBy: "```")[0]).joined(separator: "\n")
      #expect(own.joined(separator: "\n").contains(code))
    }
  }

  @Test func itsLinesShowBoth() {
    let scene = Scene()
    scene.showsInspector = true
    scene.showsDeviceMonitor = true
    #expect(scene.showsInspector && scene.showsDeviceMonitor)
  }

  @Test("Each mistake is in its table as the panel says it", arguments: UsualMistake.allCases)
  func table(mistake: UsualMistake) throws {
    let scene = Scene(size: Size(640, 400))
    mistake.fill(scene)
    scene.showsInspector = true
    mistake.tap(in: scene)
    let contents = scene.inspector.contents
    let card = contents.stack.entries.first { $0.name == "card" }
    let text = try article()

    let isSaid =
      contents.lanes.contains { $0.name == "tap" && $0.sentence.map { text.contains("`\($0)`") } == true }
      || card.map { text.contains("`\($0.sentence)`") } == true

    #expect(isSaid)
  }
}
