import Foundation

/// The seeds of random tests. `DACTYL_SEED=n` runs the one that a failure has printed, and no other.
enum Seeds {
  /// A number of seeds, cut into batches that can run side by side.
  static func batches(_ count: Int, in batches: Int = 8) -> [Range<UInt64>] {
    if let text = ProcessInfo.processInfo.environment["DACTYL_SEED"], let seed = UInt64(text) {
      return [seed..<seed + 1]
    }
    let size = UInt64((count + batches - 1) / batches)
    return (0..<UInt64(batches)).map { 1 + $0 * size..<1 + ($0 + 1) * size }
  }
}
