#if Tools
  import ArgumentParser

  /// Makes a scenario file or a test of a recording.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes a scenario file, or a test in Swift, of a recording.",
      discussion: """
        Starts the program that made the recording, which has to lie beside this tool. Any other program made with App
        does the same by itself: PROGRAM --replay FILE --export test --output OUT.
        What can't be said in a scenario or a test is left out, with a line for each kind on the standard error.
        Exits with 0, 1 when a test does not show what the recording did, 2 when it could not be played.
        """)

    @Argument(help: "A recording.")
    var file: String

    @Flag(help: "Make a scenario file: views, recognizers, input, and the log of what happens.")
    var scenario = false

    @Flag(help: "Make a test in Swift.")
    var test = false

    @Option(name: .shortAndLong, help: "Write to this file; by default to the standard output.")
    var output: String?

    @Option(help: "With --test: an entry of the log of decisions that is to be expected, or a part of one.")
    var expect: String?

    @Option(help: "The seconds on the recording's clock from which on it is of interest.")
    var from: Double?

    @Option(help: "The seconds on the recording's clock at which to stop.")
    var until: Double?

    func validate() throws {
      guard scenario != test else { throw ValidationError("Either --scenario or --test is wanted.") }
      guard expect == nil || test else { throw ValidationError("--expect goes with --test.") }
    }

    func run() throws {
      var options = ["--headless", "--export", scenario ? "scenario" : "test"]
      for (name, value) in [("--output", output), ("--expect", expect)] {
        if let value { options += [name, value] }
      }
      for (name, value) in [("--from", from), ("--until", until)] {
        if let value { options += [name, "\(value)"] }
      }
      throw ExitCode(RecordedProgram.run(file, options))
    }
  }
#endif
