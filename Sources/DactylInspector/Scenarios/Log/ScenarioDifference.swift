/// The first entry where a log is not what was expected, with its neighbours.
package struct ScenarioDifference: Hashable, Sendable {
  /// The index of the entry in the log.
  package var position: Int
  /// The entry before it.
  package var previous: ScenarioEntry?
  /// What any of would have been right here; empty: the end of the log.
  package var expected: [ScenarioPattern]
  /// What came, or nil for the end of the log.
  package var got: ScenarioEntry?
  /// What any of should have come next, if that is known.
  package var expectedNext: [ScenarioPattern]
  /// What came next.
  package var gotNext: ScenarioEntry?

  /// The difference in lines: the neighbours indented, and between them `expected …` and `got …`.
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
