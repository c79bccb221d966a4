#if Tools
  import DactylInspector
  import Foundation

  /// The program that made a recording, as it was built beside this tool.
  struct RecordedProgram {
    /// What is wrong, in a line.
    struct Failure: Error, CustomStringConvertible {
      var description: String
    }

    private let recording: String
    private let head: RecordingHead
    private let executable: URL

    /// Finds the program of a recording: the file of its name in the folder of this tool.
    init(of recording: String) throws(Failure) {
      self.recording = recording
      do {
        head = try Recording(contentsOf: recording).head
      } catch {
        throw Failure(description: "\(error)")
      }
      // The name is the file's word: it may not lead out of the folder.
      guard !head.program.isEmpty, !head.program.contains("/"), ![".", ".."].contains(head.program) else {
        throw Failure(description: "\(recording): the name of a program wanted, \"\(head.program)\" found")
      }
      let tool = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      executable = tool.deletingLastPathComponent().appendingPathComponent(head.program)
      guard FileManager.default.isExecutableFile(atPath: executable.path) else {
        throw Failure(
          description:
            "\(recording): the program \(head.program) is wanted beside this tool, \(executable.path); start "
            + "yours with --replay \(recording)")
      }
    }

    /// Runs the program with the recording and more options, and returns its exit code. What it prints is seen.
    func run(_ options: [String]) throws(Failure) -> Int32 {
      let process = Process()
      process.executableURL = executable
      process.arguments = head.arguments + ["--replay", recording] + options
      do {
        try process.run()
      } catch {
        throw Failure(description: "\(executable.path): \(error.localizedDescription)")
      }
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Runs the program of a recording. Returns its exit code, or 2 when it can't be run, with a line that says why.
    static func run(_ recording: String, _ options: [String]) -> Int32 {
      do throws(Failure) {
        return try RecordedProgram(of: recording).run(options)
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        return 2
      }
    }
  }
#endif
