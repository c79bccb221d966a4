import Dactyl

/// The behaviour of views, windows, controllers, the application and its delegate in the responder chain.
package struct ScenarioResponder: Hashable, Sendable {
  /// The callbacks that are logged and handled.
  package var handles: ScenarioCallbacks = []
  /// The callbacks that are logged and passed to the next responder.
  package var observes: ScenarioCallbacks = []
  /// The names of the actions that it performs.
  package var actions: [String] = []
  /// Its key commands.
  package var keyCommands: [ScenarioKeyCommand] = []
  /// Whether it may become first responder.
  package var canBecomeFirstResponder = false
  /// Whether it resigns first responder when asked to.
  package var canResignFirstResponder = true
}

/// A key that sends an action.
package struct ScenarioKeyCommand: Hashable, Sendable {
  /// A character, or the name of a key, as spelled in the file.
  package var input: String
  /// The modifier keys that have to be down.
  package var modifiers: ModifierFlags
  /// The name of the action.
  package var action: String
}
