import Foundation

/// A line on the error stream that shows the measurement under way: on a terminal always the present one, elsewhere a
/// line every ten seconds. Runs shorter than that show nothing.
final class Progress {
  private var shown = Stopwatch.now()
  private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0

  func show(_ text: String) {
    let wait: UInt64 = isTerminal ? 200_000_000 : 10_000_000_000
    guard Stopwatch.now() - shown > wait else { return }
    shown = Stopwatch.now()
    FileHandle.standardError.write(Data((isTerminal ? "\r\u{1B}[K\(text)" : text + "\n").utf8))
  }

  func clear() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
