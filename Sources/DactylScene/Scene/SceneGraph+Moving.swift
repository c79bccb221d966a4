extension SceneGraph {
  /// Moves many views at once: sets the centre of each, in its parent's coordinates.
  ///
  /// It does the same as setting `View.center` of one after another, in a fraction of the time where there are
  /// thousands, since the memory of views can be prefetched. A stale entity, one that is no view, and a point that is
  /// not finite are skipped, each with a diagnostic; of an entity that is listed twice the last point counts.
  ///
  /// - Parameters:
  ///   - entities: The views.
  ///   - centers: The centres, as many as views, in points of the views' parents.
  /// - Returns: False when the lists differ in length: nothing is moved then.
  @discardableResult
  public final func moveViews(_ entities: [Entity], to centers: [Point]) -> Bool {
    guard entities.count == centers.count else {
      report(.mismatchedViews, "can't move \(entities.count) views to \(centers.count) points")
      return false
    }
    guard canEdit("move \(entities.count) views") else { return false }
    let columns = columns
    columns.countChange()
    if columns.isWatched { for entity in entities { columns.noteChange(of: entity.index) } }
    let slots = slots
    columns.views.moveCenters(entities, centers, prefetch: { slots.prefetch(Int($0.index)) }) { entity, center in
      if slots.isAlive(entity), columns.views.isView(entity.index), center.isFinite { return true }
      refuseMove(entity, to: center)
      return false
    }
    return true
  }

  /// Reports why a view is not moved.
  @inline(never)
  private func refuseMove(_ entity: Entity, to center: Point) {
    guard check(entity, "move view") else { return }
    if views.isView(entity.index) {
      _ = columns.usable(center, of: View(entity, in: self))
    } else {
      report(.mismatchedViews, "can't move entity \(entity.index): it is no view")
    }
  }
}
