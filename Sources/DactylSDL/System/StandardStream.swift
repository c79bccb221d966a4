#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard output and error streams, for diagnostics of the engine and reports of the samples.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes a line without buffering, so that a reader has it at once. Without a reader it is dropped.
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
