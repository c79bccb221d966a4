extension ViewColumns {
  /// Notes that a view's record was changed, so that its box is updated before anyone reads boxes.
  @inline(__always)
  func noteChange(of index: UInt32) {
    guard records[Int(index)].parent != .max, !records[Int(index)].flags.contains(.isStale) else { return }
    records[Int(index)].flags.insert(.isStale)
    stale.append(index)
    // A view that leaves and comes back is noted again each time: where nobody reads boxes, the list must not grow forever.
    if stale.count > 2 * records.count { refreshStaleBoxes() }
  }

  /// Updates all boxes to the records. Whoever reads boxes calls it first.
  @inline(__always)
  func refreshBoxes() {
    if !stale.isEmpty { refreshStaleBoxes() }
    if !trees.changed.isEmpty { trees.refitChanged(records) }
  }

  /// Goes through the changed views in three steps, each well behind the one before, since what they read lies far apart in
  /// memory: prefetch the records, prefetch the boxes that those name, write the boxes. Then the trees are updated, level
  /// by level, each node once.
  @inline(never)
  private func refreshStaleBoxes() {
    let (near, far) = (12, 24)
    let count = stale.count
    for step in 0..<(count + far) {
      if step < count { records.prefetchToWrite(Int(stale[step])) }
      if step >= near, step - near < count { prefetchBox(of: stale[step - near]) }
      if step >= far { refreshBox(of: stale[step - far]) }
    }
    changes.note(stale, records.count)
    stale.removeAll()
  }

  @inline(__always)
  func prefetchBox(of index: UInt32) {
    let record = records[Int(index)]
    if record.flags.contains(.isInWide) {
      trees.prefetch(at: record.slot)
    } else {
      store.boxes.prefetchToWrite(Int(record.slot))
    }
  }

  @inline(__always)
  private func refreshBox(of index: UInt32) {
    let record = records[Int(index)]
    // It may have left its parent, or ended, or come back with a new box meanwhile.
    guard record.flags.contains(.isStale) else { return }
    records[Int(index)].flags.remove(.isStale)
    guard record.parent != .max else { return }
    if record.flags.contains(.isInWide) {
      let box = hitBox(of: index)
      records[Int(index)].flags.set(.isFoundInWide, box.x != .infinity)
      trees.move(at: record.slot, to: box, isHittable: box.x != .infinity, records)
    } else {
      store.boxes[Int(record.slot)] = hitBox(of: index)
    }
  }
}
