import Foundation

/// A line on the error stream that says what is being measured.
struct Progress {
  /// Nothing is shown of runs that are over before anyone asks.
  private let start = Stopwatch.now()
  private let isShown = isatty(FileHandle.standardError.fileDescriptor) != 0

  func show(_ text: String) {
    guard Stopwatch.now() - start > 1_000_000_000 else { return }
    let line = isShown ? "\r\u{1B}[K\(text)" : "\(text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  func clear() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
