/// Reading and setting the geometry of views, and the effects of a new size.
extension ViewColumns {
  /// The geometry of a view as it was set.
  func geometry(of index: UInt32) -> ViewGeometry {
    let record = records[Int(index)]
    var geometry = ViewGeometry(record)
    if record.flags.contains(.isMovedByTransform), let moved = moved[index] {
      geometry.position = moved.position
      geometry.translation = moved.translation
    }
    return geometry
  }

  /// Sets the geometry of a view, and with it the box in which it can be hit.
  func setGeometry(_ geometry: ViewGeometry, of index: UInt32) {
    let old = records[Int(index)]
    storeGeometry(geometry, of: index)
    guard old.size != geometry.size else { return }
    if !old.flags.isDisjoint(with: [.hasSticking, .laysOut]) { sizeDidChange(of: index, from: old.size) }
    if arrangers.count > 0 { noteOwnSize(of: index) }
  }

  /// Sets the geometry of a view without any effects on its contents.
  func storeGeometry(_ geometry: ViewGeometry, of index: UInt32) {
    let isMoved = geometry.translation != .zero
    update(index) { record in
      record.position = isMoved ? geometry.position + geometry.translation : geometry.position
      record.size = geometry.size
      record.boundsOrigin = geometry.boundsOrigin
      record.linear = geometry.linear
      record.flags.set(.hasTransform, geometry.linear != SIMD4(1, 0, 0, 1))
      if isMoved || record.flags.contains(.isMovedByTransform) {
        moved[index] = isMoved ? MovedView(position: geometry.position, translation: geometry.translation) : nil
        record.flags.set(.isMovedByTransform, isMoved)
      }
    }
  }

  // MARK: Centres

  /// Sets the centre of a view, without the translation of its transform.
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

  /// Sets the centres of many views at once, of those that pass a check. The memory is scattered, so it is prefetched
  /// in three staggered steps: the records first, then the boxes that they name, then what is around these. What the
  /// check reads is prefetched with the records.
  @inline(__always)
  func moveCenters(
    _ entities: [Entity], _ centers: [Point], prefetch: (Entity) -> Void, check: (Entity, Point) -> Bool
  ) {
    let (near, middle, far) = (12, 24, 36)
    let count = entities.count
    // Boxes of parents that are not wide have nothing around them.
    let wideCount = trees.nodes.isEmpty ? 0 : count
    for step in 0..<(count + far) {
      if step < count {
        records.prefetchToWrite(Int(entities[step].index))
        prefetch(entities[step])
      }
      if step >= near, step - near < count, isView(entities[step - near].index) {
        prefetchBox(of: entities[step - near].index)
      }
      if step >= middle, step - middle < wideCount, isView(entities[step - middle].index) {
        prefetchAround(entities[step - middle].index)
      }
      guard step >= far else { continue }
      let (entity, center) = (entities[step - far], centers[step - far])
      if check(entity, center) { moveCenter(SIMD2(center.x, center.y), of: entity.index) }
    }
  }

  /// Moves a view and, in the common case, its box at once.
  @inline(__always)
  private func moveCenter(_ center: SIMD2<Float>, of index: UInt32) {
    var record = records[Int(index)]
    record.position = center - record.size / 2
    guard !record.flags.contains(.isMovedByTransform), record.parent != .max, let box = quickBox(of: record),
      record.flags.isDisjoint(with: .isInWide) || record.flags.contains(.isFoundInWide)
    else { return setCenter(center, of: index) }
    records[Int(index)].position = record.position
    changes.noteMove(of: index, records.count)
    guard record.flags.contains(.isInWide) else {
      store.boxes[Int(record.slot)] = box
      return
    }
    // Among very many siblings the entry's box contains everything that the view draws, also beyond its bounds.
    let isLarger = extents.isKept && record.childCount > 0
    trees.move(at: record.slot, to: isLarger ? Box.union(box, drawnBox(of: index, record)) : box)
  }

  // MARK: Effects of a new size

  func setMask(_ mask: AutoresizingMask, of index: UInt32) {
    masks[index] = mask.isEmpty ? nil : mask
    records[Int(index)].flags.set(.sticks, !mask.isEmpty)
    let parent = records[Int(index)].parent
    if parent != .max, !mask.isEmpty { records[Int(parent)].flags.insert(.hasSticking) }
  }

  /// Moves the edges of a view's autoresizing children, and queues layouts. Level by level, without recursion.
  @inline(never)
  func sizeDidChange(of index: UInt32, from oldSize: SIMD2<Float>) {
    var changed = [(index, oldSize)]
    while let (parent, oldSize) = changed.popLast() {
      let record = records[Int(parent)]
      if record.flags.contains(.laysOut) { noteSizeChange(of: parent) }
      guard record.flags.contains(.hasSticking), record.size != oldSize else { continue }
      for child in children(of: parent) {
        guard let mask = masks[child] else { continue }
        var geometry = geometry(of: child)
        let size = geometry.size
        geometry.follow(record, from: oldSize, mask)
        storeGeometry(geometry, of: child)
        if geometry.size != size { changed.append((child, size)) }
      }
    }
  }

  func noteLayout(of index: UInt32) {
    guard !records[Int(index)].flags.contains(.needsLayout) else { return }
    records[Int(index)].flags.insert(.needsLayout)
    layouts.append(index)
  }
}
