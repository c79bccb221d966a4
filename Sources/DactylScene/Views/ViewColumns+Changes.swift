extension ViewColumns {
  /// Notes that a view's record was changed, so that its box is brought in line with it before anyone looks at boxes.
  @inline(__always)
  func noteChange(of index: UInt32) {
    guard records[Int(index)].parent != .max, !records[Int(index)].flags.contains(.isStale) else { return }
    records[Int(index)].flags.insert(.isStale)
    stale.append(index)
    // A view that leaves and comes back is noted anew each time: where nobody ever asks, that must not go on for good.
    if stale.count > 2 * records.count { refreshStaleBoxes() }
  }

  /// Brings all boxes in line with the records. Whoever looks at boxes calls it first.
  @inline(__always)
  func refreshBoxes() {
    if !stale.isEmpty { refreshStaleBoxes() }
    if !trees.changed.isEmpty { trees.refitChanged(records) }
  }

  /// Goes through the changed views in three steps, each well behind the one before, since what they need lies far apart in
  /// memory: ask for the records, ask for the boxes that those name, write the boxes. Then the trees are brought in line,
  /// level by level, each node once.
  @inline(never)
  private func refreshStaleBoxes() {
    let (near, far) = (12, 24)
    let count = stale.count
    for place in 0..<(count + far) {
      if place < count { records.prefetchToWrite(Int(stale[place])) }
      if place >= near, place - near < count { prefetchBox(of: stale[place - near]) }
      if place >= far { refreshBox(of: stale[place - far]) }
    }
    drawing.note(stale, records.count)
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
