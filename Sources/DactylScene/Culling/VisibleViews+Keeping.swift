/// Keeping the list while views move.
extension VisibleViews {
  func hasTops() -> Bool {
    guard tops.count == roots.count else { return false }
    for place in tops.indices where tops[place] != roots[place] { return false }
    return true
  }

  func canKeep(_ views: ViewColumns, _ viewport: Rect) -> Bool {
    let state = state.value
    return state.isComplete && state.viewport == viewport && state.structure == views.drawing.state.value.structure
  }

  /// Takes note of how the tops of the trees are.
  func noteRoots(_ views: ViewColumns) {
    rootRecords.removeAll()
    for place in roots.indices { rootRecords.append(views.records[Int(roots[place])]) }
  }

  /// Works out again where the views are that changed, and what is in them. False when a new list is wanted.
  func renew(_ views: ViewColumns) -> Bool {
    let notes = views.drawing.state.value
    let isAll = notes.isAllChanged || notes.round != state.value.round || haveRootsChanged(views)
    let isDone: Bool
    // At a million views, runs cost as much as the whole list from a twelfth (where views have others in them) to a sixth
    // (where they don't) of all on.
    if isAll || views.drawing.changed.count * 8 >= nodes.count {
      isDone = renew(0..<UInt32(nodes.count), views)
    } else {
      markChanged(views)
      isDone = renewRuns(views)
    }
    if isDone { leaveIfMostIsOutside() }
    return isDone
  }

  private func haveRootsChanged(_ views: ViewColumns) -> Bool {
    for place in roots.indices {
      let (old, new) = (rootRecords[place], views.records[Int(roots[place])])
      guard old.position == new.position, old.size == new.size, old.boundsOrigin == new.boundsOrigin,
        old.linear == new.linear, old.alpha == new.alpha
      else { return true }
    }
    return false
  }

  /// Marks the places of the views that changed.
  private func markChanged(_ views: ViewColumns) {
    if !state.value.isMapped { mapPlaces(views) }
    let (changed, places, marks) = unsafe (views.drawing.changed.base, places.base, marks.base)
    let (count, mapped) = (views.drawing.changed.count, self.places.count)
    precondition(self.marks.count * 64 >= nodes.count)
    for number in 0..<count {
      if number + 24 < count { self.places.prefetch(Int(unsafe changed[number + 24])) }
      let view = Int(unsafe changed[number])
      let place = view < mapped ? Int(unsafe places[view]) : Self.nowhere
      if place != Self.nowhere { unsafe marks[place / 64] |= 1 << UInt64(place % 64) }
    }
  }

  /// In place of a place in the list.
  private static var nowhere: Int { Int(UInt32.max) }

  private func mapPlaces(_ views: ViewColumns) {
    places.removeAll()
    places.append(repeating: .max, count: views.records.count)
    marks.removeAll()
    marks.append(repeating: 0, count: (nodes.count + 63) / 64)
    for place in nodes.indices { places[Int(nodes[place].index)] = UInt32(place) }
    state.value.isMapped = true
  }

  /// Works the marked views out again, with what is in them, in the order of the list: what lies in another marked view is
  /// done with that.
  private func renewRuns(_ views: ViewColumns) -> Bool {
    let count = listMarked(views)
    var end: UInt32 = 0
    let (near, far) = (10, 20)
    for number in 0..<(count + far) {
      if number < count {
        nodes.prefetch(Int(starts[number]))
        appearances.prefetchToWrite(Int(starts[number]))
      }
      if number >= near, number - near < count {
        let node = nodes[Int(starts[number - near])]
        views.records.prefetch(Int(node.index))
        appearances.prefetch(Int(node.parent))
      }
      guard number >= far, starts[number - far] >= end else { continue }
      let start = starts[number - far]
      end = nodes[Int(start)].end
      if !renew(start..<end, views) { return false }
    }
    return true
  }

  /// Lists the marked places, and takes the marks away. The answer is how many there are.
  private func listMarked(_ views: ViewColumns) -> Int {
    let room = views.drawing.changed.count + 2
    if starts.count < room { starts.append(repeating: 0, count: room - starts.count) }
    let (starts, marks) = unsafe (starts.base, marks.base)
    var count = 0
    for word in self.marks.indices {
      var open = unsafe marks[word]
      let number = open.nonzeroBitCount
      unsafe marks[word] = 0
      // Two at once, whether they are there or not: few words have more, and a branch would be hard to foresee.
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

  /// Works a run of the list out again. False when a new list is wanted.
  @inline(__always)
  private func renew(_ run: Range<UInt32>, _ views: ViewColumns) -> Bool {
    guard clips.isEmpty else { return renewClipped(run, views) }
    let sight = Sight(state.value.viewport)
    let count = views.records.count
    precondition(Int(run.upperBound) <= nodes.count && nodes.count == appearances.count)
    let records = unsafe views.records.base
    let nodes = unsafe nodes.base
    let list = unsafe appearances.base
    var outside = 0
    for place in Int(run.lowerBound)..<Int(run.upperBound) {
      let node = unsafe nodes[place]
      precondition(Int(node.index) < count && (Int(node.parent) < place || node.parent == .max))
      let outer = unsafe node.parent == .max ? Appearance.around : list[Int(node.parent)]
      let old = unsafe list[place].clip
      let new = unsafe sight.place(records[Int(node.index)], in: outer)
      guard new.alpha > 0 else { return false }
      unsafe list[place] = new
      outside += Int(old) - Int(new.clip)
    }
    state.value.outside += outside
    return true
  }

  /// The same where views clip: then all must stay in sight.
  private func renewClipped(_ run: Range<UInt32>, _ views: ViewColumns) -> Bool {
    for place in Int(run.lowerBound)..<Int(run.upperBound) {
      let node = nodes[place]
      let record = views.records[Int(node.index)]
      let outer = node.parent == .max ? Appearance.around : appearances[Int(node.parent)]
      let alpha = outer.alpha * record.alpha
      let transform = record.toParent.concatenating(outer.transform)
      let clip = appearances[place].clip
      let area = clip < 0 ? state.value.viewport : clips[Int(clip)].box
      let box = transform.apply(to: record.bounds)
      guard alpha > 0, box.shows(in: area) else { return false }
      appearances[place] = Appearance(transform: transform, alpha: alpha, clip: clip)
      guard record.flags.contains(.clips) else { continue }
      let inner = box.intersection(area)
      guard !inner.isEmpty, let number = clipNumber(of: UInt32(place)) else { return false }
      clips[number] = Clip(
        transform: transform, bounds: record.bounds, parent: clip, box: inner, item: UInt32(place))
    }
    return true
  }

  /// The number of the clip that a listed view makes.
  private func clipNumber(of place: UInt32) -> Int? {
    var (low, high) = (0, clips.count)
    while low < high {
      let middle = (low + high) / 2
      if clips[middle].item < place { low = middle + 1 } else { high = middle }
    }
    return low < clips.count && clips[low].item == place ? low : nil
  }
}
