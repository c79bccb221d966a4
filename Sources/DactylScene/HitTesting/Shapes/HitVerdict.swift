/// The verdict of hit-testing on a view at a point.
public enum HitVerdict: UInt8, Sendable, CaseIterable {
  /// The view is hit.
  case hit
  /// The view contains the point, and its children were tested.
  case entered
  /// The view is hidden (H1).
  case hidden
  /// The interaction of the view is disabled (H1).
  case interactionDisabled
  /// The view is fainter than 0.01 (H2).
  case faint
  /// An animation makes the view untouchable (H13).
  case animated
  /// The transform of the view has no inverse, or its geometry is not finite (H9).
  case singular
  /// The point is outside the view (H4).
  case outside
  /// The view contains the point by its own closure alone, and its children were tested (H4).
  case grown
  /// The view does not contain the point, but lets children stick out, which were tested (H4).
  case overflowed
  /// The closure of the view refuses the point for all of it (H11).
  case refused
  /// The closure of the view names another view as hit (H11).
  case redirected
  /// The view lets touches through, and none of its children took the point (H11).
  case passedThrough
  /// The view is a label or an image without listeners, and none of its children took the point (H14).
  case withoutListeners
}
