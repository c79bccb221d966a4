#if Tools
  import ArgumentParser

  /// Shortens a recording.
  struct Shrink: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shortens a recording to the fewest events that still show an entry of the log of decisions.",
      discussion: """
        Starts the program that made the recording, which has to lie beside this tool, and plays shorter and shorter
        recordings without a display. Any other program made with App does the same by itself:
        PROGRAM --replay FILE --shrink TEXT --output OUT.
        Exits with 0, 1 when the recording does not show the entry, 2 when it could not be played.
        """)

    @Argument(help: "A recording.")
    var file: String

    @Option(help: "A text that the entry has in it: \"tap on card: recognized\".")
    var until: String

    @Option(name: .shortAndLong, help: "Write the shorter recording to this file.")
    var output: String

    func run() throws {
      throw ExitCode(RecordedProgram.run(file, ["--headless", "--shrink", until, "--output", output]))
    }
  }
#endif
