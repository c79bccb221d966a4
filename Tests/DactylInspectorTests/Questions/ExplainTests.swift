import Foundation
import Testing

@testable import DactylInspector

/// The answers of `dactyl explain`, beside those that the files of questions expect.
@Suite struct ExplainTests {
  @Test("An answer has the rule, cause and opponent that are expected, and its change brings the entry about")
  func answers() throws {
    var answered = 0
    for name in try QuestionSceneTests.names() {
      let (document, questions) = try QuestionSceneTests.read(name)
      for (index, question) in questions.enumerated() {
        guard let expected = question.answer,
          let found = try ScenarioExplainer(question, about: document).chain()
        else { continue }
        let place = "\(name), question \(index + 1)"
        #expect(expected.rules.contains(found.obstacle.rule), "\(place): \(found.obstacle)")
        #expect(expected.cause == found.obstacle.cause.rawValue, "\(place)")
        #expect(expected.opponents.contains(found.obstacle.opponent), "\(place)")
        #expect(expected.then.map(\.cause) == found.then.map(\.obstacle.cause.rawValue), "\(place)")
        #expect(try QuestionSceneTests.happens(question.missing, in: document.applying(found.edits)), "\(place)")
        let text = found.text(of: question)
        #expect(text.utf8.count <= 600 && text.contains("(\(found.obstacle.rule))"), "\(place): \(text)")
        answered += 1
      }
    }
    #expect(answered >= 40)
  }

  @Test("An entry that is in the log has happened, and no change is offered")
  func happened() throws {
    let lines = try answerLines(missing: "0 card touchesBegan 1", json: true)
    #expect(lines.code == 0)
    #expect(lines.text.contains("\"happened\": true") && !lines.text.contains("\"answer\""))
  }

  @Test("A question without a known cause has the answer null, and the exit code 1")
  func unknown() throws {
    let lines = try answerLines(missing: "0..100 card pressesBegan space", json: true)
    #expect(lines.code == 1)
    #expect(lines.text.contains("\"happened\": false") && lines.text.contains("\"answer\": null"))
  }

  @Test("A file with a fault is refused with its path, and the exit code 2")
  func faults() throws {
    let lines = try answerLines(missing: "card", json: false)
    #expect(lines.code == 2)
    #expect(lines.text.contains("questions[0].missing: \"TIME WHO WHAT [DETAIL]\" wanted, \"card\" found"))
  }

  /// Runs the command for a scene with one view, with a question about a finger.
  private func answerLines(missing: String, json: Bool) throws -> (code: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "explain-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = """
      {"format": 1, "name": "a touch", "views": [
        {"id": "card", "parent": "main", "frame": [0, 0, 100, 100], "handles": ["touches"]}
      ], "steps": [
        {"at": 0, "touch": "began", "finger": 1, "x": 10, "y": 10}, {"at": 50, "touch": "ended", "finger": 1, "x": 10, "y": 10}
      ], "log": []}
      """
    let questions = """
      {"format": 1, "questions": [{"ask": "touch", "finger": 1, "view": "card", "missing": "\(missing)"}]}
      """
    let path = folder.appending(path: "touch.scenario.json")
    try scene.write(to: path, atomically: true, encoding: .utf8)
    try questions.write(to: folder.appending(path: "touch.questions.json"), atomically: true, encoding: .utf8)
    var lines: [String] = []
    let command = ExplainCommand { output in
      switch output {
      case .line(let line), .error(let line): lines.append(line)
      }
    }
    let code = command.run(path.path(percentEncoded: false), question: nil, asJSON: json, cure: nil)
    return (code, lines.joined(separator: "\n"))
  }
}
