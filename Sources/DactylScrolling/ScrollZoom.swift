/// The scale of a scroll view's content and its limits (V25).
struct ScrollZoom {
  var minimum = 1.0
  var maximum = 1.0
  var scale = 1.0
  var bounces = true
  /// The recognizers of pinches and double taps; nil until they are needed.
  var pinch: GestureID?
  var doubleTap: GestureID?
  /// The point of the view between the fingers when they lifted at a scale beyond the limits; nil once content returns
  /// inside them.
  var lifted: ScrollPoint?

  var isPossible: Bool { minimum < maximum }
  var isInside: Bool { limited(scale) == scale }
  func limited(_ scale: Double) -> Double { min(max(scale, minimum), max(minimum, maximum)) }

  /// The visible scale of a pinch: beyond the limits it gives way, measured by its logarithm, so that growing and
  /// shrinking are alike.
  func bent(_ scale: Double) -> Double {
    let edge = limited(scale)
    guard bounces, scale != edge, scale > 0, edge > 0 else { return edge }
    let way = logarithm(of: scale / edge)
    let shown = RubberBand(1).given(abs(way), over: Self.give)
    return edge * exponential(of: way < 0 ? -shown : shown)
  }

  /// The logarithm of the most that a pinch exceeds a limit by: about a third larger.
  private static var give: Double { 0.3 }
}

/// A pinch of content in progress.
struct ScrollPinch {
  /// The scale when the pinch began.
  let scale: Double
  /// The size of the content at scale 1.
  let size: ScrollSize
  /// The position between the fingers, in the content at scale 1.
  let anchor: ScrollPoint
  /// The point of the view between the fingers when both were last down.
  var place: ScrollPoint
  /// Whether fingers on a screen zoom, rather than a touchpad, whose fingers are no touches.
  let isByTouches: Bool
  /// Whether the delegate was notified of the beginning and so has to be notified of the end (V19).
  var isAnnounced = false
}

/// A change of scale without fingers: the scale is animated, and the offset with it.
struct ScrollZoomFlight {
  let start: Timestamp
  let size: ScrollSize
  let scale: ScrollCurve
  let offsets: (start: ScrollPoint, end: ScrollPoint)
  /// The point of the view about which it zooms.
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
