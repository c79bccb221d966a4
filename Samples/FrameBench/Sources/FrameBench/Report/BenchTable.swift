import Foundation

/// The rows as a table for people: nanoseconds, and shares.
enum BenchTable {
  private static let headings = [
    "p50", "p99", "worst", "classes", "to classes", "limit", "to limit", "allocations", "bytes +slack", "samples",
  ]

  static func text(_ rows: [BenchRow]) -> String {
    guard let first = rows.first else { return "" }
    var lines = [
      "\(first.scene), \(first.views) views\(first.edited ? ", edited" : ""): \(first.unit) an operation, or a frame (/f)"
    ]
    lines.append(line("", headings))
    for row in rows {
      let share = row.moving.map { " \(short($0 * 100))%" } ?? ""
      // A pass may have several sizes in one table, such as the responders' depths.
      let size = row.views == first.views ? "" : " (\(row.views))"
      lines.append(line(row.pass + share + size + (row.per == .frame ? " /f" : ""), figures(row)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func figures(_ row: BenchRow) -> [String] {
    [
      short(row.p50), short(row.p99), short(row.worst), row.classTree.map(short) ?? "", ratio(row.toClassTree),
      row.limit.map(short) ?? "", ratio(row.toLimit), row.allocations.map(short) ?? "", bytes(row), "\(row.samples)",
    ]
  }

  private static func bytes(_ row: BenchRow) -> String {
    guard let bytes = row.bytesPerView else { return "" }
    return short(bytes) + (row.slackPerView.map { " +" + String(format: "%.0f", $0) } ?? "")
      + (row.classTreeBytes.map { " / " + short($0) } ?? "")
  }

  private static func ratio(_ ratio: Double?) -> String {
    guard let ratio, ratio > 0 else { return "" }
    return ratio >= 1 ? "x " + short(ratio) : "1/" + short(1 / ratio)
  }

  /// Formats a number with as many digits as are significant.
  static func short(_ number: Double) -> String {
    if number == number.rounded() || abs(number) >= 100 { return String(format: "%.0f", number) }
    return String(format: abs(number) >= 10 ? "%.1f" : "%.2f", number)
  }

  private static func line(_ name: String, _ figures: [String]) -> String {
    name.padding(toLength: 24, withPad: " ", startingAt: 0)
      + figures.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
  }
}
