#if Tools
  import ArgumentParser

  /// Plays a recording.
  struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Plays a recording: what came into a program comes once more, and makes the same things happen.",
      discussion: """
        Starts the program that made the recording, which has to lie beside this tool. Any other program made with App
        does the same by itself: PROGRAM --replay FILE --verify.
        Exits with the program's code; with --verify 0 when all was as recorded and 1 when not; 2 when it could not be
        played.
        """)

    @Argument(help: "A recording.")
    var file: String

    @Flag(help: "Compare the state after each frame with the recorded one.")
    var verify = false

    @Option(help: "The speed: 2 is twice as fast as it was recorded.")
    var speed: Double?

    @Option(
      help: "The second on the recording's clock up to which it is played as fast as it goes, without being shown.")
    var from: Double?

    @Option(help: "The second on the recording's clock at which to stop.")
    var until: Double?

    @Flag(help: "Play it as fast as it goes, without a display.")
    var headless = false

    func run() throws {
      var options: [String] = []
      for (name, value) in [("--speed", speed), ("--from", from), ("--until", until)] {
        if let value { options += [name, "\(value)"] }
      }
      if verify { options.append("--verify") }
      if headless { options.append("--headless") }
      throw ExitCode(RecordedProgram.run(file, options))
    }
  }
#endif
