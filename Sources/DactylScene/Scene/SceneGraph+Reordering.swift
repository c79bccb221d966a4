extension SceneGraph {
  /// Moves many views among their siblings at once, one after another: each directly in front of a sibling.
  ///
  /// It does the same as `View.insertSubview(_:aboveSubview:)` of their superviews, in less time where there are
  /// thousands among very many siblings, since the memory of views can be prefetched. A pair that is not two different
  /// views of one superview is skipped, with a diagnostic.
  ///
  /// - Parameters:
  ///   - entities: The views.
  ///   - siblings: The siblings, as many as views, that they are moved in front of.
  /// - Returns: False when the lists differ in length: nothing is changed then.
  @discardableResult
  public final func reorderViews(_ entities: [Entity], inFrontOf siblings: [Entity]) -> Bool {
    guard entities.count == siblings.count else {
      report(.mismatchedViews, "can't bring \(entities.count) views in front of \(siblings.count)")
      return false
    }
    guard canEdit("reorder \(entities.count) views") else { return false }
    columns.countChange()
    if columns.isWatched { for entity in entities { columns.noteChange(of: entity.index) } }
    let (near, far) = (12, 24)
    let count = entities.count
    for step in 0..<(count + far) {
      if step < count { views.prefetchRecords(of: entities[step].index, siblings[step].index) }
      if step >= near, step - near < count {
        views.prefetchOrder(of: entities[step - near].index, siblings[step - near].index)
      }
      if step >= far { reorder(entities[step - far], inFrontOf: siblings[step - far]) }
    }
    return true
  }

  private func reorder(_ entity: Entity, inFrontOf sibling: Entity) {
    guard check(entity, "reorder view"), check(sibling, "bring a view in front of view") else { return }
    guard entity != sibling, views.isView(entity.index), views.isView(sibling.index),
      views.records[Int(entity.index)].parent != .max,
      views.records[Int(entity.index)].parent == views.records[Int(sibling.index)].parent
    else {
      let (view, other) = (View(entity, in: self), View(sibling, in: self))
      return report(.mismatchedViews, "can't bring \(view) in front of \(other): they are no siblings")
    }
    views.reorder(entity.index, to: .inFrontOf(sibling.index))
  }
}
