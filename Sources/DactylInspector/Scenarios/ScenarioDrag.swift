import Dactyl

/// The properties of a view that is a drag source.
package struct ScenarioDragSource: Hashable, Sendable {
  /// The name of the dragged item.
  package var payload: String
  /// The time that a finger rests until it lifts the item, in seconds; nil where any pan does.
  package var lift: Double?
}

/// The properties of a view that is a drop target.
package struct ScenarioDropTarget: Hashable, Sendable {
  /// The names of the items that it accepts.
  package var accepts: [String]
  /// The operation that it proposes.
  package var proposal: DropOperation
}
