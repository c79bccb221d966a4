import Foundation

/// Lines to the one who started the program.
enum StandardStreams {
  /// Writes a line to the standard output, past all buffers, so that a reader has it at once.
  static func write(_ line: String) { try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) }

  /// Writes a line to the standard error output.
  static func writeError(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
}
