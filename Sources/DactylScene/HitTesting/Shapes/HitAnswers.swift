/// Where a hit-test goes on from a view, as its own answer says.
enum HitRoute {
  /// Into the view, as without an answer.
  case askOn
  /// Behind the view.
  case refuse
  /// Nowhere: this view is hit.
  case view(UInt32)
}

/// How a view takes a point.
enum HitEntry: Equatable {
  /// The point is inside: it hits the view or something in it.
  case inside
  /// The point is not inside, but may hit what sticks out.
  case overflow
  /// The point is not inside.
  case outside
  /// The view answers that nothing of it is hit.
  case refused
  /// The view answers that another one is hit.
  case redirected(UInt32)
}

/// What a view answers hit-testing itself: closures, beside the reaches that say where they are asked.
struct HitAnswers {
  /// Where the hit-test goes on, for a point of the view's own coordinates.
  var hitTest: ((Point) -> HitRoute)?
  /// Whether a point of the view's own coordinates is inside.
  var pointInside: ((Point) -> Bool)?
  /// The value that the closures call, as it was given.
  var value: Any?

  var isEmpty: Bool { hitTest == nil && pointInside == nil && value == nil }
}
