import Foundation

/// The rows that got slower than in a saved run.
enum BenchComparison {
  /// The factor by which a share must have grown to be reported: runs of the same program differ by less.
  private static let threshold = 1.15

  /// Returns the comparison as text. Rows are compared by their share of the time of the tree of objects, measured in
  /// their own run, so that the machines may differ; rows without one are left out.
  static func text(_ rows: [BenchRow], with saved: BenchJSON, named file: String) -> String {
    let old = Dictionary(saved.rows.map { ($0.key, $0) }) { first, _ in first }
    var compared = 0
    var slower: [(row: BenchRow, factor: Double)] = []
    for row in rows {
      guard let now = row.toClassTree, let before = old[row.key]?.toClassTree, before > 0 else { continue }
      compared += 1
      if now / before > threshold { slower.append((row, now / before)) }
    }
    var lines = ["\(compared) rows compared with \(file) (\(saved.machine)), by share of the class tree's time:"]
    if slower.isEmpty { lines.append("none is slower by more than \(Int((threshold * 100).rounded()) - 100) %") }
    for (row, factor) in slower.sorted(by: { $0.factor > $1.factor }) {
      let moving = row.moving.map { " \(BenchTable.short($0 * 100))%" } ?? ""
      lines.append(
        "\(BenchTable.short(factor)) times slower: \(row.scene), \(row.views) views, \(row.pass)\(moving): "
          + "\(BenchTable.short(row.p50)) ns, was \(BenchTable.short(old[row.key]?.p50 ?? 0)) ns")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
