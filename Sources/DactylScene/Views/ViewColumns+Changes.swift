extension ViewColumns {
  /// Marks a view whose record was changed, so that its box is updated before boxes are read.
  @inline(__always)
  func noteChange(of index: UInt32) {
    guard records[Int(index)].parent != .max, !records[Int(index)].flags.contains(.isStale) else { return }
    records[Int(index)].flags.insert(.isStale)
    stale.append(index)
    // A view that leaves and comes back is listed again each time: where boxes are not read, the list must not grow
    // forever.
    if stale.count > 2 * records.count { refreshStaleBoxes() }
  }

  /// Updates all boxes to the records. Must be called before boxes are read.
  @inline(__always)
  func refreshBoxes() {
    if !stale.isEmpty { refreshStaleBoxes() }
    if !trees.changed.isEmpty { trees.refitChanged(records) }
    if !trees.waiting.isEmpty { trees.placeWaiting(records) }
  }

  /// Goes through the changed views in four staggered steps, since the memory is scattered: prefetch the records, then
  /// the boxes that they name, then what is around these, then write the boxes. Then the trees are updated, level by
  /// level, each node once.
  @inline(never)
  private func refreshStaleBoxes() {
    let (near, middle, far) = (12, 24, 36)
    let count = stale.count
    for step in 0..<(count + far) {
      if step < count { records.prefetchToWrite(Int(stale[step])) }
      if step >= near, step - near < count { prefetchBox(of: stale[step - near]) }
      if step >= middle, step - middle < count { prefetchAround(stale[step - middle]) }
      if step >= far { refreshBox(of: stale[step - far]) }
    }
    changes.note(stale, records.count)
    stale.removeAll()
  }

  @inline(__always)
  func prefetchBox(of index: UInt32) {
    let (flags, slot) = (records[Int(index)].flags, records[Int(index)].slot)
    guard flags.contains(.isInWide) else { return store.boxes.prefetchToWrite(Int(slot)) }
    trees.prefetch(at: slot)
    if extents.isKept, records[Int(index)].childCount > 0 { extents.prefetchSlot(of: index) }
  }

  /// Prefetches what is around a box; call `prefetchBox(of:)` earlier.
  @inline(__always)
  func prefetchAround(_ index: UInt32) {
    guard records[Int(index)].flags.contains(.isInWide) else { return }
    trees.prefetchAbove(records[Int(index)].slot)
    if extents.isKept, records[Int(index)].childCount > 0 { extents.prefetch(of: index) }
  }

  @inline(__always)
  private func refreshBox(of index: UInt32) {
    let record = records[Int(index)]
    // The view may have left its parent, ended, or come back with a new box meanwhile.
    guard record.flags.contains(.isStale) else { return }
    records[Int(index)].flags.remove(.isStale)
    guard record.parent != .max else { return }
    if record.flags.contains(.isInWide) {
      let (box, isHittable) = makeTreeEntry(of: index)
      trees.move(at: record.slot, to: box, isHittable: isHittable, records)
    } else {
      store.boxes[Int(record.slot)] = hitBox(of: index)
    }
  }
}
