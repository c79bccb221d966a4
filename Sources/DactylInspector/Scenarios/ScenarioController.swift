/// A view controller of a scenario.
package struct ScenarioController: Hashable, Sendable {
  /// Its id.
  package var id: String
  /// The id of its root view. Where that view lies in a window itself, it is the window's root controller.
  package var view: String
  /// The ids of whom it prefers to have the focus, in order.
  package var preferredFocus: [String] = []
  /// What it does in the responder chain.
  package var responder: ScenarioResponder
}
