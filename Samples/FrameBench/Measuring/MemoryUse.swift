import Foundation
import IdealLoop

/// How much memory something takes: the growth of what malloc has given out and, for big things, which may lie outside
/// of it, the growth of the resident pages.
struct MemoryUse {
  private let allocated: UInt64
  private let resident: UInt64

  /// Notes where it starts.
  static func start() -> MemoryUse {
    memory_trim()
    return MemoryUse(allocated: memory_in_use(), resident: residentBytes)
  }

  /// The bytes since then, a piece; by resident pages from 100,000 pieces on.
  func bytes(for pieces: Int) -> Double {
    let isBig = pieces >= 100_000
    memory_trim()
    let now = isBig ? Self.residentBytes : memory_in_use()
    return max(0, Double(now) - Double(isBig ? resident : allocated)) / Double(max(pieces, 1))
  }

  private static var residentBytes: UInt64 {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (UInt64(fields[1]) ?? 0) * 4096 : 0
  }
}
