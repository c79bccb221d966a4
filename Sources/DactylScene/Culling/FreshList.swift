/// Makes a list from scratch by a walk over the trees that skips what is out of sight.
final class FreshList {
  // Not in snapshots: lists are made again after a scene went back.
  /// A parent whose children are being visited.
  struct Level {
    var view: UInt32
    /// Its slot in the list, or `UInt32.max`.
    var item: UInt32
    /// The number of listed views when the parent was entered.
    var start: UInt32
    /// The range of the children that are visited next: in the store of children, or in `pending`.
    var next: Int
    var end: Int
    /// The start of the parent's part of `pending`; -1 when its children are in the store.
    var pending: Int
    /// The children after those, of a wide parent whose children are all visited from the back to the front.
    var rest: SiblingOrders.Cursor?
    /// Whether the parent is out of sight itself, and was entered for children that stick out of it.
    var isEnteredForExtent: Bool
    var transform: Transform
    var alpha: Float
    var clip: Int32
    var box: Rect
  }

  /// The number of children of a wide parent that are fetched at a time.
  private static var chunk: Int { 32 }

  /// Whether the last list that was made holds all views that can be drawn, so that it can be kept.
  let isComplete = Cell(false)
  private let levels = Column<Level>()
  private let pending = Column<UInt32>()
  private let search = RectangleSearch()
  /// Parents that were entered for their extents alone, and had nothing visible in them.
  private let emptyParents = Column<UInt32>()

  /// Makes a list of the trees below some roots, with the views that may be visible in the viewport, or with all views.
  /// Returns false when the list is to hold all views and one of them clips.
  func make(
    _ list: ViewList, of roots: borrowing Column<UInt32>, _ views: ViewColumns, _ viewport: Rect, holdsAll: Bool,
    keepingMemory: Bool
  ) -> Bool {
    list.removeAll(keepingMemory: keepingMemory)
    levels.removeAll()
    pending.removeAll()
    emptyParents.removeAll()
    isComplete.value = true
    for number in roots.indices {
      let level = Level(
        view: .max, item: .max, start: 0, next: 0, end: 0, pending: -1, rest: nil, isEnteredForExtent: false,
        transform: .identity, alpha: 1, clip: -1, box: viewport)
      visit(roots[number], level, list, views, holdsAll)
      while !levels.isEmpty {
        if holdsAll && !list.clips.isEmpty { return false }
        let top = levels.count - 1
        if let child = nextChild(of: top, views) {
          visit(child, levels[top], list, views, holdsAll)
        } else {
          leave(levels.removeLast(), list)
        }
      }
    }
    return !holdsAll || list.clips.isEmpty
  }

  /// Lists a view when it may be visible, and pushes a level for its children.
  @inline(__always)
  private func visit(_ index: UInt32, _ outer: Level, _ list: ViewList, _ views: ViewColumns, _ holdsAll: Bool) {
    let record = views.records[Int(index)]
    let alpha = outer.alpha * record.alpha
    guard !record.flags.contains(.isHidden), alpha > 0 else {
      // A product of tiny opacities may become visible without any of the factors becoming so.
      if record.isDrawn { isComplete.value = false }
      return
    }
    let transform = record.toParent.concatenating(outer.transform)
    let box = transform.apply(to: record.bounds)
    // A box without area counts too, inside the viewport: the text of a label may stick out of it.
    let isInside = box.shows(in: outer.box)
    var item = UInt32.max
    if isInside || holdsAll {
      item = UInt32(list.nodes.count)
      list.nodes.append(ViewList.Node(index: index, parent: outer.item, end: item + 1))
      list.appearances.append(
        Appearance(transform: transform, alpha: alpha, clip: isInside ? outer.clip : Appearance.outside))
    }
    if !isInside { if holdsAll { list.outside.value += 1 } else { isComplete.value = false } }

    var clip = outer.clip
    var inner = outer.box
    if record.flags.contains(.clips) {
      guard isInside || holdsAll else { return }
      inner = box.intersection(outer.box)
      guard !inner.isEmpty || holdsAll else {
        isComplete.value = false
        return
      }
      list.clips.append(
        ViewClip(transform: transform, bounds: record.bounds, parent: outer.clip, box: inner, slot: item))
      clip = Int32(list.clips.count - 1)
    }
    guard record.childCount > 0 else { return }
    if !isInside && !holdsAll && !transform.mayShow(views.extent(of: index), in: inner) { return }
    var level = Level(
      view: index, item: item, start: UInt32(list.nodes.count), next: Int(record.children),
      end: Int(record.children + record.childCount), pending: -1, rest: nil, isEnteredForExtent: !isInside,
      transform: transform, alpha: alpha, clip: clip, box: inner)
    if record.flags.contains(.isWide) {
      enterWide(&level, record, views, holdsAll)
    } else {
      for slot in level.next..<min(level.next + Self.chunk, level.end) {
        views.records.prefetch(Int(views.store.children[slot]))
      }
    }
    levels.append(level)
  }

  /// Finds the children of a wide parent that may be in sight; where most are, all of them will be visited.
  @inline(never)
  private func enterWide(_ level: inout Level, _ record: ViewRecord, _ views: ViewColumns, _ holdsAll: Bool) {
    let family = views.wide[Int(record.children)]
    level.pending = pending.count
    level.next = pending.count
    level.end = pending.count
    let all = views.trees.box(of: family.tree)
    guard !holdsAll, let shown = level.transform.box(shownIn: level.box), !shown.holdsMost(of: all) else {
      level.rest = views.orders.cursor(of: family.order)
      return
    }
    isComplete.value = false
    if level.transform.isUpright {
      views.trees.find(in: family.tree, meeting: shown, search)
    } else {
      views.trees.find(in: family.tree, shown: level.box, by: level.transform, search)
    }
    for found in search.found.indices { pending.append(search.found[found].child) }
    level.end = pending.count
    for slot in level.next..<min(level.next + Self.chunk, level.end) { views.records.prefetch(Int(pending[slot])) }
  }

  /// The next child to visit, or nil.
  @inline(__always)
  private func nextChild(of top: Int, _ views: ViewColumns) -> UInt32? {
    let slot = levels[top].next
    let isPending = levels[top].pending >= 0
    guard slot < levels[top].end else { return isPending ? nextChunk(of: top, views) : nil }
    levels[top].next = slot + 1
    let ahead = slot + Self.chunk
    if isPending {
      if ahead < levels[top].end { views.records.prefetch(Int(pending[ahead])) }
      return pending[slot]
    }
    if ahead < levels[top].end { views.records.prefetch(Int(views.store.children[ahead])) }
    return views.store.children[slot]
  }

  /// Fetches the next chunk of children of a parent whose children are all visited. Returns the first of them, or nil.
  @inline(never)
  private func nextChunk(of top: Int, _ views: ViewColumns) -> UInt32? {
    guard var rest = levels[top].rest else { return nil }
    while pending.count > levels[top].pending { _ = pending.removeLast() }
    while pending.count < levels[top].pending + Self.chunk, let child = rest.next(in: views.orders) {
      views.records.prefetch(Int(child))
      pending.append(child)
    }
    levels[top].rest = rest
    levels[top].end = pending.count
    levels[top].next = levels[top].pending + 1
    return pending.count > levels[top].pending ? pending[levels[top].pending] : nil
  }

  @inline(__always)
  private func leave(_ level: Level, _ list: ViewList) {
    if level.pending >= 0 { while pending.count > level.pending { _ = pending.removeLast() } }
    if level.item != .max { list.nodes[Int(level.item)].end = UInt32(list.nodes.count) }
    if level.isEnteredForExtent && Int(level.start) == list.nodes.count { emptyParents.append(level.view) }
  }

  /// Measures extents again that reached into sight without anything visible there, inner views first.
  func shrinkExtents(_ views: ViewColumns) {
    guard views.extents.isKept, !emptyParents.isEmpty else { return }
    for number in emptyParents.indices { views.measureExtent(of: emptyParents[number]) }
    views.trees.refitChanged(views.records)
  }
}

extension SIMD4 where Scalar == Float {
  /// Whether the box holds more than half of the area of another one.
  fileprivate func holdsMost(of other: SIMD4<Float>) -> Bool {
    let shared = replacing(with: other, where: other .> self)
    let size = -(shared.lowHalf + shared.highHalf)
    let whole = -(other.lowHalf + other.highHalf)
    return all(size .>= 0) && size.x * size.y * 2 >= whole.x * whole.y
  }
}
