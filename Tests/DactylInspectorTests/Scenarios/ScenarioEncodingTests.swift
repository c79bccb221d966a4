import Foundation
import Testing

@testable import DactylInspector

/// What is written as a scenario file is read as the same scenario.
@Suite struct ScenarioEncodingTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenarios").path

  @Test func everyScenarioComesBackAsItWas() throws {
    let paths = try ScenarioFile.paths(at: Self.folder)
    #expect(paths.count > 400)
    for path in paths {
      let file = try ScenarioFile(contentsOf: path)
      let read = try ScenarioFile(bytes: Array(file.json.text().utf8), file: file.file)
      #expect(read == file, "\(path)")
    }
  }

  @Test func whatHasItsDefaultIsNotWritten() throws {
    let text =
      #"{"format": 1, "name": "n", "views": [{"id": "a", "parent": "main", "frame": [0, 0.1, 1, 1]}], "#
      + #""steps": [], "until": 5, "log": []}"#
    let file = try ScenarioFile(bytes: Array(text.utf8), file: "t")
    #expect(file.json.singleLine == text)
  }
}
