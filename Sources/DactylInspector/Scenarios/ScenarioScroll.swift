import Dactyl

/// The properties of a view that is a scroll view.
package struct ScenarioScroll: Hashable, Sendable {
  /// The size of the content, in points.
  package var content: Vector
  /// The distances that the content can be scrolled beyond its edges, in points.
  package var inset = EdgeInsets.zero
  /// The initial offset of the content, in points.
  package var offset = Point.zero
  /// Whether fingers scroll the content.
  package var isEnabled = true
  /// Whether touches are withheld from the content at first.
  package var delaysContentTouches = true
  /// Whether touches of the content can be cancelled in order to scroll.
  package var canCancelContentTouches = true
  /// Whether a drag along one axis stays on it.
  package var locksDirection = false
  /// Whether the content comes to rest at pages.
  package var pages = false
  /// Whether the content can be dragged past its edges.
  package var bounces = true
  /// Whether it bounces vertically in any case.
  package var alwaysBouncesDown = false
  /// Whether it bounces horizontally in any case.
  package var alwaysBouncesAcross = false
  /// The rate at which the content slows down.
  package var deceleration = ScrollDeceleration.normal
  /// The limits of the scale of its first subview, or nil without zooming.
  package var zoom: ClosedRange<Double>?
  /// The answer whether a view in the content receives a touch.
  package var touchesShouldBegin = true
  /// The answer whether a touch of such a view may be cancelled; nil for the default of scroll views.
  package var touchesShouldCancel: Bool?
  /// Whether the calls of its delegate are logged.
  package var logs = false
}
