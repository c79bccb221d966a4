/// The first difference between a log and its expectation, with the adjacent entries.
package struct ScenarioDifference: Hashable, Sendable {
  /// The index of the entry in the log.
  package var position: Int
  /// The entry before it.
  package var previous: ScenarioEntry?
  /// The patterns of which any would have matched here; empty for the end of the log.
  package var expected: [ScenarioPattern]
  /// The actual entry, or nil for the end of the log.
  package var got: ScenarioEntry?
  /// The patterns of which any should match next, if they are known.
  package var expectedNext: [ScenarioPattern]
  /// The actual next entry.
  package var gotNext: ScenarioEntry?

  /// The difference as lines: the adjacent entries indented, and between them `expected …` and `got …`.
  package var lines: [String] {
    var lines: [String] = []
    if let previous { lines.append("  \(previous)") }
    lines.append("expected \(Self.text(expected))")
    lines.append("got \(got.map(\.description) ?? "nothing more")")
    if let gotNext, expectedNext.contains(where: { $0.matches(gotNext) }) {
      lines.append("  \(gotNext)")
    } else {
      if !expectedNext.isEmpty { lines.append("  then expected \(Self.text(expectedNext))") }
      if let gotNext { lines.append("  then got \(gotNext)") }
    }
    return lines
  }

  private static func text(_ patterns: [ScenarioPattern]) -> String {
    patterns.isEmpty ? "nothing more" : patterns.map(\.description).joined(separator: ", or ")
  }
}
