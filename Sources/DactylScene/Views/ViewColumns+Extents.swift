/// The areas that views draw in, with all views in them, by which culling skips views.
extension ViewColumns {
  /// The box, in a view's own coordinates, around everything that its children draw.
  @inline(__always)
  func extent(of index: UInt32) -> SIMD4<Float> {
    let family = records[Int(index)]
    guard family.flags.contains(.isWide) else { return extents.extent(of: index) }
    return trees.box(of: wide[Int(family.children)].tree)
  }

  /// The box, in the parent's coordinates, around everything that a view and the views in it draw; the empty box if
  /// they draw nothing.
  ///
  /// It may be a little too large and never too small: the slack covers the rounding on the path to the scene, relative
  /// to the largest numbers that occur here.
  func drawnBox(of index: UInt32) -> SIMD4<Float> { drawnBox(of: index, records[Int(index)]) }

  /// The drawn box of a view with another record.
  func drawnBox(of index: UInt32, _ record: ViewRecord) -> SIMD4<Float> {
    guard record.isDrawn else { return Box.nothing }
    var area = record.boundsBox
    if record.childCount > 0 && !record.flags.contains(.clips) { area = Box.union(area, extent(of: index)) }
    guard area.x != .infinity else { return Box.nothing }
    let origin = SIMD4(lowHalf: record.boundsOrigin, highHalf: record.boundsOrigin)
    let box = Self.outerBox(of: area, SIMD4(lowHalf: record.position, highHalf: record.size), record.linear, origin)
    if box.x > -1e30 { return box }
    let transform = record.toParent
    // Numbers that are not finite give boxes that are not, all the way down.
    if transform.hasNaN { return Box.nothing }
    return transform.slackBox(of: area, beside: record.displacement)
  }

  /// The box of the parent's coordinates around a box of a view's own. With NaN or too large numbers its slack is NaN
  /// or too large on all sides.
  ///
  /// - Parameters:
  ///   - frame: The position and the size.
  ///   - origin: The origin of the bounds, twice.
  @inline(never)
  private static func outerBox(
    of area: SIMD4<Float>, _ frame: SIMD4<Float>, _ linear: SIMD4<Float>, _ origin: SIMD4<Float>
  ) -> SIMD4<Float> {
    let half = SIMD4(lowHalf: frame.highHalf, highHalf: frame.highHalf) * 0.5
    let middle = SIMD4(lowHalf: frame.lowHalf, highHalf: frame.lowHalf) + half
    let pivot = origin + half
    // From the pivot to the middle of the box, and from there to its sides.
    let offset = (area - Box.swapped(area)) * 0.5 - pivot
    let sides = (area + Box.swapped(area)) * -0.5
    let spread = Box.magnitude(linear)
    let parts = spread * SIMD4(lowHalf: sides.evenHalf, highHalf: sides.oddHalf)
    let reach = parts + Box.swapped(parts)
    let turned = linear * SIMD4(offset.x, offset.x, offset.y, offset.y)
    let center = middle + turned + Box.swapped(turned)
    // Computed from a larger box, whose numbers are no smaller.
    let inner = Box.magnitude(Box.union(area, Box.swapped(area))) + Box.magnitude(pivot)
    let stretch = spread + Box.swapped(spread)
    let numbers = Box.magnitude(center) + reach + Box.magnitude(middle) + stretch * (inner.x + inner.y)
    let slack = (numbers.x + numbers.y) * 4e-6 + .leastNormalMagnitude
    return SIMD4(lowHalf: center.lowHalf, highHalf: -center.highHalf) - reach - slack
  }

  /// The entry of a child in the tree of a wide parent: the box in which it can be hit and, where extents are kept,
  /// that it draws in; and whether it can be hit, which is stored in its record.
  @inline(__always)
  func makeTreeEntry(of index: UInt32) -> (box: SIMD4<Float>, isHittable: Bool) {
    let hit = hitBox(of: index)
    let isHittable = hit.x != .infinity
    records[Int(index)].flags.set(.isFoundInWide, isHittable)
    guard extents.isKept else { return (hit, isHittable) }
    let record = records[Int(index)]
    // A view that can be hit is visible, and draws within the same bounds.
    if record.childCount == 0 && isHittable && record.flags.isDisjoint(with: .changesHitArea) {
      return (hit, true)
    }
    return (Box.union(hit, drawnBox(of: index)), isHittable)
  }

  // MARK: Updating

  /// Updates boxes and extents to all changes, and starts to keep extents if requested.
  func refreshExtents(isWanted: Bool) {
    refreshBoxes()
    let isAll = changes.state.value.isAll
    guard extents.isKept && !isAll else {
      if isWanted || extents.isKept { measureExtents() }
      return
    }
    // A chain whose extents grow one after another, from the outermost inward, takes time quadratic in its depth.
    var steps = 4 * (records.count + changes.changed.count)
    enlargeAboveChanged(&steps)
    refreshFamilies(&steps)
    if steps < 0 { measureExtents() }
  }

  /// Enlarges the extents around views that changed since the last call. The memory is scattered: the records, then the
  /// slots of extents, then the extents; each is prefetched well before its turn.
  @inline(never)
  private func enlargeAboveChanged(_ steps: inout Int) {
    let (near, far) = (12, 24)
    let (first, count) = (changes.state.value.measured, changes.changed.count)
    changes.state.value.measured = count
    // The next views: for `asked` of them the extents were prefetched, for the others up to `begun` the slots of
    // extents.
    var next = InlineArray<32, UInt32>(repeating: 0)
    var (begun, asked, done) = (0, 0, 0)
    for step in first..<(count + near) {
      if step < count { records.prefetch(Int(changes.changed[step])) }
      guard step >= first + near, beginExtent(above: changes.changed[step - near]) else { continue }
      next[begun & 31] = changes.changed[step - near]
      begun += 1
      if begun - asked > near {
        prefetchExtents(around: next[asked & 31])
        asked += 1
      }
      if begun - done > far {
        enlarge(above: next[done & 31], &steps)
        done += 1
      }
    }
    while done < begun {
      enlarge(above: next[done & 31], &steps)
      done += 1
    }
  }

  /// Whether the extents above a changed view are to be checked; prefetches what that needs. The entry of a wide
  /// parent's child is up to date: the parent is queued for later.
  @inline(__always)
  private func beginExtent(above view: UInt32) -> Bool {
    guard isView(view) else { return false }
    let (flags, parent) = (records[Int(view)].flags, records[Int(view)].parent)
    guard !flags.contains(.isInWide) else {
      queue(parent)
      return false
    }
    guard parent != .max else { return false }
    if records[Int(view)].childCount > 0 { extents.prefetchSlot(of: view) }
    store.boxes.prefetch(Int(records[Int(view)].slot))
    extents.prefetchSlot(of: parent)
    return true
  }

  @inline(__always)
  private func prefetchExtents(around view: UInt32) {
    if records[Int(view)].childCount > 0 { extents.prefetch(of: view) }
    extents.prefetch(of: records[Int(view)].parent)
  }

  /// Updates trees, and then the extents around their parents.
  private func refreshFamilies(_ steps: inout Int) {
    trees.refitChanged(records)
    while let parent = extents.families.popLast() {
      enlarge(above: parent, &steps)
      trees.refitChanged(records)
      guard steps >= 0 else { return extents.families.removeAll() }
    }
  }

  /// Enlarges the extents around a view, as far out as they do not contain what it draws.
  @inline(__always)
  private func enlarge(above view: UInt32, _ steps: inout Int) {
    var child = view
    while steps >= 0 {
      steps -= 1
      let parent = records[Int(child)].parent
      guard parent != .max else { return }
      if records[Int(child)].flags.contains(.isInWide) {
        if refreshEntry(of: child) { queue(parent) }
        return
      }
      let box = drawnBoxInStore(of: child)
      guard box.x != .infinity else { return }
      let extent = extents.extent(of: parent)
      if all(extent .<= box) { return }
      extents.set(Box.union(extent, box), of: parent)
      child = parent
    }
  }

  /// The drawn box of a child of a parent that is not wide. Without children, and if it can be hit, its hit box
  /// contains everything that it draws.
  @inline(__always)
  private func drawnBoxInStore(of index: UInt32) -> SIMD4<Float> {
    let flags = records[Int(index)].flags
    if records[Int(index)].childCount == 0, flags.isDisjoint(with: .changesHitArea) {
      let box = store.boxes[Int(records[Int(index)].slot)]
      if box.x != .infinity { return box }
    }
    return drawnBox(of: index)
  }

  private func queue(_ parent: UInt32) {
    if extents.families.last != parent { extents.families.append(parent) }
  }

  /// Updates the entry of a wide parent's child. Returns whether that changed it.
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
    changes.state.value.measured = changes.changed.count
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
          let box = drawnBoxInStore(of: child)
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
      extent = Box.union(extent, drawnBoxInStore(of: store.children[slot]))
    }
    if extent.x == .infinity { extents.remove(of: parent) } else { extents.set(extent, of: parent) }
    if family.flags.contains(.isInWide) { _ = refreshEntry(of: parent) }
  }
}
