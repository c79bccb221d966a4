import Foundation
import Testing

@testable import DactylInspector

/// Questions that are asked by the options of `dactyl explain`, without a file of questions.
@Suite struct AskedByOptionsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios").path(percentEncoded: false)

  /// What the command prints for a question about a file, and its exit code.
  private static func ask(_ path: String, _ kind: String, _ options: [String: String]) -> (code: Int32, text: String) {
    var lines: [String] = []
    let command = ExplainCommand { output in
      switch output {
      case .line(let line), .error(let line): lines.append(line)
      }
    }
    let code = command.run(path, asked: ExplainCommand.Asked(kind, options), asJSON: true, cure: nil)
    return (code, lines.joined(separator: "\n"))
  }

  /// The subjects of a scenario that can be asked about, each with the entry that is asked for when none is named.
  private static func subjects(
    of file: ScenarioFile, _ log: [ScenarioEntry]
  ) -> [(kind: String, options: [String: String])] {
    let views = file.views.map(\.id)
    let fingers = Set(
      file.steps.compactMap { step in if case .touch(let touch) = step.action { touch.finger } else { nil } })
    let keys = Set(file.steps.compactMap { step in if case .press(let press) = step.action { press.key } else { nil } })
    let actions = log.compactMap { entry -> (String, String)? in
      let words = entry.text.split(separator: " ").map(String.init)
      return words.count > 2 && words[1] == "performed" && words[0] != "none" ? (words[0], words[2]) : nil
    }
    let drops = log.compactMap { entry -> (String, String)? in
      let words = entry.text.split(separator: " ").map(String.init)
      return words.count > 2 && words[1] == "dropPerformed" ? (words[0], words[2]) : nil
    }
    return file.recognizers.map { ("recognizer", ["recognizer": $0.id]) }
      + views.flatMap { view in fingers.sorted().map { ("touch", ["finger": "\($0)", "view": view]) } }
      + views.map { ("view", ["view": $0]) } + views.map { ("focus", ["view": $0]) }
      + views.flatMap { view in keys.sorted().map { ("key", ["key": $0, "responder": view]) } }
      + actions.flatMap { [("action", ["action": $0.1, "responder": $0.0])] }
      + actions.flatMap { [("command", ["action": $0.1, "responder": $0.0])] }
      + drops.map { ("drop", ["view": $0.0, "payload": $0.1]) }
  }

  @Test("Whatever is in the log of a scenario has happened, and no change is offered")
  func happened() throws {
    var asked: [String: Int] = [:]
    for path in try ScenarioFile.paths(at: Self.folder) {
      let file = try ScenarioFile(contentsOf: path)
      let log = ScenarioRunner.log(of: file).entries
      for (kind, options) in Self.subjects(of: file, log) {
        guard let question = try? ScenarioQuestion.asked(kind, options, about: file),
          log.contains(where: question.missing.matches)
        else { continue }
        let (code, text) = Self.ask(path, kind, options)
        #expect(code == 0 && text.contains("\"happened\": true"), "\(path): \(kind) \(options)")
        #expect(!text.contains("\"answer\""), "\(path): \(kind) \(options)")
        asked[kind, default: 0] += 1
      }
    }
    #expect(asked.keys.sorted() == ["action", "command", "drop", "focus", "key", "recognizer", "touch", "view"])
    #expect(asked.values.reduce(0, +) > 500, "\(asked)")
  }

  @Test("A question by options is answered as the same one of a file, with the last entry when none is named")
  func answers() throws {
    let path = "\(Self.folder)/explain/confetti-over-prize.scenario.json"
    let (document, questions) = try QuestionSceneTests.read("confetti-over-prize")
    let file = try document.scenario()
    let question = try #require(questions.first)
    let options = question.asked.reduce(into: [String: String]()) { options, member in
      switch member.value {
      case .string(let text) where member.key != "ask": options[member.key] = text
      case .number(let number): options[member.key] = "\(Int(number))"
      default: break
      }
    }
    guard case .string(let kind)? = question.asked.first(where: { $0.key == "ask" })?.value else { return }
    let (whole, cause) = (Self.ask(path, kind, options), try #require(question.answer).cause)
    #expect(whole.code == 0 && whole.text.contains("\"cause\": \"\(cause)\""))

    var short = options
    short["missing"] = nil
    let asked = try ScenarioQuestion.asked(kind, short, about: file)
    #expect(asked.missing.times.upperBound == file.until && asked.missing.text != "- -")
    #expect(Self.ask(path, kind, short).code == 0)
  }

  @Test(
    "What a question by options lacks, or the scenario does not have, is said",
    arguments: [
      ("recognizer", [:], "--ask: recognizer: a name wanted, none found"),
      ("bogus", [:], "--ask: ask: "),
      ("recognizer", ["recognizer": "nothing"], "recognizer: a recognizer of the scenario wanted, \"nothing\" found"),
      ("touch", ["finger": "9", "view": "claim"], "finger: a finger of the scenario wanted, \"9\" found; it has 1"),
      ("touch", ["finger": "1", "view": "moon"], "view: a view or controller of the scenario wanted, \"moon\" found"),
      ("scroll", ["view": "claim"], "view: a scroll view of the scenario wanted, \"claim\" found; it has none"),
      ("recognizer", ["recognizer": "nothing", "missing": "soon"], "missing: \"TIME WHO WHAT [DETAIL]\" wanted"),
    ] as [(String, [String: String], String)])
  func faults(_ kind: String, _ options: [String: String], _ fault: String) {
    let (code, text) = Self.ask("\(Self.folder)/explain/confetti-over-prize.scenario.json", kind, options)
    #expect(code == 2)
    #expect(text.contains(fault), "\(text)")
  }
}
