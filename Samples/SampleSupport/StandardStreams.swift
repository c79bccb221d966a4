import Foundation

/// Lines to whoever started the program.
enum StandardStreams {
  /// Writes a line to the standard output, past all buffers, so that a reader has it at once.
  static func say(_ line: String) { try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) }

  /// Writes a line to the standard error output.
  static func complain(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
}
