/// Keeps a list while views only move, and updates the part of it that moved.
final class KeptList {
  // Not in snapshots: lists are made again after a scene went back.
  /// The state of the list, and of the views at the last update.
  struct State {
    /// Whether the slots of views are known.
    var isMapped = false
    var viewport = Rect.zero
    var structure: UInt64 = 0
    var round: UInt64 = 0
    /// Whether the last update moved a view into sight, or out of it.
    var hasCrossings = false
  }

  let state = Cell(State())
  /// Whether the list holds all views that can be drawn, so that it can be kept.
  let isComplete = Cell(false)
  /// The roots of the listed trees, and their records at the last update.
  private let roots = Column<UInt32>()
  private let rootRecords = Column<ViewRecord>()
  /// The slot of each view in the list; undefined for views that are not listed.
  private let slots = Column<UInt32>()
  /// A bit for each slot whose view has changed.
  private let marks = Column<UInt64>()
  /// The slots of changed views, in list order.
  private let starts = Column<UInt32>()
  /// The runs of slots that the last update recomputed, in list order.
  let runs = Column<Range<UInt32>>()

  // MARK: Validity

  /// Whether the list can be updated, because only the geometry and opacity of views have changed.
  func isValid(for roots: borrowing Column<UInt32>, of views: ViewColumns, in viewport: Rect) -> Bool {
    guard roots.count == self.roots.count else { return false }
    for number in roots.indices where roots[number] != self.roots[number] { return false }
    let state = state.value
    return isComplete.value && state.viewport == viewport && state.structure == views.changes.state.value.structure
  }

  /// Starts over with a fresh list of some roots.
  func begin(_ roots: borrowing Column<UInt32>, _ viewport: Rect, keepingMemory: Bool) {
    self.roots.removeAll()
    for number in roots.indices { self.roots.append(roots[number]) }
    slots.removeAll(keepingMemory: keepingMemory)
    marks.removeAll(keepingMemory: keepingMemory)
    starts.removeAll(keepingMemory: keepingMemory)
    runs.removeAll(keepingMemory: keepingMemory)
    state.value.isMapped = false
    state.value.viewport = viewport
  }

  /// Forgets the list.
  func forget() {
    roots.removeAll()
    rootRecords.removeAll()
    state.value = State()
    isComplete.value = false
  }

  /// Records the state of the views that the list was just updated to.
  func noteState(of views: ViewColumns) {
    state.value.structure = views.changes.state.value.structure
    state.value.round = views.changes.state.value.round
    rootRecords.removeAll()
    for number in roots.indices { rootRecords.append(views.records[Int(roots[number])]) }
  }

  // MARK: Updating

  /// Recomputes the changed views and those in them. Returns false when a fresh list is needed.
  func update(_ list: ViewList, _ views: ViewColumns) -> Bool {
    let changes = views.changes.state.value
    runs.removeAll()
    state.value.hasCrossings = false
    let isAll = changes.isAll || changes.round != state.value.round || haveRootsChanged(views)
    // At a million views, updating runs costs as much as updating the whole list when a twelfth (of views that contain
    // others) to a sixth (of views that do not) has changed.
    if isAll || views.changes.changed.count * 8 >= list.nodes.count {
      return update(0..<UInt32(list.nodes.count), of: list, views)
    }
    markChanged(list, views)
    return updateRuns(list, views)
  }

  private func haveRootsChanged(_ views: ViewColumns) -> Bool {
    for number in roots.indices {
      let (old, new) = (rootRecords[number], views.records[Int(roots[number])])
      guard old.position == new.position, old.size == new.size, old.boundsOrigin == new.boundsOrigin,
        old.linear == new.linear, old.alpha == new.alpha
      else { return true }
    }
    return false
  }

  /// Marks the slots of the changed views.
  private func markChanged(_ list: ViewList, _ views: ViewColumns) {
    if !state.value.isMapped { mapSlots(of: list, views) }
    let (changed, slots, marks) = unsafe (views.changes.changed.base, slots.base, marks.base)
    let (count, mapped) = (views.changes.changed.count, self.slots.count)
    precondition(self.marks.count * 64 >= list.nodes.count)
    for number in 0..<count {
      if number + 24 < count { self.slots.prefetch(Int(unsafe changed[number + 24])) }
      let view = Int(unsafe changed[number])
      let slot = view < mapped ? Int(unsafe slots[view]) : Self.nowhere
      if slot != Self.nowhere { unsafe marks[slot / 64] |= 1 << UInt64(slot % 64) }
    }
  }

  /// The slot of a view that is not listed.
  private static var nowhere: Int { Int(UInt32.max) }

  private func mapSlots(of list: ViewList, _ views: ViewColumns) {
    slots.removeAll()
    slots.append(repeating: .max, count: views.records.count)
    marks.removeAll()
    marks.append(repeating: 0, count: (list.nodes.count + 63) / 64)
    for slot in list.nodes.indices { slots[Int(list.nodes[slot].index)] = UInt32(slot) }
    state.value.isMapped = true
  }

  /// Recomputes the marked views with the views in them, in list order. A marked view inside another one is covered by
  /// its run.
  private func updateRuns(_ list: ViewList, _ views: ViewColumns) -> Bool {
    let count = listMarked(views)
    var end: UInt32 = 0
    let (near, far) = (10, 20)
    for number in 0..<(count + far) {
      if number < count {
        list.nodes.prefetch(Int(starts[number]))
        list.appearances.prefetchToWrite(Int(starts[number]))
      }
      if number >= near, number - near < count {
        let node = list.nodes[Int(starts[number - near])]
        views.records.prefetch(Int(node.index))
        list.appearances.prefetch(Int(node.parent))
      }
      guard number >= far, starts[number - far] >= end else { continue }
      let start = starts[number - far]
      end = list.nodes[Int(start)].end
      if !update(start..<end, of: list, views) { return false }
    }
    return true
  }

  /// Collects the marked slots, and clears the marks. Returns their number.
  private func listMarked(_ views: ViewColumns) -> Int {
    let room = views.changes.changed.count + 2
    if starts.count < room { starts.append(repeating: 0, count: room - starts.count) }
    let (starts, marks) = unsafe (starts.base, marks.base)
    var count = 0
    for word in self.marks.indices {
      var open = unsafe marks[word]
      let number = open.nonzeroBitCount
      unsafe marks[word] = 0
      // Two at a time, whether they exist or not: few words have more, and a branch would be hard to predict.
      for next in 0..<2 {
        unsafe starts[count + next] = UInt32(truncatingIfNeeded: word * 64 + open.trailingZeroBitCount)
        open &= open &- 1
      }
      count += min(number, 2)
      while open != 0 {
        unsafe starts[count] = UInt32(truncatingIfNeeded: word * 64 + open.trailingZeroBitCount)
        open &= open &- 1
        count += 1
      }
    }
    return count
  }

  /// Recomputes a run of the list. Returns false when a fresh list is needed.
  @inline(__always)
  private func update(_ run: Range<UInt32>, of list: ViewList, _ views: ViewColumns) -> Bool {
    runs.append(run)
    guard list.clips.isEmpty else { return updateClipped(run, of: list, views) }
    let sight = Sight(state.value.viewport)
    let count = views.records.count
    precondition(Int(run.upperBound) <= list.nodes.count && list.nodes.count == list.appearances.count)
    let records = unsafe views.records.base
    let nodes = unsafe list.nodes.base
    let appearances = unsafe list.appearances.base
    var outside = 0
    var crossings: Int32 = 0
    for slot in Int(run.lowerBound)..<Int(run.upperBound) {
      let node = unsafe nodes[slot]
      precondition(Int(node.index) < count && (Int(node.parent) < slot || node.parent == .max))
      let outer = unsafe node.parent == .max ? Appearance.around : appearances[Int(node.parent)]
      let old = unsafe appearances[slot].clip
      let new = unsafe sight.appearance(of: records[Int(node.index)], in: outer)
      guard new.alpha > 0 else { return false }
      unsafe appearances[slot] = new
      outside += Int(old) - Int(new.clip)
      crossings |= old ^ new.clip
    }
    list.outside.value += outside
    if crossings != 0 { state.value.hasCrossings = true }
    return true
  }

  /// Recomputes a run where views clip: all of its views must stay in sight.
  private func updateClipped(_ run: Range<UInt32>, of list: ViewList, _ views: ViewColumns) -> Bool {
    for slot in Int(run.lowerBound)..<Int(run.upperBound) {
      let node = list.nodes[slot]
      let record = views.records[Int(node.index)]
      let outer = node.parent == .max ? Appearance.around : list.appearances[Int(node.parent)]
      let alpha = outer.alpha * record.alpha
      let transform = record.toParent.concatenating(outer.transform)
      let clip = list.appearances[slot].clip
      let area = clip < 0 ? state.value.viewport : list.clips[Int(clip)].box
      let box = transform.apply(to: record.bounds)
      guard alpha > 0, box.shows(in: area) else { return false }
      list.appearances[slot] = Appearance(transform: transform, alpha: alpha, clip: clip)
      guard record.flags.contains(.clips) else { continue }
      let inner = box.intersection(area)
      guard !inner.isEmpty, let number = clipIndex(of: UInt32(slot), in: list) else { return false }
      list.clips[number] = ViewClip(
        transform: transform, bounds: record.bounds, parent: clip, box: inner, slot: UInt32(slot))
    }
    return true
  }

  /// The index of the clip of a listed view.
  private func clipIndex(of slot: UInt32, in list: ViewList) -> Int? {
    var (low, high) = (0, list.clips.count)
    while low < high {
      let middle = (low + high) / 2
      if list.clips[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low < list.clips.count && list.clips[low].slot == slot ? low : nil
  }
}

/// Computes the appearance of a view that is clipped only by the edges of the viewport: the same numbers, to the last
/// bit, as `ViewRecord.toParent`, `Transform.concatenating` and `Transform.apply`, several at a time.
private struct Sight {
  /// (maxX, maxY, -minX, -minY) of the viewport.
  private let edges: SIMD4<Float>

  init(_ rect: Rect) { edges = SIMD4(rect.maxX, rect.maxY, -rect.minX, -rect.minY) }

  /// The appearance of a view inside another one.
  @inline(__always)
  func appearance(of record: ViewRecord, in outer: Appearance) -> Appearance {
    let half = record.size / 2
    let pivot = record.boundsOrigin + half
    let own = record.linear
    var shift = record.position - record.boundsOrigin
    if record.flags.contains(.hasTransform) {
      shift = record.position + half - own.lowHalf * pivot.x - own.highHalf * pivot.y
    }
    let (along, across) = (outer.linear.lowHalf, outer.linear.highHalf)
    let linear =
      SIMD4(lowHalf: along, highHalf: along) * SIMD4(own.x, own.x, own.z, own.z)
      + SIMD4(lowHalf: across, highHalf: across) * SIMD4(own.y, own.y, own.w, own.w)
    shift = along * shift.x + across * shift.y + outer.shift

    let middle = linear.lowHalf * pivot.x + linear.highHalf * pivot.y + shift
    let spread = SIMD4<Float>(bitPattern: SIMD4<UInt32>(bitPattern: linear) & 0x7FFF_FFFF)
    let reach = (spread.lowHalf * record.size.x + spread.highHalf * record.size.y) / 2
    let low = middle - reach
    let high = low + reach * 2
    let isInside = all(SIMD4(lowHalf: low, highHalf: -high) .< edges)
    var result = outer
    result.linear = linear
    result.shift = shift
    result.alpha = outer.alpha * record.alpha
    result.clip = isInside ? -1 : Appearance.outside
    return result
  }
}

extension SIMD4<UInt32> {
  @inline(__always)
  fileprivate init(bitPattern floats: SIMD4<Float>) { self = unsafe unsafeBitCast(floats, to: Self.self) }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate init(bitPattern bits: SIMD4<UInt32>) { self = unsafe unsafeBitCast(bits, to: Self.self) }
}
