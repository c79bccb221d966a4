import DactylInspector
import Foundation
import Testing

@Suite struct SharedScenarioTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios").path(percentEncoded: false)

  /// Every scenario file of the tests.
  static func paths() throws -> [String] { try ScenarioFile.paths(at: folder) }

  @Test func everyFileCanBeRead() throws {
    var steps = 0
    let paths = try Self.paths()
    for path in paths {
      let file = try ScenarioFile(contentsOf: path)
      #expect(!file.steps.isEmpty && path.hasSuffix("/" + file.file))
      steps += file.steps.count
    }

    #expect(paths.count >= 242 && steps >= 992)
  }

  @Test func theFilesOfAFolderAreSorted() throws {
    let paths = try Self.paths()

    #expect(paths == paths.sorted() && paths.allSatisfy { $0.hasSuffix(ScenarioFile.suffix) })
  }
}
