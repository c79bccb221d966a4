import Foundation

/// A comparison of two builds of a program, from runs of both in turns.
///
/// A round is a run of the other build, one of this build, and one of a copy of the other build. The difference between
/// the two runs of the same build is the machine's noise: a difference counts only when it is larger.
package struct RunComparison {
  /// The measurements of one thing: a figure for each round.
  package struct Row {
    /// The name of the measured thing.
    package let name: String
    /// The figures of the other build, in the order of the rounds.
    package let other: [Double]
    /// The figures of this build.
    package let this: [Double]
    /// The figures of the copy of the other build.
    package let copy: [Double]

    /// Makes a row; each list has a figure for each round.
    package init(_ name: String, other: [Double], this: [Double], copy: [Double]) {
      self.name = name
      self.other = other
      self.this = this
      self.copy = copy
    }

    /// The factor by which this build takes longer: the median over the rounds, whose runs follow each other closely.
    package var ratio: Double { RunComparison.quantile(0.5, RunComparison.ratios(this, other)) }

    /// The factor by which two runs of the same build differ: three rounds of four have less.
    package var spread: Double {
      RunComparison.quantile(0.75, RunComparison.ratios(copy, other).map { max($0, 1 / $0) })
    }

    /// The result for this build, compared with the other.
    package var verdict: Verdict {
      let least = max(RunComparison.leastFactor, spread)
      return ratio > least ? .slower : 1 / ratio > least ? .faster : .same
    }
  }

  /// The result for one build, compared with another.
  package enum Verdict: String { case slower, same, faster }

  /// The least factor that counts as a difference.
  package static let leastFactor = 1.03

  /// The rows, in the order of the table.
  package let rows: [Row]

  /// Makes a comparison of rows.
  package init(_ rows: [Row]) { self.rows = rows }

  /// Whether any row is slower in this build.
  package var isSlower: Bool { rows.contains { $0.verdict == .slower } }

  /// A table in Markdown, with a line that sums it up.
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

  /// Returns the figure below which a share of the others lies; interpolated between two figures.
  package static func quantile(_ share: Double, _ figures: [Double]) -> Double {
    let sorted = figures.sorted()
    guard let last = sorted.last else { return .nan }
    let position = share * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
  }

  /// Returns the ratios of the figures round by round; equal figures, such as two zeros, have the ratio 1.
  private static func ratios(_ figures: [Double], _ others: [Double]) -> [Double] {
    zip(figures, others).map { $0 == $1 ? 1 : $0 / $1 }
  }

  /// Formats a number with as many digits as are significant.
  private static func figure(_ number: Double) -> String {
    String(format: number >= 100 ? "%.0f" : number >= 10 ? "%.1f" : "%.2f", number)
  }
}
