import Foundation
import Testing

@testable import DactylInspector

/// Scenario files of the tests, for timelines.
enum TimelineFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name + ScenarioFile.suffix)))
  }

  static func document(_ name: String) throws -> ScenarioDocument {
    try ScenarioDocument(bytes: try bytes(name), file: name)
  }

  static func play(_ name: String) throws -> Play { Play(try document(name).scenario()) }

  /// A JSON text as Foundation reads it.
  static func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
