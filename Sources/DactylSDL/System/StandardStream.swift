#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines to the one who started the program: complaints of the engine, and what the samples report.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes a line, past all buffers, so that a reader has it at once. A reader that is gone misses it.
  package func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe systemWrite(rawValue, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }
}

/// The system's `write`, under a name that the method above does not hide.
@unsafe private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
