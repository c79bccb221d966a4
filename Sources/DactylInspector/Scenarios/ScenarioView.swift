import Dactyl

/// A view of a scenario.
package struct ScenarioView: Hashable, Sendable {
  /// Its id.
  package var id: String
  /// The id of the view or window that it lies in; `none` for one that a step presents.
  package var parent: String
  /// Its frame in the parent's coordinates before the transform, in points.
  package var frame: Rect
  /// The origin of its own coordinates, in points.
  package var boundsOrigin = Point.zero
  /// Its transform, about its centre.
  package var transform = Transform.identity
  /// Its opacity.
  package var alpha: Float = 1
  /// Whether it can't be seen.
  package var isHidden = false
  /// Whether it and what is in it takes part in input.
  package var isInteractive = true
  /// Whether it hides what of its subviews lies outside it.
  package var clips = false
  /// Whether it takes a second finger.
  package var isMultipleTouchEnabled = false
  /// Whether a finger on it keeps fingers from other views.
  package var isExclusiveTouch = false
  /// How far it can be hit beyond its bounds, in points; negative shrinks.
  package var hitOutsets = EdgeInsets.zero
  /// Whether it is never the hit view itself.
  package var passesThrough = false
  /// What makes it a scroll view, or nil.
  package var scroll: ScenarioScroll?
  /// What makes it a source of drags, or nil.
  package var dragSource: ScenarioDragSource?
  /// What makes it a drop target, or nil.
  package var dropTarget: ScenarioDropTarget?
  /// What it says of the focus.
  package var focus = ScenarioFocus()
  /// Whether it is a text field of one line.
  package var isTextField = false
  /// What makes it a button, or nil.
  package var control: ScenarioControl?
  /// Its own answer to whether a recognizer on it should begin.
  package var gate = true
  /// What it does in the responder chain.
  package var responder = ScenarioResponder()
}

/// What makes a view a button that logs its control events.
package struct ScenarioControl: Hashable, Sendable {
  /// Whether it reacts.
  package var isEnabled: Bool
}
