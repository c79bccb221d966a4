/// A view controller of a scenario.
package struct ScenarioController: Hashable, Sendable {
  /// The id of the controller.
  package var id: String
  /// The id of its root view. If that view is a direct subview of a window, the controller is the window's root
  /// controller.
  package var view: String
  /// The ids of its preferred focus environments, in order.
  package var preferredFocus: [String] = []
  /// Its behaviour in the responder chain.
  package var responder: ScenarioResponder
}
