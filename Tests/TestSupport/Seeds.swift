import Foundation

/// The seeds of random tests, and the amount of work for each.
///
/// `DACTYL_SEED=n` runs the one that a failure has printed, and no other; `DACTYL_SEEDS=x` runs x times as many as
/// usual, `DACTYL_STEPS=n` makes each random play that long.
package enum Seeds {
  private static let environment = ProcessInfo.processInfo.environment
  private static let only = environment["DACTYL_SEED"].flatMap(UInt64.init)
  private static let factor = environment["DACTYL_SEEDS"].flatMap(Double.init) ?? 1

  /// A number of seeds from 0 on, each to run by itself.
  package static func each(_ count: Int) -> [UInt64] {
    only.map { [$0] } ?? (0..<UInt64(scaled(count))).map { $0 }
  }

  /// A number of seeds from 1 on, cut into batches that can run side by side. Fewer seeds are fewer batches.
  package static func batches(_ count: Int, in batches: Int = 8) -> [Range<UInt64>] {
    if let only { return [only..<only + 1] }
    let size = UInt64((count + batches - 1) / batches)
    return (0..<UInt64(scaled(batches))).map { 1 + $0 * size..<1 + ($0 + 1) * size }
  }

  /// The number of steps of a random play.
  package static func steps(_ count: Int) -> Int { environment["DACTYL_STEPS"].flatMap(Int.init) ?? count }

  private static func scaled(_ count: Int) -> Int { max(1, Int((Double(count) * factor).rounded())) }
}
