import Dactyl

/// What makes a view a source of drags.
package struct ScenarioDragSource: Hashable, Sendable {
  /// The name of what is dragged.
  package var payload: String
  /// How long a finger rests until it lifts, in seconds; nil where any pan does.
  package var lift: Double?
}

/// What makes a view a drop target.
package struct ScenarioDropTarget: Hashable, Sendable {
  /// The names of what it accepts.
  package var accepts: [String]
  /// What it proposes.
  package var proposal: DropOperation
}
