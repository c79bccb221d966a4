#if Tools
  import ArgumentParser

  /// Finds mistakes in the scenes of scenarios.
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Finds mistakes in the scenes of scenarios that show without any input.",
      discussion: """
        Looks at the scene as the file declares it, and again after each of the game's own steps: covered buttons,
        recognizers that can't be recognized, actions that nobody performs, and the like. The person's steps are left out.
        Exits with 0 when there is nothing to print, 1 when there are findings, 2 when a file could not be read.
        """)

    @Argument(help: "Scenario files, or folders with *.scenario.json files at any depth.")
    var files: [String]

    @Flag(name: .customLong("json"), help: "Print the findings as one JSON object.")
    var printsJSON = false

    @Flag(name: .customLong("notes"), inversion: .prefixedNo, help: "Print notes, too: what may be meant so.")
    var printsNotes = true

    func run() throws {
      throw ExitCode(Terminal.lint().run(files, asJSON: printsJSON, withNotes: printsNotes))
    }
  }
#endif
