/// The columns of all views, by entity index, and the edits that keep them consistent.
///
/// Indices that come in here belong to living views: handles check that before.
package struct ViewColumns {
  package private(set) var records: [ViewRecord] = []
  package private(set) var blocks: [ChildStore.Block] = []
  package private(set) var store = ChildStore()
  /// The children of wide parents, which blocks name.
  package private(set) var wide: [WideChildren] = []
  private var freeWide: [Int] = []
  /// Which chunk of its siblings' order a wide parent's child is in.
  private(set) var chunks: [Int32] = []
  package private(set) var outsets = SparseColumn<EdgeInsets>()
  package private(set) var shapes = SparseColumn<HitShape>()

  package init() {}

  /// Makes a place for an entity and fills it with a view of no size.
  mutating func add(_ index: UInt32, flags: ViewFlags) {
    while records.count <= Int(index) {
      records.append(ViewRecord())
      blocks.append(ChildStore.Block())
      chunks.append(-1)
    }
    records[Int(index)] = ViewRecord()
    records[Int(index)].flags = flags.union(.isView)
  }

  /// Clears the place of a view that is out of the tree and has no children.
  mutating func clear(_ index: UInt32) {
    outsets.remove(index)
    shapes.remove(index)
    releaseChildren(of: index)
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

  mutating func setShape(_ shape: HitShape?, of index: UInt32) {
    shapes[index] = shape
    update(index) { record in
      if shape == nil { record.flags.remove(.hasShape) } else { record.flags.insert(.hasShape) }
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

  /// Puts a view that is out of the tree among a parent's children, at a place counted from the back.
  mutating func insert(_ child: UInt32, into parent: UInt32, at number: Int) {
    if blocks[Int(parent)].count == WideChildren.threshold && !blocks[Int(parent)].isWide { widen(parent) }
    records[Int(child)].parent = parent
    if blocks[Int(parent)].isWide {
      blocks[Int(parent)].count += 1
      wide[Int(blocks[Int(parent)].start)].insert(child, at: number, box: hitBox(of: child), &records, &chunks)
    } else {
      store.insert(child, at: min(number, Int(blocks[Int(parent)].count)), in: &blocks[Int(parent)])
      renumber(parent, from: min(number, Int(blocks[Int(parent)].count) - 1), to: Int(blocks[Int(parent)].count))
      refreshBox(of: child)
    }
  }

  /// Takes a view out of its parent's children, its own children with it.
  mutating func remove(_ child: UInt32) {
    let parent = records[Int(child)].parent
    guard parent != .max else { return }
    if blocks[Int(parent)].isWide {
      blocks[Int(parent)].count -= 1
      wide[Int(blocks[Int(parent)].start)].remove(child, &records, chunks)
    } else {
      let slot = Int(records[Int(child)].slot)
      store.remove(at: slot, in: &blocks[Int(parent)])
      renumber(parent, from: slot, to: Int(blocks[Int(parent)].count))
    }
    records[Int(child)].parent = .max
    records[Int(child)].slot = 0
    // Well below the threshold, so that a parent about it does not change again and again.
    if blocks[Int(parent)].isWide && blocks[Int(parent)].count < WideChildren.threshold / 2 { narrow(parent) }
  }

  /// Brings a view to another place among its siblings, counted without it.
  mutating func reorder(_ child: UInt32, to number: Int) {
    let parent = records[Int(child)].parent
    if blocks[Int(parent)].isWide {
      wide[Int(blocks[Int(parent)].start)].reorder(child, to: number, &records, &chunks)
    } else {
      remove(child)
      insert(child, into: parent, at: number)
    }
  }

  /// Gives a parent whose children have become very many an order and an index for them.
  private mutating func widen(_ parent: UInt32) {
    let list = children(of: parent)
    store.release(&blocks[Int(parent)])
    let number = freeWide.popLast() ?? wide.count
    if number == wide.count { wide.append(WideChildren()) }
    blocks[Int(parent)].capacityExponent = -2
    blocks[Int(parent)].start = UInt32(number)
    blocks[Int(parent)].count = UInt32(list.count)
    for child in list { wide[number].insert(child, at: .max, box: hitBox(of: child), &records, &chunks) }
  }

  /// Puts the children of a parent that has few of them left side by side again.
  private mutating func narrow(_ parent: UInt32) {
    let list = children(of: parent)
    releaseChildren(of: parent)
    for (slot, child) in list.enumerated() {
      store.insert(child, at: slot, in: &blocks[Int(parent)])
      records[Int(child)].slot = UInt32(slot)
      refreshBox(of: child)
    }
  }

  private mutating func releaseChildren(of index: UInt32) {
    guard blocks[Int(index)].isWide else { return store.release(&blocks[Int(index)]) }
    wide[Int(blocks[Int(index)].start)] = WideChildren()
    freeWide.append(Int(blocks[Int(index)].start))
    blocks[Int(index)] = ChildStore.Block()
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
    let block = blocks[Int(record.parent)]
    if block.isWide {
      wide[Int(block.start)].move(index, to: hitBox(of: index), &records)
    } else {
      store.boxes[Int(block.start + record.slot)] = hitBox(of: index)
    }
  }

  /// The box around all points of the parent's coordinates at which the view could be hit, or none at all.
  private func hitBox(of index: UInt32) -> SIMD4<Float> {
    let record = records[Int(index)]
    if let box = plainBox(of: record) { return box }
    guard record.refusal == nil, isRegular(index) else { return ChildStore.unhittable }
    let area = hitArea(of: index)
    let rect = record.toParent.apply(to: area)
    // The exact test follows in the child's own coordinates, so a box may be a little too large, never too small: the
    // slack covers the rounding of both ways, of the largest number on the way, which a transform makes worse by its
    // condition number.
    let inner = area.magnitude + record.bounds.magnitude
    let outer = rect.magnitude + record.displacement
    let slack = (outer + inner * record.reach) * 2e-6 * record.condition + .leastNormalMagnitude
    let box = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY) - slack
    // Numbers may be too large for a box and not for the exact test: that is left to decide at every point.
    return box.x.isFinite && box.y.isFinite && box.z.isFinite && box.w.isFinite ? box : ChildStore.everywhere
  }

  /// The same in the common case, with the same slack: a view that is neither transformed nor grown, and whose numbers are
  /// no trouble. Nil leaves it to the general way.
  @inline(__always)
  private func plainBox(of record: ViewRecord) -> SIMD4<Float>? {
    guard record.flags.isDisjoint(with: [.hasTransform, .hasOutsets]), record.refusal == nil,
      record.size.x > 0, record.size.y > 0
    else { return nil }
    let low = record.position
    let high = low + record.size
    let end = record.boundsOrigin + record.size
    let outer = max(max(abs(low.x), abs(high.x)), max(abs(low.y), abs(high.y)))
    let inner = max(max(abs(record.boundsOrigin.x), abs(end.x)), max(abs(record.boundsOrigin.y), abs(end.y)))
    let slack = (outer + 2 * inner) * 2e-6 + .leastNormalMagnitude
    guard slack < 1e30 else { return nil }
    return SIMD4(low.x, low.y, -high.x, -high.y) - slack
  }

  /// Whether a view has an area, and geometry that points can be mapped through (H9): finite, and not singular.
  package func isRegular(_ index: UInt32) -> Bool {
    let record = records[Int(index)]
    let area = hitArea(of: index)
    guard !area.isEmpty, area.isFinite, let middle = record.fromParent(record.center) else { return false }
    return middle.x.isFinite && middle.y.isFinite
  }
}
