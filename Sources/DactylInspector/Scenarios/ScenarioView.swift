import Dactyl

/// A view of a scenario.
package struct ScenarioView: Hashable, Sendable {
  /// The id of the view.
  package var id: String
  /// The id of its parent, a view or window; `none` for a view that a step presents.
  package var parent: String
  /// Its frame in the parent's coordinates without the transform, in points.
  package var frame: Rect
  /// The origin of its own coordinates, in points.
  package var boundsOrigin = Point.zero
  /// Its transform, about its centre.
  package var transform = Transform.identity
  /// Its opacity.
  package var alpha: Float = 1
  /// Whether it is hidden.
  package var isHidden = false
  /// Whether it and its contents receive input.
  package var isInteractive = true
  /// Whether it clips its subviews to its bounds.
  package var clips = false
  /// Whether it receives several touches at a time.
  package var isMultipleTouchEnabled = false
  /// Whether a touch of it excludes touches of other views.
  package var isExclusiveTouch = false
  /// The distances by which its hit area exceeds its bounds, in points; negative ones shrink it.
  package var hitOutsets = EdgeInsets.zero
  /// Whether it is never the hit view itself.
  package var passesThrough = false
  /// Its properties as a scroll view, or nil.
  package var scroll: ScenarioScroll?
  /// Its properties as a drag source, or nil.
  package var dragSource: ScenarioDragSource?
  /// Its properties as a drop target, or nil.
  package var dropTarget: ScenarioDropTarget?
  /// Its focus properties.
  package var focus = ScenarioFocus()
  /// What it says to assistive clients.
  package var accessibility = ScenarioAccessibility()
  /// Whether it is a text field for a single line.
  package var isTextField = false
  /// Its properties as a control, or nil.
  package var control: ScenarioControl?
  /// Its own answer whether a recognizer on it may begin.
  package var gate = true
  /// Its behaviour in the responder chain.
  package var responder = ScenarioResponder()
}

/// The properties of a view that is a control and logs its control events.
package struct ScenarioControl: Hashable, Sendable {
  /// Whether it is enabled.
  package var isEnabled: Bool
}
