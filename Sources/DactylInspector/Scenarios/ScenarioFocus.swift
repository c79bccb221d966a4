import Dactyl

/// What a view or controller of a scenario says of the focus.
package struct ScenarioFocus: Hashable, Sendable {
  /// Whether it can have the focus; nil for what it is by itself.
  package var isFocusable: Bool?
  /// The ids of whom it prefers, in order.
  package var preferred: [String] = []
  /// The ids of where it leads to, for a guide.
  package var guide: [String]?
  /// The name of its group.
  package var group: String?
  /// Whether headings stay in it.
  package var trapsFocus = false
  /// Its answer to whether the focus may move.
  package var allowsChange = true
}
