/// Making the list.
extension VisibleViews {
  /// A parent whose children are being visited.
  struct Level {
    var view: UInt32
    /// Its place in the list, or `UInt32.max`.
    var item: UInt32
    /// How many views were listed when it was entered.
    var start: UInt32
    /// Where the children that are to be visited next are: in the store of children, or in `pending`.
    var next: Int
    var end: Int
    /// Where its part of `pending` begins; -1 when the children are in the store.
    var pending: Int
    /// The children after those, of a wide parent that is gone through from the back to the front.
    var rest: SiblingOrders.Cursor?
    /// It is out of sight itself: it was entered for what reaches out of it.
    var isEnteredForExtent: Bool
    var transform: Transform
    var alpha: Float
    var clip: Int32
    var box: Rect
  }

  /// How many children of a wide parent are asked for at a time.
  private static var chunk: Int { 32 }

  func collectAfresh(_ views: ViewColumns, _ viewport: Rect) {
    if !(state.value.isForAll && walk(views, viewport, isForAll: true)) {
      // A list of all views would hold what is clipped away, where something clips.
      state.value.isForAll = false
      views.refreshExtents(isWanted: true)
      _ = walk(views, viewport, isForAll: false)
    }
    state.value.viewport = viewport
    judge(views)
    shrinkExtents(views)
  }

  /// Decides whether the list is to be kept, and whether the next one is to hold all views.
  private func judge(_ views: ViewColumns) {
    let isMostInSight = count * 2 >= views.records.count && clips.isEmpty
    if state.value.isForAll || (state.value.isComplete && clips.isEmpty) || isMostInSight {
      if !state.value.isForAll { views.drawing.removeExtents() }
      state.value.isForAll = true
    }
    leaveIfMostIsOutside()
  }

  /// Gives keeping all views up when few of them are in sight.
  func leaveIfMostIsOutside() {
    guard count * 4 < nodes.count else { return }
    state.value.isForAll = false
    state.value.isComplete = false
    state.value.isRoomy = true
  }

  /// Goes through the trees. False when all views were wanted and one clips.
  private func walk(_ views: ViewColumns, _ viewport: Rect, isForAll: Bool) -> Bool {
    removeList()
    state.value.isComplete = true
    for place in tops.indices {
      roots.append(tops[place])
      let level = Level(
        view: .max, item: .max, start: 0, next: 0, end: 0, pending: -1, rest: nil, isEnteredForExtent: false,
        transform: .identity, alpha: 1, clip: -1, box: viewport)
      visit(tops[place], level, views, isForAll)
      while !levels.isEmpty {
        if isForAll && !clips.isEmpty { return false }
        let top = levels.count - 1
        if let child = nextChild(of: top, views) {
          visit(child, levels[top], views, isForAll)
        } else {
          leave(levels.removeLast(), views)
        }
      }
    }
    return !isForAll || clips.isEmpty
  }

  private func removeList() {
    let isRoomy = state.value.isRoomy
    state.value.isRoomy = false
    appearances.removeAll(keepingMemory: !isRoomy)
    nodes.removeAll(keepingMemory: !isRoomy)
    places.removeAll(keepingMemory: !isRoomy)
    marks.removeAll(keepingMemory: !isRoomy)
    starts.removeAll(keepingMemory: !isRoomy)
    clips.removeAll()
    roots.removeAll()
    levels.removeAll()
    pending.removeAll()
    vain.removeAll()
    state.value.outside = 0
    state.value.isMapped = false
  }

  /// Lists a view when it may be seen, and gets ready to visit those in it.
  @inline(__always)
  private func visit(_ index: UInt32, _ outer: Level, _ views: ViewColumns, _ isForAll: Bool) {
    let record = views.records[Int(index)]
    let alpha = outer.alpha * record.alpha
    guard !record.flags.contains(.isHidden), alpha > 0 else {
      // A product of tiny numbers may come to be seen without any of them beginning to be.
      if record.isDrawn { state.value.isComplete = false }
      return
    }
    let transform = record.toParent.concatenating(outer.transform)
    let box = transform.apply(to: record.bounds)
    // Also one without area, inside: the text of a label may stick out of it.
    let isInside = box.shows(in: outer.box)
    var item = UInt32.max
    if isInside || isForAll {
      item = UInt32(nodes.count)
      nodes.append(Node(index: index, parent: outer.item, end: item + 1))
      appearances.append(
        Appearance(transform: transform, alpha: alpha, clip: isInside ? outer.clip : Appearance.outside))
    }
    if !isInside { if isForAll { state.value.outside += 1 } else { state.value.isComplete = false } }

    var clip = outer.clip
    var inner = outer.box
    if record.flags.contains(.clips) {
      guard isInside || isForAll else { return }
      inner = box.intersection(outer.box)
      guard !inner.isEmpty || isForAll else {
        state.value.isComplete = false
        return
      }
      clips.append(
        Clip(transform: transform, bounds: record.bounds, parent: outer.clip, box: inner, item: item))
      clip = Int32(clips.count - 1)
    }
    guard record.childCount > 0 else { return }
    if !isInside && !isForAll && !transform.mayShow(views.extent(of: index), in: inner) { return }
    var level = Level(
      view: index, item: item, start: UInt32(nodes.count), next: Int(record.children),
      end: Int(record.children + record.childCount), pending: -1, rest: nil, isEnteredForExtent: !isInside,
      transform: transform, alpha: alpha, clip: clip, box: inner)
    if record.flags.contains(.isWide) {
      enterWide(&level, record, views, isForAll)
    } else {
      for place in level.next..<min(level.next + Self.chunk, level.end) {
        views.records.prefetch(Int(views.store.children[place]))
      }
    }
    levels.append(level)
  }

  /// Finds the children that may be in sight; where most are, all of them will be gone through.
  @inline(never)
  private func enterWide(_ level: inout Level, _ record: ViewRecord, _ views: ViewColumns, _ isForAll: Bool) {
    let family = views.wide[Int(record.children)]
    level.pending = pending.count
    level.next = pending.count
    level.end = pending.count
    let all = views.trees.box(of: family.tree)
    guard !isForAll, let shown = level.transform.box(shownIn: level.box), !shown.holdsMost(of: all) else {
      level.rest = views.orders.cursor(of: family.order)
      return
    }
    state.value.isComplete = false
    if level.transform.isUpright {
      views.trees.find(in: family.tree, meeting: shown, search)
    } else {
      views.trees.find(in: family.tree, shown: level.box, by: level.transform, search)
    }
    for place in search.found.indices { pending.append(search.found[place].child) }
    level.end = pending.count
    for place in level.next..<min(level.next + Self.chunk, level.end) { views.records.prefetch(Int(pending[place])) }
  }

  /// The next child to be visited.
  @inline(__always)
  private func nextChild(of top: Int, _ views: ViewColumns) -> UInt32? {
    let place = levels[top].next
    let isPending = levels[top].pending >= 0
    guard place < levels[top].end else { return isPending ? nextChunk(of: top, views) : nil }
    levels[top].next = place + 1
    let ahead = place + Self.chunk
    if isPending {
      if ahead < levels[top].end { views.records.prefetch(Int(pending[ahead])) }
      return pending[place]
    }
    if ahead < levels[top].end { views.records.prefetch(Int(views.store.children[ahead])) }
    return views.store.children[place]
  }

  /// Asks for the next few children of a parent that is gone through as a whole. The answer is the first of them.
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
  private func leave(_ level: Level, _ views: ViewColumns) {
    if level.pending >= 0 { while pending.count > level.pending { _ = pending.removeLast() } }
    if level.item != .max { nodes[Int(level.item)].end = UInt32(nodes.count) }
    if level.isEnteredForExtent && Int(level.start) == nodes.count { vain.append(level.view) }
  }

  /// Measures extents anew that reached into sight with nothing to show there, the inner ones first.
  private func shrinkExtents(_ views: ViewColumns) {
    guard views.drawing.state.value.hasExtents, !vain.isEmpty else { return }
    for place in vain.indices { views.measureExtent(of: vain[place]) }
    views.trees.refitChanged(views.records)
  }
}

extension Rect {
  /// Whether a view's box may be seen in this area: also one without area, inside it.
  @inline(__always)
  func shows(in area: Rect) -> Bool {
    minX < area.maxX && area.minX < maxX && minY < area.maxY && area.minY < maxY
  }
}

extension SIMD4 where Scalar == Float {
  /// Whether a box holds more than half of another one's area.
  fileprivate func holdsMost(of other: SIMD4<Float>) -> Bool {
    let shared = replacing(with: other, where: other .> self)
    let size = -(shared.lowHalf + shared.highHalf)
    let whole = -(other.lowHalf + other.highHalf)
    return all(size .>= 0) && size.x * size.y * 2 >= whole.x * whole.y
  }
}
