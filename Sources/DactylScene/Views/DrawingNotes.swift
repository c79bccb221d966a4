/// What drawing keeps beside the records of views: what changed since it last looked, and how far it reaches what parents
/// draw. Nothing is kept before something draws.
final class DrawingNotes {
  /// Behind a column's pointer, so that asking costs a load.
  struct State {
    /// Whether something has drawn: changes are listed from then on.
    var isNoting = false
    /// So much changed that it is not worth a list.
    var isAllChanged = false
    /// Whether extents are kept.
    var hasExtents = false
    /// Counts up whenever views come, go or change places, and when they begin or cease to be drawn or to clip.
    var structure: UInt64 = 0
    /// Counts up whenever changes were taken: who has not seen them must look at everything.
    var round: UInt64 = 0
  }
  let state = Cell(State())

  /// Views that changed, some of them more than once, and some that have gone since.
  let changed = Column<UInt32>()
  /// For each view the place of its extent plus one, or 0.
  private let places = Column<UInt32>()
  /// The extents: boxes (minX, minY, -maxX, -maxY) of a view's own coordinates around all that its children draw.
  private let boxes = Column<SIMD4<Float>>()
  private let free = Column<UInt32>()
  /// Wide parents whose trees were changed, for the parents' own sake.
  let families = Column<UInt32>()

  /// Takes note that views come, go or change places, or begin or cease to be drawn.
  @inline(__always)
  func noteStructure() { state.value.structure &+= 1 }

  /// Takes note of a view that came among others.
  @inline(__always)
  func noteArrival(of child: UInt32, _ limit: Int) {
    state.value.structure &+= 1
    guard state.value.isNoting else { return }
    if changed.count < limit { changed.append(child) } else { noteAll() }
  }

  /// Takes note of views that changed, which are at most so many.
  func note(_ list: borrowing Column<UInt32>, _ limit: Int) {
    guard state.value.isNoting, !state.value.isAllChanged else { return }
    guard changed.count + list.count <= 2 * limit else { return noteAll() }
    changed.reserve(changed.count + list.count)
    for place in list.indices { changed.append(list[place]) }
  }

  /// Takes note of a view that moved.
  @inline(__always)
  func noteMove(of view: UInt32, _ limit: Int) {
    guard state.value.isNoting, !state.value.isAllChanged else { return }
    if changed.count < 2 * limit { changed.append(view) } else { noteAll() }
  }

  private func noteAll() {
    state.value.isAllChanged = true
    changed.removeAll()
  }

  /// Forgets the changes that were noted: they have been seen to.
  func forgetChanges() {
    state.value.isNoting = true
    guard state.value.isAllChanged || !changed.isEmpty else { return }
    state.value.isAllChanged = false
    state.value.round &+= 1
    changed.removeAll()
  }

  // MARK: Extents

  /// The extent of a parent that is not wide; nothing at all of a view that has none.
  @inline(__always)
  func extent(of index: UInt32) -> SIMD4<Float> {
    guard Int(index) < places.count, places[Int(index)] > 0 else { return Box.nothing }
    return boxes[Int(places[Int(index)]) - 1]
  }

  /// Ask for what `extent(of:)` reads, one after the other.
  @inline(__always)
  func prefetchPlace(of index: UInt32) { places.prefetch(Int(index)) }
  @inline(__always)
  func prefetchExtent(of index: UInt32) {
    if Int(index) < places.count { boxes.prefetch(Int(places[Int(index)]) - 1) }
  }

  /// Gives a parent another extent.
  func setExtent(_ box: SIMD4<Float>, of index: UInt32) {
    if Int(index) >= places.count { places.append(repeating: 0, count: Int(index) + 1 - places.count) }
    if places[Int(index)] > 0 {
      boxes[Int(places[Int(index)]) - 1] = box
    } else if let place = free.popLast() {
      boxes[Int(place)] = box
      places[Int(index)] = place + 1
    } else {
      boxes.append(box)
      places[Int(index)] = UInt32(boxes.count)
    }
  }

  /// Takes the extent of a view away, if it has one.
  @inline(__always)
  func removeExtent(of index: UInt32) {
    guard Int(index) < places.count, places[Int(index)] > 0 else { return }
    free.append(places[Int(index)] - 1)
    places[Int(index)] = 0
  }

  /// Takes all extents away, with their memory.
  func removeExtents() {
    state.value.hasExtents = false
    places.removeAll(keepingMemory: false)
    boxes.removeAll(keepingMemory: false)
    free.removeAll(keepingMemory: false)
    families.removeAll(keepingMemory: false)
  }
}
