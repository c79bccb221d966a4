/// The events of a scenario's run, in order.
public struct ScenarioLog: Hashable, Sendable {
  /// The entries, in order.
  public var entries: [ScenarioEntry]

  /// Makes a log.
  public init(_ entries: [ScenarioEntry] = []) { self.entries = entries }

  /// The log as the tool prints it, one line for each entry.
  public var lines: [String] { entries.map(\.description) }

  /// The first difference from the expected log, or nil when all of it matches.
  ///
  /// Entries are compared one after another; a list of patterns covers as many entries as it has patterns.
  package func firstDifference(from expected: [ScenarioExpectation]) -> ScenarioDifference? {
    var position = 0
    for (index, expectation) in expected.enumerated() {
      let patterns = expectation.patterns
      var assignment = ScenarioAssignment(patterns: patterns)
      for _ in patterns {
        guard position < entries.count, assignment.add(entries[position]) else {
          return difference(at: position, wanted: assignment.open, then: next(assignment.open, expected, index))
        }
        position += 1
      }
    }
    return position < entries.count ? difference(at: position, wanted: [], then: []) : nil
  }

  /// The patterns expected right after the differing entry; empty while a list waits for further entries.
  private func next(
    _ open: [ScenarioPattern], _ expected: [ScenarioExpectation], _ index: Int
  ) -> [ScenarioPattern] {
    open.count == 1 && index + 1 < expected.count ? expected[index + 1].patterns : []
  }

  private func difference(
    at position: Int, wanted: [ScenarioPattern], then following: [ScenarioPattern]
  ) -> ScenarioDifference {
    ScenarioDifference(
      position: position, previous: position > 0 ? entries[position - 1] : nil, expected: wanted,
      got: position < entries.count ? entries[position] : nil, expectedNext: following,
      gotNext: position + 1 < entries.count ? entries[position + 1] : nil)
  }
}
