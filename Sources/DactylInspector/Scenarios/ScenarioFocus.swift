import Dactyl

/// The focus properties of a view or controller of a scenario.
package struct ScenarioFocus: Hashable, Sendable {
  /// Whether it can be focused; nil for the default.
  package var isFocusable: Bool?
  /// The ids of its preferred focus environments, in order.
  package var preferred: [String] = []
  /// The ids of the environments that a focus guide leads to.
  package var guide: [String]?
  /// The name of its focus group.
  package var group: String?
  /// Whether headings do not leave it.
  package var trapsFocus = false
  /// The answer whether the focus may move.
  package var allowsChange = true
}
