/// How far a scroll view may be zoomed, and how far it is (V25).
struct ScrollZoom {
  var minimum = 1.0
  var maximum = 1.0
  var scale = 1.0
  var bounces = true
  /// The recognizers of pinches and double taps, once there was use for them.
  var pinch: GestureID?
  var doubleTap: GestureID?
  /// The place of the view that lay between the fingers when they lifted at a scale beyond the limits; nil once content
  /// goes back inside them.
  var lifted: ScrollPoint?

  var isPossible: Bool { minimum < maximum }
  var isInside: Bool { limited(scale) == scale }
  func limited(_ scale: Double) -> Double { min(max(scale, minimum), max(minimum, maximum)) }

  /// What of a scale shows: beyond the limits it gives way, measured by its logarithm, so that growing and shrinking
  /// are alike.
  func bent(_ scale: Double) -> Double {
    let edge = limited(scale)
    guard bounces, scale != edge, scale > 0, edge > 0 else { return edge }
    let way = logarithm(of: scale / edge)
    let shown = RubberBand(1).given(abs(way), over: Self.give)
    return edge * exponential(of: way < 0 ? -shown : shown)
  }

  /// The logarithm of how far a pinch goes beyond a limit at most: a third as large again.
  private static var give: Double { 0.3 }
}

/// A pinch of content under way.
struct ScrollPinch {
  /// The scale when it began.
  let scale: Double
  /// The size of the content at scale 1.
  let size: ScrollSize
  /// What lies between the fingers, in the content at scale 1.
  let anchor: ScrollPoint
  /// The place of the view between the fingers when both were last down.
  var place: ScrollPoint
  /// Whether fingers zoom, and not a touchpad, whose fingers are no touches.
  let isByTouches: Bool
  /// Whether the delegate was notified that it began, so that its end follows (V19).
  var isAnnounced = false
}

/// A change of scale without fingers: the scale goes by itself, and the offset with it.
struct ScrollZoomFlight {
  let start: Timestamp
  let size: ScrollSize
  let scale: ScrollCurve
  let offsets: (start: ScrollPoint, end: ScrollPoint)
  /// The place of the view about which it zooms.
  let place: ScrollPoint

  var end: Timestamp { start + scale.duration }

  func state(at moment: Timestamp) -> (scale: Double, offset: ScrollPoint) {
    guard moment < end else { return (scale.end, offsets.end) }
    let now = scale.offset(at: moment - start)
    let share = scale.start == scale.end ? 1 : (now - scale.start) / (scale.end - scale.start)
    let way = offsets.end - offsets.start
    return (now, offsets.start + ScrollPoint(way.x * share, way.y * share))
  }
}
