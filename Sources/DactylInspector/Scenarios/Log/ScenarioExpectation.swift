/// The expectation for the next entry, or the next few, of a log.
package enum ScenarioExpectation: Hashable, Sendable {
  /// Exactly one entry that matches a pattern.
  case entry(ScenarioPattern)
  /// As many entries as patterns, one for each, in any order, without others between them.
  case anyOrder([ScenarioPattern])

  /// The patterns: a single one, or those of the list.
  package var patterns: [ScenarioPattern] {
    switch self {
    case .entry(let pattern): [pattern]
    case .anyOrder(let patterns): patterns
    }
  }
}
