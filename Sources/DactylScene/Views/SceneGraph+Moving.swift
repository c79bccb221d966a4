extension SceneGraph {
  /// Moves many views at once: the middle of each comes to a point of its parent's coordinates.
  ///
  /// It does what setting `View.center` does for one after the other, and takes a fraction of the time where there are
  /// thousands, since it can ask for the memory of views before their turn comes. A stale entity, or one that is no view, is
  /// left out, with a diagnostic; of an entity that is listed twice the last point counts.
  ///
  /// - Parameters:
  ///   - entities: The views.
  ///   - centers: As many points, in points of the views' parents.
  /// - Returns: False when the lists differ in length: nothing is moved then.
  @discardableResult
  public final func moveViews(_ entities: [Entity], to centers: [Point]) -> Bool {
    guard entities.count == centers.count else {
      report(.mismatchedViews, "can't move \(entities.count) views to \(centers.count) points")
      return false
    }
    guard canEdit("move \(entities.count) views") else { return false }
    visualVersion &+= 1
    let ahead = 24
    for place in entities.indices {
      if place + ahead < entities.count { views.records.prefetchToWrite(Int(entities[place + ahead].index)) }
      let entity = entities[place]
      guard check(entity, "move view"), views.isView(entity.index) else { continue }
      views.setCenter(SIMD2(centers[place].x, centers[place].y), of: entity.index)
    }
    return true
  }
}

extension ViewColumns {
  /// Brings the middle of a view, as it is without the translation of its transform, to a point.
  @inline(__always)
  func setCenter(_ center: SIMD2<Float>, of index: UInt32) {
    if records[Int(index)].flags.contains(.isMovedByTransform) {
      var geometry = geometry(of: index)
      geometry.center = center
      setGeometry(geometry, of: index)
    } else {
      records[Int(index)].position = center - records[Int(index)].size / 2
      noteChange(of: index)
    }
  }
}
