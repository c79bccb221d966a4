#if Tools
  import ArgumentParser
  import DactylInspector

  /// Answers why something did not happen in a scenario.
  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Answers why a scenario's log lacks an entry, with a change after which it has it.",
      discussion: """
        The questions of NAME.scenario.json are in NAME.questions.json; without that file, --ask and the keys of a
        question as options: --ask recognizer --recognizer tap --missing "0..300 tap recognized". Kinds of questions
        are touch (--finger, --view), view (--view), recognizer (--recognizer), key (--key, --responder), command and
        action (--action, --responder), scroll (--view), drop (--view, --payload) and focus (--view). Without --missing
        the question is about the last entry that the subject could have had, at any time.
        Exits with 0 when every question was answered, 1 when no cause was found for some, 2 when a file could not be
        read or written, or a question names what the scenario does not have.
        """)

    @Argument(help: "A scenario file.")
    var file: String

    @Option(help: "The question to answer, counted from 1; all by default.")
    var question: Int?

    @Option(help: "Ask this kind of question, by the options below.")
    var ask: String?

    @Option(help: "The finger that is asked about.")
    var finger: String?

    @Option(help: "The view that is asked about.")
    var view: String?

    @Option(help: "The recognizer that is asked about.")
    var recognizer: String?

    @Option(help: "The key that is asked about.")
    var key: String?

    @Option(help: "The action that is asked about.")
    var action: String?

    @Option(help: "The responder that is asked about.")
    var responder: String?

    @Option(help: "The payload of the drop that is asked about.")
    var payload: String?

    @Option(help: "The entry that the log lacks: TIME WHO WHAT; TIME may be a range.")
    var missing: String?

    @Flag(name: .customLong("json"), help: "Print the answers as one JSON object.")
    var printsJSON = false

    @Option(help: "Write the scenario with the change of the first answer made to this file.")
    var cure: String?

    func validate() throws {
      if let option = options.keys.sorted().first, ask == nil { throw ValidationError("--\(option) goes with --ask.") }
      guard ask == nil || question == nil else { throw ValidationError("Either --ask or --question is wanted.") }
    }

    private var options: [String: String] {
      let all = [
        "finger": finger, "view": view, "recognizer": recognizer, "key": key, "action": action,
        "responder": responder, "payload": payload, "missing": missing,
      ]
      return all.compactMapValues { $0 }
    }

    func run() throws {
      let asked = ask.map { ExplainCommand.Asked($0, options) }
      throw ExitCode(
        Terminal.explain().run(file, question: question, asked: asked, asJSON: printsJSON, cure: cure))
    }
  }
#endif
