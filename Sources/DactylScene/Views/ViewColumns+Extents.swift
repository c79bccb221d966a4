/// How far it reaches what views draw, with all in them: what culling skips by.
extension ViewColumns {
  /// The box of a view's own coordinates around all that its children draw.
  @inline(__always)
  func extent(of index: UInt32) -> SIMD4<Float> {
    let family = records[Int(index)]
    guard family.flags.contains(.isWide) else { return drawing.extent(of: index) }
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
    // What comes out of numbers that are none is none, all the way down.
    if transform.hasNaN { return Box.nothing }
    return transform.slackBox(of: area, beside: record.displacement)
  }

  /// What is to stand for a child in the tree of a wide parent: the box in which it can be hit, whether it can be, which its
  /// record notes, and, where extents are kept, in the same box what it draws.
  @inline(__always)
  func makeTreeEntry(of index: UInt32) -> (box: SIMD4<Float>, isHittable: Bool) {
    let hit = hitBox(of: index)
    let isHittable = hit.x != .infinity
    records[Int(index)].flags.set(.isFoundInWide, isHittable)
    guard drawing.state.value.hasExtents else { return (hit, isHittable) }
    let record = records[Int(index)]
    // What can be hit can be seen, and within the same bounds.
    if record.childCount == 0 && isHittable && record.flags.isDisjoint(with: [.hasOutsets, .isGrownForTouch]) {
      return (hit, true)
    }
    return (Box.union(hit, drawnBox(of: index)), isHittable)
  }

  // MARK: Keeping them

  /// Brings boxes and extents in line with all changes, and begins to keep extents if that is wanted.
  func refreshExtents(isWanted: Bool) {
    refreshBoxes()
    let isAll = drawing.state.value.isAllChanged
    guard drawing.state.value.hasExtents && !isAll else {
      if isWanted || drawing.state.value.hasExtents { measureExtents() }
      return
    }
    // A chain whose extents grow one after the other, from the outermost inward, takes the square of its depth.
    var steps = 4 * (records.count + drawing.changed.count)
    // What is looked at lies far apart: the record, the places of extents, the extents.
    let (near, middle, far) = (12, 24, 36)
    let count = drawing.changed.count
    for place in 0..<(count + far) {
      if place < count { records.prefetch(Int(drawing.changed[place])) }
      if place >= near, place - near < count { prefetchPlaces(around: drawing.changed[place - near]) }
      if place >= middle, place - middle < count { prefetchExtents(around: drawing.changed[place - middle]) }
      guard place >= far else { continue }
      let view = drawing.changed[place - far]
      if isView(view) { enlarge(above: view, isFirst: true, &steps) }
    }
    refreshFamilies(&steps)
    if steps < 0 { measureExtents() }
  }

  @inline(__always)
  private func prefetchPlaces(around view: UInt32) {
    let record = records[Int(view)]
    if record.childCount > 0 { drawing.prefetchPlace(of: view) }
    if record.flags.contains(.isInWide) {
      trees.prefetch(at: record.slot)
    } else {
      drawing.prefetchPlace(of: record.parent)
    }
  }

  @inline(__always)
  private func prefetchExtents(around view: UInt32) {
    let record = records[Int(view)]
    if record.childCount > 0 { drawing.prefetchExtent(of: view) }
    if !record.flags.contains(.isInWide) { drawing.prefetchExtent(of: record.parent) }
  }

  /// Brings trees in line, and then the extents of what is around their parents.
  private func refreshFamilies(_ steps: inout Int) {
    trees.refitChanged(records)
    while let parent = drawing.families.popLast() {
      enlarge(above: parent, isFirst: false, &steps)
      trees.refitChanged(records)
      guard steps >= 0 else { return drawing.families.removeAll() }
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
        // Its box was brought in line with where it can be hit, which is enough where nothing is in it.
        let isPlain = record.childCount == 0 && record.flags.isDisjoint(with: [.hasOutsets, .isGrownForTouch])
        let isChanged = !(isPlain && trees.isHittable(at: record.slot)) && refreshEntry(of: child)
        if isChanged || (isFirst && child == view) { queue(record.parent) }
        return
      }
      let box = drawnBox(of: child)
      guard box.x != .infinity else { return }
      let extent = drawing.extent(of: record.parent)
      if all(extent .<= box) { return }
      drawing.setExtent(Box.union(extent, box), of: record.parent)
      child = record.parent
    }
  }

  private func queue(_ parent: UInt32) {
    if drawing.families.last != parent { drawing.families.append(parent) }
  }

  /// Brings the entry of a wide parent's child in line, and says whether it was not.
  private func refreshEntry(of child: UInt32) -> Bool {
    let (box, isHittable) = makeTreeEntry(of: child)
    let slot = records[Int(child)].slot
    guard any(trees.boxes[Int(slot)] .!= box) else { return false }
    trees.move(at: slot, to: box, isHittable: isHittable, records)
    return true
  }

  /// Makes the extents of all views anew, each after those of its children.
  private func measureExtents() {
    drawing.removeExtents()
    drawing.state.value.hasExtents = true
    let open = Column<UInt32>()
    open.reserve(records.count)
    for place in records.indices { open.append(records[place].childCount) }
    for place in records.indices where isView(UInt32(place)) && records[place].childCount == 0 {
      var child = UInt32(place)
      while true {
        let record = records[Int(child)]
        guard record.parent != .max else { break }
        let parent = Int(record.parent)
        if record.flags.contains(.isInWide) {
          _ = refreshEntry(of: child)
        } else {
          let box = drawnBox(of: child)
          let extent = drawing.extent(of: record.parent)
          if box.x != .infinity { drawing.setExtent(Box.union(extent, box), of: record.parent) }
        }
        open[parent] -= 1
        guard open[parent] == 0 else { break }
        if records[parent].flags.contains(.isWide) { trees.refitChanged(records) }
        child = record.parent
      }
    }
  }

  /// Makes the extent of one parent anew, from those of its children.
  func measureExtent(of parent: UInt32) {
    let family = records[Int(parent)]
    guard !family.flags.contains(.isWide) else { return }
    var extent = Box.nothing
    for place in Int(family.children)..<Int(family.children + family.childCount) {
      extent = Box.union(extent, drawnBox(of: store.children[place]))
    }
    if extent.x == .infinity { drawing.removeExtent(of: parent) } else { drawing.setExtent(extent, of: parent) }
    if family.flags.contains(.isInWide) { _ = refreshEntry(of: parent) }
  }
}
