#if Tools
  import ArgumentParser

  /// The commands for scenario files.
  struct Scenario: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Plays scenario files: a scene, timed input, and the log of what must happen.",
      subcommands: [Run.self, Log.self])

    /// Plays files and compares their logs.
    struct Run: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Plays files and compares what happens with their logs.",
        discussion: """
          Prints PASS or FAIL and the scenario's name for each file, and for a failure the first differing line.
          Exits with 0 when every log matched, 1 when some differed, 2 when a file could not be read.
          """)

      @Argument(help: "Scenario files, or folders with *.scenario.json files at any depth.")
      var files: [String]

      @Flag(name: .customLong("log"), help: "Print the whole log too.")
      var printsLog = false

      func run() throws {
        throw ExitCode(Terminal.command().run(files, printsLog: printsLog))
      }
    }

    /// Plays one file and prints its log.
    struct Log: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Plays a file and prints the log that this build produces, one line an entry, and nothing else.")

      @Argument(help: "A scenario file.")
      var file: String

      func run() throws {
        throw ExitCode(Terminal.command().log(file))
      }
    }
  }
#endif
