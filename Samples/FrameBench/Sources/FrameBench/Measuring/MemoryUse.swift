import Foundation
import IdealLoop

/// The memory that something uses: the growth of what malloc has allocated and, for large allocations, which may lie
/// outside of it, the growth of the resident pages.
struct MemoryUse {
  private let allocated: UInt64
  private let resident: UInt64

  /// Starts a measurement at the present use of memory.
  static func start() -> MemoryUse {
    memory_trim()
    return MemoryUse(allocated: memory_in_use(), resident: residentBytes)
  }

  /// Returns the bytes since the start for each of a number of pieces; from 100,000 pieces on, by resident pages.
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
