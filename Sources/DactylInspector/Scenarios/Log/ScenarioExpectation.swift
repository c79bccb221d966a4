/// What the next entry, or the next few, of a log have to be.
package enum ScenarioExpectation: Hashable, Sendable {
  /// Exactly one entry that matches a pattern.
  case entry(ScenarioPattern)
  /// So many entries as there are patterns, one each, in any order, with nothing between them.
  case anyOrder([ScenarioPattern])

  /// The patterns: one, or those of the list.
  package var patterns: [ScenarioPattern] {
    switch self {
    case .entry(let pattern): [pattern]
    case .anyOrder(let patterns): patterns
    }
  }
}
