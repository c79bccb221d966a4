import Foundation
import Testing

@testable import DactylInspector

/// The scenes with questions why something did not happen: what the files of questions say about them is true.
@Suite struct QuestionSceneTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios/explain")

  /// The names of the scenes.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
      .filter { $0.hasSuffix(ScenarioQuestion.suffix) }.map { String($0.dropLast(ScenarioQuestion.suffix.count)) }
  }

  static func read(_ name: String) throws -> (document: ScenarioDocument, questions: [ScenarioQuestion]) {
    let files = [name + ScenarioFile.suffix, name + ScenarioQuestion.suffix]
    let texts = try files.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    return (
      try ScenarioDocument(bytes: texts[0], file: files[0]),
      try ScenarioQuestion.list(bytes: texts[1], file: files[1])
    )
  }

  static func happens(_ pattern: ScenarioPattern, in document: ScenarioDocument) throws -> Bool {
    ScenarioRunner.log(of: try document.scenario()).entries.contains(where: pattern.matches)
  }

  @Test("Every scene lacks the entries that are asked about")
  func missing() throws {
    var count = 0
    for name in try Self.names() {
      let (document, questions) = try Self.read(name)
      for (index, question) in questions.enumerated() {
        #expect(try !Self.happens(question.missing, in: document), "\(name), question \(index + 1)")
        #expect(question.answer != nil, "\(name), question \(index + 1)")
        count += 1
      }
    }
    #expect(count > 70)
  }

  @Test("Each change of an answer brings the entry about, together with one of what is behind it")
  func changes() throws {
    for name in try Self.names() {
      let (document, questions) = try Self.read(name)
      for (index, question) in questions.enumerated() {
        guard let answer = question.answer else { continue }
        for change in answer.changes {
          let place = "\(name), question \(index + 1): \(change)"
          let changed = try document.applying(change)
          #expect(try Self.happens(question.missing, in: changed) == answer.then.isEmpty, "\(place)")
          for next in answer.then.flatMap(\.changes) {
            #expect(try Self.happens(question.missing, in: document.applying(change + next)), "\(place), then \(next)")
          }
        }
      }
    }
  }

  @Test("A document without edits reads as the file does, also after it was written")
  func text() throws {
    for name in try Self.names() {
      let (document, _) = try Self.read(name)
      let scenario = try document.scenario()
      let written = try ScenarioDocument(bytes: [UInt8](document.text.utf8), file: scenario.file)
      #expect(try written == document && written.scenario() == scenario, "\(name)")
    }
  }
}
