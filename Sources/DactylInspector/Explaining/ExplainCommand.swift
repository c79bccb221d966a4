import Dactyl

/// The implementation of `dactyl explain`, apart from the printing.
package struct ExplainCommand {
  /// Prints a line to the standard output, or to the standard error.
  private let print: (ScenarioCommand.Output) -> Void

  /// Makes a command with a function that prints.
  package init(print: @escaping (ScenarioCommand.Output) -> Void) { self.print = print }

  /// What is asked by options: the kind of question, and the options by their names.
  package struct Asked {
    /// The value of `ask`.
    package var kind: String
    /// The values of the keys of the question.
    package var options: [String: String]

    package init(_ kind: String, _ options: [String: String]) {
      self.kind = kind
      self.options = options
    }
  }

  /// Answers the questions beside a scenario file, or one that is asked by options.
  ///
  /// - Parameters:
  ///   - path: The scenario, `NAME.scenario.json`; its questions are in `NAME.questions.json`.
  ///   - number: The question to answer, from 1; nil for all.
  ///   - asked: The question of the options; then there need be no file of questions. Nil for those of the file.
  ///   - asJSON: Whether the answers are printed as one JSON object.
  ///   - cure: The file to write the scenario to with the change of the first answer made; nil for none.
  /// - Returns: 0 when every question was answered, also that the entry is there; 1 when no cause was found for some; 2
  ///   when a file could not be read or written.
  package func run(
    _ path: String, question number: Int? = nil, asked: Asked? = nil, asJSON: Bool, cure: String?
  ) -> Int32 {
    do throws(ScenarioError) {
      let (document, questions) = try read(path, asked)
      let numbers = number.map { [$0] } ?? Array(1...max(questions.count, 1))
      guard numbers.allSatisfy({ questions.indices.contains($0 - 1) }) else {
        throw ScenarioError(
          file: path, path: "questions", problem: "question \(numbers[0]) wanted, \(questions.count) found")
      }
      let answers = try numbers.map { (number) throws(ScenarioError) in try answer(questions[number - 1], document) }
      if asJSON {
        let list = JSONValue.list(answers.map { JSONItem($0.json) })
        print(.line(JSONValue.object([JSONMember(key: "questions", value: list)]).text()))
      } else {
        for answer in answers { print(.line(answer.text)) }
      }
      if let cure, let edits = answers[0].explanation?.edits {
        try write(try document.applying(edits).text, to: cure)
      }
      return answers.allSatisfy(\.isAnswered) ? 0 : 1
    } catch {
      print(.error("\(error)"))
      return 2
    }
  }

  private func read(_ path: String, _ asked: Asked?) throws(ScenarioError) -> (ScenarioDocument, [ScenarioQuestion]) {
    let name = path.hasSuffix(ScenarioFile.suffix) ? String(path.dropLast(ScenarioFile.suffix.count)) : path
    let document = try ScenarioDocument(bytes: try bytes(at: path), file: path)
    let scenario = try document.scenario()
    if let asked { return (document, [try .asked(asked.kind, asked.options, about: scenario)]) }
    let file = name + ScenarioQuestion.suffix
    let questions = try ScenarioQuestion.list(bytes: try bytes(at: file), file: file)
    for (index, question) in questions.enumerated() {
      try question.check(against: scenario, in: file, at: "questions[\(index)]")
    }
    return (document, questions)
  }

  private func bytes(at path: String) throws(ScenarioError) -> [UInt8] {
    guard let bytes = try? Files.bytes(of: path) else {
      throw ScenarioError(file: path, path: "", problem: "a file that can be read wanted, none found")
    }
    return bytes
  }

  private func write(_ text: String, to path: String) throws(ScenarioError) {
    do {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw ScenarioError(file: path, path: "", problem: "a file that can be written wanted, none found")
    }
  }

  /// An answer, or what stands in its place.
  private struct Answer {
    var question: ScenarioQuestion
    var happened: Bool
    var explanation: ObstacleChain?

    var isAnswered: Bool { happened || explanation != nil }

    var text: String {
      if happened { return "\"\(question.missing)\" is in the log." }
      return explanation?.text(of: question)
        ?? "\"\(question.missing)\": no cause was found. Looked at: what came in, and every decision about it."
    }

    var json: JSONValue {
      var members = question.asked
      members.append(JSONMember(key: "happened", value: .bool(happened)))
      if !happened { members.append(JSONMember(key: "answer", value: explanation?.json(of: question) ?? .null)) }
      return .object(members)
    }
  }

  private func answer(_ question: ScenarioQuestion, _ document: ScenarioDocument) throws(ScenarioError) -> Answer {
    let happened = ScenarioExplainer.happens(question.missing, in: document)
    let explanation = happened ? nil : try ScenarioExplainer(question, about: document).chain()
    return Answer(question: question, happened: happened, explanation: explanation)
  }
}
