extension SceneGraph {
  /// Moves many views at once: the middle of each comes to a point of its parent's coordinates.
  ///
  /// It does what setting `View.center` does for one after the other, and takes a fraction of the time where there are
  /// thousands, since it can ask for the memory of views before their turn comes. A stale entity, one that is no view, and
  /// a point that is not finite are left out, each with a diagnostic; of an entity that is listed twice the last point counts.
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
    let columns = columns
    columns.views.moveCenters(entities, centers) { entity, center in
      if columns.isAlive(entity), columns.views.isView(entity.index), center.isFinite { return true }
      refuseMove(entity, to: center)
      return false
    }
    return true
  }

  /// Says why a view is not moved.
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

  /// Does that for many views at once, those that pass a check. What they need lies far apart in memory, so it is asked
  /// for well ahead, in two steps: the records first, then the boxes that those name.
  @inline(__always)
  func moveCenters(_ entities: [Entity], _ centers: [Point], check: (Entity, Point) -> Bool) {
    let (near, far) = (12, 24)
    let count = entities.count
    for place in 0..<(count + far) {
      if place < count { records.prefetchToWrite(Int(entities[place].index)) }
      if place >= near, place - near < count, isView(entities[place - near].index) {
        prefetchBox(of: entities[place - near].index)
      }
      guard place >= far else { continue }
      let (entity, center) = (entities[place - far], centers[place - far])
      guard check(entity, center) else { continue }
      moveCenter(SIMD2(center.x, center.y), of: entity.index)
    }
  }

  /// Moves a view and, in the common case, its box at once.
  @inline(__always)
  private func moveCenter(_ center: SIMD2<Float>, of index: UInt32) {
    var record = records[Int(index)]
    record.position = center - record.size / 2
    guard !record.flags.contains(.isMovedByTransform), record.parent != .max, let box = plainBox(of: record) else {
      return setCenter(center, of: index)
    }
    // Among very many, what draws beyond its bounds has a box of its own making.
    if record.flags.contains(.isInWide) {
      guard record.flags.contains(.isFoundInWide), record.childCount == 0 || !drawing.state[0].hasExtents else {
        return setCenter(center, of: index)
      }
    }
    records[Int(index)].position = record.position
    drawing.noteMove(of: index, records.count)
    if record.flags.contains(.isInWide) {
      trees.move(at: record.slot, to: box)
    } else {
      store.boxes[Int(record.slot)] = box
    }
  }
}
