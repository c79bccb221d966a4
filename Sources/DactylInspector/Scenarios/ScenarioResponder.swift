import Dactyl

/// What views, windows, controllers, the application and its delegate do as members of the responder chain.
package struct ScenarioResponder: Hashable, Sendable {
  /// The callbacks that it logs and keeps to itself.
  package var handles: ScenarioCallbacks = []
  /// The callbacks that it logs and forwards to the next responder.
  package var observes: ScenarioCallbacks = []
  /// The names of the actions that it can perform.
  package var actions: [String] = []
  /// Its key commands.
  package var keyCommands: [ScenarioKeyCommand] = []
  /// Whether it may become first responder.
  package var canBecomeFirstResponder = false
  /// Whether it gives up being first responder when it is asked to.
  package var canResignFirstResponder = true
}

/// A key that stands for an action.
package struct ScenarioKeyCommand: Hashable, Sendable {
  /// A character, or the name of a key, as the file spells it.
  package var input: String
  /// The modifier keys that have to be down.
  package var modifiers: ModifierFlags
  /// The name of the action.
  package var action: String
}
