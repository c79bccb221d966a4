/// How far it reaches what views draw, with all in them: what culling skips by.
extension ViewColumns {
  /// The box of a view's own coordinates around all that its children draw.
  @inline(__always)
  func extent(of index: UInt32) -> SIMD4<Float> {
    let family = records[Int(index)]
    guard family.flags.contains(.isWide) else { return extents.extent(of: index) }
    return trees.box(of: wide[Int(family.children)].tree)
  }

  /// The box of the parent's coordinates around all that a view draws, with what is in it; nothing at all if it does not.
  ///
  /// It may be a little too large and never too small: the slack covers the rounding on the way to the scene, of the
  /// largest numbers that come up here.
  func drawnBox(of index: UInt32) -> SIMD4<Float> {
    let record = records[Int(index)]
    guard record.isDrawn else { return Box.nothing }
    var area = record.boundsBox
    if record.childCount > 0 && !record.flags.contains(.clips) { area = Box.union(area, extent(of: index)) }
    guard area.x != .infinity else { return Box.nothing }
    let transform = record.toParent
    // Numbers that are not finite give boxes that are not, all the way down.
    if transform.hasNaN { return Box.nothing }
    return transform.slackBox(of: area, beside: record.displacement)
  }

  /// The entry of a child in the tree of a wide parent: the box in which it can be hit, whether it can be, which its
  /// record notes, and, where extents are kept, in the same box what it draws.
  @inline(__always)
  func makeTreeEntry(of index: UInt32) -> (box: SIMD4<Float>, isHittable: Bool) {
    let hit = hitBox(of: index)
    let isHittable = hit.x != .infinity
    records[Int(index)].flags.set(.isFoundInWide, isHittable)
    guard extents.isKept else { return (hit, isHittable) }
    let record = records[Int(index)]
    // What can be hit can be seen, and within the same bounds.
    if record.childCount == 0 && isHittable && record.flags.isDisjoint(with: .changesHitArea) {
      return (hit, true)
    }
    return (Box.union(hit, drawnBox(of: index)), isHittable)
  }

  // MARK: Keeping them

  /// Updates boxes and extents to all changes, and begins to keep extents if that is wanted.
  func refreshExtents(isWanted: Bool) {
    refreshBoxes()
    let isAll = changes.state.value.isAll
    guard extents.isKept && !isAll else {
      if isWanted || extents.isKept { measureExtents() }
      return
    }
    // A chain whose extents grow one after the other, from the outermost inward, takes the square of its depth.
    var steps = 4 * (records.count + changes.changed.count)
    // What is read lies far apart: the record, the slots of extents, the extents.
    let (near, middle, far) = (12, 24, 36)
    let count = changes.changed.count
    for step in 0..<(count + far) {
      if step < count { records.prefetch(Int(changes.changed[step])) }
      if step >= near, step - near < count { prefetchSlots(around: changes.changed[step - near]) }
      if step >= middle, step - middle < count { prefetchExtents(around: changes.changed[step - middle]) }
      guard step >= far else { continue }
      let view = changes.changed[step - far]
      if isView(view) { enlarge(above: view, isFirst: true, &steps) }
    }
    refreshFamilies(&steps)
    if steps < 0 { measureExtents() }
  }

  @inline(__always)
  private func prefetchSlots(around view: UInt32) {
    let record = records[Int(view)]
    if record.childCount > 0 { extents.prefetchSlot(of: view) }
    if record.flags.contains(.isInWide) {
      trees.prefetch(at: record.slot)
    } else {
      extents.prefetchSlot(of: record.parent)
    }
  }

  @inline(__always)
  private func prefetchExtents(around view: UInt32) {
    let record = records[Int(view)]
    if record.childCount > 0 { extents.prefetch(of: view) }
    if !record.flags.contains(.isInWide) { extents.prefetch(of: record.parent) }
  }

  /// Updates trees, and then the extents of what is around their parents.
  private func refreshFamilies(_ steps: inout Int) {
    trees.refitChanged(records)
    while let parent = extents.families.popLast() {
      enlarge(above: parent, isFirst: false, &steps)
      trees.refitChanged(records)
      guard steps >= 0 else { return extents.families.removeAll() }
    }
  }

  /// Enlarges the extents around a view as far out as they don't hold what it draws.
  @inline(__always)
  private func enlarge(above view: UInt32, isFirst: Bool, _ steps: inout Int) {
    var child = view
    while steps >= 0 {
      steps -= 1
      let record = records[Int(child)]
      guard record.parent != .max else { return }
      if record.flags.contains(.isInWide) {
        // Its box shows where it can be hit, which is enough where nothing is in it.
        let isPlain = record.childCount == 0 && record.flags.isDisjoint(with: .changesHitArea)
        let isChanged = !(isPlain && trees.isHittable(at: record.slot)) && refreshEntry(of: child)
        if isChanged || (isFirst && child == view) { queue(record.parent) }
        return
      }
      let box = drawnBox(of: child)
      guard box.x != .infinity else { return }
      let extent = extents.extent(of: record.parent)
      if all(extent .<= box) { return }
      extents.set(Box.union(extent, box), of: record.parent)
      child = record.parent
    }
  }

  private func queue(_ parent: UInt32) {
    if extents.families.last != parent { extents.families.append(parent) }
  }

  /// Updates the entry of a wide parent's child, and returns whether that changed it.
  private func refreshEntry(of child: UInt32) -> Bool {
    let (box, isHittable) = makeTreeEntry(of: child)
    let slot = records[Int(child)].slot
    guard any(trees.boxes[Int(slot)] .!= box) else { return false }
    trees.move(at: slot, to: box, isHittable: isHittable, records)
    return true
  }

  /// Measures the extents of all views again, each after those of its children.
  private func measureExtents() {
    extents.removeAll()
    extents.isKept = true
    let open = Column<UInt32>()
    open.reserve(records.count)
    for index in records.indices { open.append(records[index].childCount) }
    for index in records.indices where isView(UInt32(index)) && records[index].childCount == 0 {
      var child = UInt32(index)
      while true {
        let record = records[Int(child)]
        guard record.parent != .max else { break }
        let parent = Int(record.parent)
        if record.flags.contains(.isInWide) {
          _ = refreshEntry(of: child)
        } else {
          let box = drawnBox(of: child)
          let extent = extents.extent(of: record.parent)
          if box.x != .infinity { extents.set(Box.union(extent, box), of: record.parent) }
        }
        open[parent] -= 1
        guard open[parent] == 0 else { break }
        if records[parent].flags.contains(.isWide) { trees.refitChanged(records) }
        child = record.parent
      }
    }
  }

  /// Measures the extent of one parent again, from those of its children.
  func measureExtent(of parent: UInt32) {
    let family = records[Int(parent)]
    guard !family.flags.contains(.isWide) else { return }
    var extent = Box.nothing
    for slot in Int(family.children)..<Int(family.children + family.childCount) {
      extent = Box.union(extent, drawnBox(of: store.children[slot]))
    }
    if extent.x == .infinity { extents.remove(of: parent) } else { extents.set(extent, of: parent) }
    if family.flags.contains(.isInWide) { _ = refreshEntry(of: parent) }
  }
}
