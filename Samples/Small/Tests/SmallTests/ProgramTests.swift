import Foundation
import Testing

/// Invariants of all programs.
@Suite struct ProgramTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("There are more than thirty, each in one file of under 40 lines, and each is played by a test")
  func programs() throws {
    let programs = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent("Sources").path)
    let list = try text("Package.swift")
    let played = try FileManager.default.contentsOfDirectory(atPath: Self.tests.path)
      .map { try text("Tests/SmallTests/\($0)") }.joined()
    #expect(programs.count == 36)
    for program in programs {
      let lineCount = try text("Sources/\(program)/\(program).swift").count(where: \.isNewline)
      #expect(lineCount < 40, "\(program)")
      #expect(list.contains("\"\(program)\",") && played.contains("Play(\(program).self)"), "\(program)")
    }
  }

  @Test("Each tutorial is in one file, the board in one of at most 300 lines, and each is played by a test")
  func tutorials() throws {
    let tutorials = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent("Tutorials").path)
    let played = try text("Tests/SmallTests/TutorialTests.swift")
    #expect(tutorials.count == 4)
    for tutorial in tutorials {
      let lineCount = try text("Tutorials/\(tutorial)/\(tutorial).swift").count(where: \.isNewline)
      #expect(lineCount <= 300 && played.contains("Play(\(tutorial).self)"), "\(tutorial)")
    }
  }
}
