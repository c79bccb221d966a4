#if Tools
  import ArgumentParser
  import DactylInspector
  import Foundation

  /// Shows how a scenario or a recording is played, as a page or a trace.
  struct Timeline: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows how a scenario or a recording is played, with every decision: as a page, or as a trace.",
      discussion: """
        The page needs no network. Of a scenario it holds the play, and how it goes with usual changes: numbers halved
        and doubled, flags turned over, requirements added and removed. With --serve the page can ask for any other
        change; it is served on the loopback address alone, until Ctrl-C. For a recording the
        program that made it has to lie beside this tool. A trace opens in Perfetto or chrome://tracing.
        Exits with 0, or with 2 when a file could not be read or written.
        """)

    @Argument(help: "A scenario file, or a recording.")
    var file: String

    @Option(name: [.customShort("o"), .customLong("output")], help: "Write the page to this file.")
    var page: String?

    @Option(help: "Write a trace to this file.")
    var trace: String?

    @Flag(help: "Serve the page on the loopback address, and play other changes on request.")
    var serve = false

    @Option(help: "The port to serve on; a free one by default.")
    var port: UInt16 = 0

    func validate() throws {
      guard page != nil || trace != nil || serve else {
        throw ValidationError("One of -o, --trace and --serve is wanted.")
      }
    }

    func run() throws {
      do {
        let bytes = try Files.bytes(at: file)
        if Recording.isRecording(bytes) { throw try ofRecording() }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if let page {
          let written = try TimelineCommand.page(bytes: bytes, file: name)
          try Files.write(written.page, to: page)
          print("\(page): \(written.summary)")
        }
        if let trace {
          try Files.write(try TimelineCommand.trace(bytes: bytes, file: name, clock: Self.steadyClock()), to: trace)
        }
        if serve {
          let server = try LoopbackServer(port: port)
          let service = try TimelineService(bytes: bytes, file: name, port: server.port)
          print("http://127.0.0.1:\(server.port)/ until Ctrl-C")
          try server.serve(service.respond)
        }
      } catch let error as ScenarioError {
        throw Self.failure("\(error)")
      } catch let error as LoopbackServer.Failure {
        throw Self.failure("\(error)")
      }
    }

    /// Has the program that made a recording write the page and the trace. Returns the first exit code that is a fault,
    /// or 0.
    private func ofRecording() throws(ScenarioError) -> ExitCode {
      guard !serve else {
        throw ScenarioError(
          file: file, path: "",
          problem: "a scenario wanted for --serve, a recording found: dactyl export makes one of it")
      }
      for (kind, output) in [("timeline", page), ("trace", trace)] {
        guard let output else { continue }
        let code = RecordedProgram.run(file, ["--headless", "--export", kind, "--output", output])
        guard code == 0 else { return ExitCode(code) }
      }
      return ExitCode(0)
    }

    private static func failure(_ text: String) -> ExitCode {
      FileHandle.standardError.write(Data((text + "\n").utf8))
      return ExitCode(2)
    }

    /// Returns the nanoseconds since it was made.
    private static func steadyClock() -> () -> UInt64 {
      let start = ContinuousClock.now
      return {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
      }
    }
  }

  /// Files of the command line.
  private enum Files {
    static func bytes(at path: String) throws(ScenarioError) -> [UInt8] {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ScenarioError(file: path, path: "", problem: "a file that can be read wanted, none found")
      }
      return [UInt8](data)
    }

    static func write(_ text: String, to path: String) throws(ScenarioError) {
      guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
        throw ScenarioError(file: path, path: "", problem: "a file that can be written wanted, none found")
      }
    }
  }
#endif
