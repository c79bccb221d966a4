/// The columns of all views, by entity index, and the edits that keep them consistent.
///
/// Indices that come in here belong to living views: handles check that before.
package struct ViewColumns {
  package private(set) var records: [ViewRecord] = []
  package private(set) var blocks: [ChildStore.Block] = []
  package private(set) var store = ChildStore()
  package private(set) var outsets = SparseColumn<EdgeInsets>()

  package init() {}

  /// Makes a place for an entity and fills it with a view of no size.
  mutating func add(_ index: UInt32, flags: ViewFlags) {
    while records.count <= Int(index) {
      records.append(ViewRecord())
      blocks.append(ChildStore.Block())
    }
    records[Int(index)] = ViewRecord()
    records[Int(index)].flags = flags.union(.isView)
  }

  /// Clears the place of a view that is out of the tree and has no children.
  mutating func clear(_ index: UInt32) {
    outsets.remove(index)
    store.release(&blocks[Int(index)])
    records[Int(index)] = ViewRecord()
  }

  @inline(__always)
  package func isView(_ index: UInt32) -> Bool {
    Int(index) < records.count && records[Int(index)].flags.contains(.isView)
  }

  /// Changes a view's record, and with it the box in which it can be hit.
  @inline(__always)
  mutating func update(_ index: UInt32, _ change: (inout ViewRecord) -> Void) {
    change(&records[Int(index)])
    refreshBox(of: index)
  }

  mutating func setOutsets(_ insets: EdgeInsets, of index: UInt32) {
    outsets[index] = insets == .zero ? nil : insets
    update(index) { record in
      if insets == .zero { record.flags.remove(.hasOutsets) } else { record.flags.insert(.hasOutsets) }
    }
  }

  /// The rectangle of a view's own coordinates in which it can be hit: its bounds, grown by its outsets.
  @inline(__always)
  package func hitArea(of index: UInt32) -> Rect {
    let record = records[Int(index)]
    guard record.flags.contains(.hasOutsets), let insets = outsets[index] else { return record.bounds }
    return record.bounds.outset(by: insets)
  }

  // MARK: Tree

  package func children(of index: UInt32) -> ArraySlice<UInt32> {
    let block = blocks[Int(index)]
    return store.children[Int(block.start)..<Int(block.start + block.count)]
  }

  /// Puts a view that is out of the tree among a parent's children, at a place counted from the back.
  mutating func insert(_ child: UInt32, into parent: UInt32, at slot: Int) {
    store.insert(child, at: slot, in: &blocks[Int(parent)])
    records[Int(child)].parent = parent
    renumber(parent, from: slot, to: Int(blocks[Int(parent)].count))
    refreshBox(of: child)
  }

  /// Takes a view out of its parent's children, its own children with it.
  mutating func remove(_ child: UInt32) {
    let parent = records[Int(child)].parent
    guard parent != .max else { return }
    let slot = Int(records[Int(child)].slot)
    store.remove(at: slot, in: &blocks[Int(parent)])
    renumber(parent, from: slot, to: Int(blocks[Int(parent)].count))
    records[Int(child)].parent = .max
    records[Int(child)].slot = 0
  }

  /// Whether a view is another or lies below it.
  package func isDescendant(_ index: UInt32, of ancestor: UInt32) -> Bool {
    var current = index
    while current != .max {
      if current == ancestor { return true }
      current = records[Int(current)].parent
    }
    return false
  }

  /// The top of the tree that a view is in: a window, or a view that is in none.
  package func root(of index: UInt32) -> UInt32 {
    var current = index
    while records[Int(current)].parent != .max { current = records[Int(current)].parent }
    return current
  }

  private mutating func renumber(_ parent: UInt32, from first: Int, to end: Int) {
    let start = Int(blocks[Int(parent)].start)
    for slot in first..<max(first, end) { records[Int(store.children[start + slot])].slot = UInt32(slot) }
  }

  // MARK: Boxes

  /// Brings the box in which a view can be hit in line with its record. Costs the same for any view.
  private mutating func refreshBox(of index: UInt32) {
    let record = records[Int(index)]
    guard record.parent != .max else { return }
    store.boxes[Int(blocks[Int(record.parent)].start + record.slot)] = hitBox(of: index)
  }

  /// The box around all points of the parent's coordinates at which the view could be hit, or none at all.
  private func hitBox(of index: UInt32) -> SIMD4<Float> {
    let record = records[Int(index)]
    guard record.refusal == nil, isRegular(index) else { return ChildStore.unhittable }
    let rect = record.toParent.apply(to: hitArea(of: index))
    let inner = max(abs(record.boundsOrigin.x), abs(record.boundsOrigin.y), record.size.x, record.size.y)
    let outer = max(abs(rect.minX), abs(rect.minY), abs(rect.maxX), abs(rect.maxY))
    // The exact test follows in the child's own coordinates, so a box may be a little too large, never too small: the
    // slack covers the rounding of both ways, which a transform makes worse by its condition number.
    let slack = (outer + inner) * 2e-6 * record.condition + .leastNormalMagnitude
    guard rect.isFinite, slack.isFinite else { return ChildStore.unhittable }
    return SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY) - slack
  }

  /// Whether a view has an area, and geometry that points can be mapped through (H9): finite, and not singular.
  package func isRegular(_ index: UInt32) -> Bool {
    let record = records[Int(index)]
    let area = hitArea(of: index)
    guard !area.isEmpty, area.isFinite, let middle = record.fromParent(record.center) else { return false }
    return middle.x.isFinite && middle.y.isFinite
  }
}
