#if Tools
  import ArgumentParser

  /// Answers why something did not happen in a scenario.
  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Answers why a scenario's log lacks an entry, with a change after which it has it.",
      discussion: """
        The questions of NAME.scenario.json are in NAME.questions.json. So far the answers are about fingers that do
        not reach a view, and recognizers that do not recognize; not about thresholds, keys, scrolling, drops, the focus.
        Exits with 0 when every question was answered, 1 when no cause was found for some, 2 when a file could not be
        read or written.
        """)

    @Argument(help: "A scenario file.")
    var file: String

    @Option(help: "The question to answer, counted from 1; all by default.")
    var question: Int?

    @Flag(name: .customLong("json"), help: "Print the answers as one JSON object.")
    var printsJSON = false

    @Option(help: "Write the scenario with the change of the first answer made to this file.")
    var cure: String?

    func run() throws {
      throw ExitCode(Terminal.explain().run(file, question: question, asJSON: printsJSON, cure: cure))
    }
  }
#endif
