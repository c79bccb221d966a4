/// What hit-testing found out about a view at a point.
public enum HitVerdict: UInt8, Sendable, CaseIterable {
  /// It is the answer.
  case hit
  /// It contains the point and its children were asked.
  case entered
  /// It is hidden (H1).
  case hidden
  /// Its interaction is disabled (H1).
  case interactionDisabled
  /// It is fainter than 0.01 (H2).
  case faint
  /// An animation holds it (H13).
  case animated
  /// Its transform has no inverse, or its geometry is not finite (H9).
  case singular
  /// The point lies outside it (H4).
  case outside
  /// It contains the point by its own answer alone, and its children were asked (H4).
  case grown
  /// It does not contain the point, and its children were asked all the same, since it lets them stick out (H4).
  case overflowed
  /// It answers that nothing of it is hit (H11).
  case refused
  /// It answers that another view is hit (H11).
  case redirected
  /// It lets touches through, and none of its children took the point (H11).
  case passedThrough
  /// It is a label or an image on which nothing listens, and none of its children took the point (H14).
  case unheeded
}
