import Foundation

/// Whether one build of a program takes longer than another, from runs of both in turns.
///
/// A round is a run of the other build, one of this build, and one of a copy of the other build. What the two of the
/// same build differ by is what the machine makes of equals: a difference counts only when it is larger.
package struct RunComparison {
  /// What was measured of one thing: a figure for each round.
  package struct Row {
    /// What was measured.
    package let name: String
    /// Of the other build, in the order of the rounds.
    package let other: [Double]
    /// Of this build.
    package let this: [Double]
    /// Of the copy of the other build.
    package let copy: [Double]

    /// Makes a row; each list has a figure for each round.
    package init(_ name: String, other: [Double], this: [Double], copy: [Double]) {
      self.name = name
      self.other = other
      self.this = this
      self.copy = copy
    }

    /// How many times as long this build takes: the median over the rounds, whose runs were close to each other.
    package var ratio: Double { RunComparison.quantile(0.5, RunComparison.ratios(this, other)) }

    /// By what factor two runs of the same build differ: three rounds of four have less.
    package var spread: Double {
      RunComparison.quantile(0.75, RunComparison.ratios(copy, other).map { max($0, 1 / $0) })
    }

    /// What this build is, compared with the other.
    package var verdict: Verdict {
      let least = max(RunComparison.leastFactor, spread)
      return ratio > least ? .slower : 1 / ratio > least ? .faster : .same
    }
  }

  /// What one build is, compared with another.
  package enum Verdict: String { case slower, same, faster }

  /// By what factor runs must differ in any case.
  package static let leastFactor = 1.03

  /// What was measured, in the order of the table.
  package let rows: [Row]

  /// Makes a comparison of what was measured.
  package init(_ rows: [Row]) { self.rows = rows }

  /// Whether anything takes longer.
  package var isSlower: Bool { rows.contains { $0.verdict == .slower } }

  /// A table in Markdown, and a line that sums it up.
  package var markdown: String {
    var lines = ["| row | other | this | ratio | spread | |", "|---|--:|--:|--:|--:|---|"]
    for row in rows {
      let medians = [row.other, row.this].map { Self.figure(Self.quantile(0.5, $0)) }
      let factors = [row.ratio, row.spread].map { String(format: "%.3f", $0) }
      let verdict = row.verdict == .same ? "" : row.verdict.rawValue
      lines.append("| " + ([row.name] + medians + factors + [verdict]).joined(separator: " | ") + " |")
    }
    let counts = [Verdict.slower, .faster].map { verdict in
      "\(rows.filter { $0.verdict == verdict }.count) \(verdict.rawValue)"
    }
    let rounds = rows.map(\.other.count).min() ?? 0
    lines += ["", "\(rows.count) rows, medians of \(rounds) runs: " + counts.joined(separator: ", ")]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The figure below which a share of the others is; between two, what lies between them.
  package static func quantile(_ share: Double, _ figures: [Double]) -> Double {
    let sorted = figures.sorted()
    guard let last = sorted.last else { return .nan }
    let position = share * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
  }

  /// Round by round; two of no time at all are equal.
  private static func ratios(_ figures: [Double], _ others: [Double]) -> [Double] {
    zip(figures, others).map { $0 == $1 ? 1 : $0 / $1 }
  }

  /// As many digits as mean something.
  private static func figure(_ number: Double) -> String {
    String(format: number >= 100 ? "%.0f" : number >= 10 ? "%.1f" : "%.2f", number)
  }
}
