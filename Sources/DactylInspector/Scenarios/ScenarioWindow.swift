import Dactyl

/// A window of a scenario.
package struct ScenarioWindow: Hashable, Sendable {
  /// The id of the window.
  package var id: String
  /// Its frame in the coordinates of the window system, in points.
  package var frame: Rect
  /// Its level; higher ones are in front.
  package var level: Float = 0
  /// Whether it is the key window at the start. At most one window is.
  package var isKey = false
  /// Whether it is hidden.
  package var isHidden = false
  /// Its opacity.
  package var alpha: Float = 1
  /// Whether it and its contents receive input.
  package var isInteractive = true
  /// Whether it is never the hit view itself.
  package var passesThrough = false
  /// Its behaviour in the responder chain.
  package var responder = ScenarioResponder()
}
