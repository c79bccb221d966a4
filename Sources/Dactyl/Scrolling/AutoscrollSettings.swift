/// How fast content scrolls by itself while something is dragged near an edge of its scroll view.
struct AutoscrollSettings: Hashable, Sendable {
  /// How near to the edge, in points; never more than a quarter of the view.
  var zone: Float = 48
  /// At the inner end of that zone and at the edge, in points a second.
  var speed: ClosedRange<Double> = 60...1200
}
