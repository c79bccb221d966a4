import Dactyl

/// What makes a view a scroll view.
package struct ScenarioScroll: Hashable, Sendable {
  /// The size of its content, in points.
  package var content: Vector
  /// How much further than to its edges it scrolls, in points.
  package var inset = EdgeInsets.zero
  /// Where its content is at first, in points.
  package var offset = Point.zero
  /// Whether fingers scroll it.
  package var isEnabled = true
  /// Whether fingers are kept from the content at first.
  package var delaysContentTouches = true
  /// Whether content can lose a finger to scrolling.
  package var canCancelContentTouches = true
  /// Whether a straight drag stays on its axis.
  package var locksDirection = false
  /// Whether it rests on pages.
  package var pages = false
  /// Whether it goes past its edges.
  package var bounces = true
  /// Whether it does so up and down in any case.
  package var alwaysBouncesDown = false
  /// Whether it does so to the sides in any case.
  package var alwaysBouncesAcross = false
  /// How fast it comes to rest.
  package var deceleration = ScrollDeceleration.normal
  /// The scales between which its first subview is zoomed, or nil.
  package var zoom: ClosedRange<Double>?
  /// Its answer to whether a view in the content hears of a touch.
  package var touchesShouldBegin = true
  /// Its answer to whether such a view may lose it; nil for what scroll views answer by themselves.
  package var touchesShouldCancel: Bool?
  /// Whether what its delegate hears is logged.
  package var logs = false
}
