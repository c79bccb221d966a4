/// The continuation of a hit-test from a view, as the view's closure decides.
enum HitRoute {
  /// Into the view, as without a closure.
  case askOn
  /// Behind the view.
  case refuse
  /// Nowhere: this view is hit.
  case view(UInt32)
}

/// The treatment of a point by a view that answers hit-testing itself.
enum HitEntry: Equatable {
  /// The point is inside: it hits the view or something in it.
  case inside
  /// The point is not inside, but may hit subviews that stick out.
  case overflow
  /// The point is not inside.
  case outside
  /// The view answers that nothing of it is hit.
  case refused
  /// The view answers that another one is hit.
  case redirected(UInt32)
}

/// The closures by which a view answers hit-testing itself. `HitReaches` has the areas where they are called.
struct HitAnswers {
  /// Returns where the hit-test continues, for a point of the view's own coordinates.
  var hitTest: ((Point) -> HitRoute)?
  /// Returns whether a point of the view's own coordinates is inside.
  var pointInside: ((Point) -> Bool)?
  /// The value that the closures call, kept as it was given.
  var value: Any?

  var isEmpty: Bool { hitTest == nil && pointInside == nil && value == nil }
}
