/// What changed about views since something last drew them. Nothing is listed before something draws.
final class ViewChanges {
  struct State {
    /// Whether something has drawn: changes are listed from then on.
    var isListing = false
    /// Whether so much changed that it is not worth a list.
    var isAll = false
    /// Counts up whenever views come, go or change their order, and when they start or stop being drawn or clipping.
    var structure: UInt64 = 0
    /// Counts up whenever changes were taken: who has not seen them must look at everything.
    var round: UInt64 = 0
    /// How many of the listed changes the extents follow already.
    var measured = 0
  }
  let state = Cell(State())

  /// Views that changed, some of them more than once, and some that have gone since.
  let changed = Column<UInt32>()

  /// Notes that views come, go or change their order, or start or stop being drawn.
  @inline(__always)
  func noteStructure() { state.value.structure &+= 1 }

  /// Notes a view that came among others.
  @inline(__always)
  func noteArrival(of child: UInt32, _ limit: Int) {
    state.value.structure &+= 1
    guard state.value.isListing else { return }
    if changed.count < limit { changed.append(child) } else { noteAll() }
  }

  /// Notes views that changed, which are at most so many.
  func note(_ list: borrowing Column<UInt32>, _ limit: Int) {
    guard state.value.isListing, !state.value.isAll else { return }
    guard changed.count + list.count <= 2 * limit else { return noteAll() }
    changed.reserve(changed.count + list.count)
    for number in list.indices { changed.append(list[number]) }
  }

  /// Notes a view that moved.
  @inline(__always)
  func noteMove(of view: UInt32, _ limit: Int) {
    guard state.value.isListing, !state.value.isAll else { return }
    if changed.count < 2 * limit { changed.append(view) } else { noteAll() }
  }

  private func noteAll() {
    state.value.isAll = true
    state.value.measured = 0
    changed.removeAll()
  }

  /// Forgets the changes, which were handled, and lists those that follow.
  func forget() {
    state.value.isListing = true
    guard state.value.isAll || !changed.isEmpty else { return }
    state.value.isAll = false
    state.value.round &+= 1
    state.value.measured = 0
    changed.removeAll()
  }
}
