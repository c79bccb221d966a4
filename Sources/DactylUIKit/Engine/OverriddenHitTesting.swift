/// Calls a view whose class may override `hitTest(_:with:)` and `point(inside:with:)`.
struct OverriddenHitTesting: HitTesting {
  let reach: HitReach
  /// Returns what a point hits.
  let ask: (HitQuery) -> HitAnswer
  /// Returns whether a point is inside.
  let askInside: (HitQuery) -> Bool

  func hitTest(_ query: HitQuery) -> HitAnswer { ask(query) }
  func pointInside(_ query: HitQuery) -> Bool { askInside(query) }
}
