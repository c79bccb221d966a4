/// The changes of views since they were last drawn. Nothing is listed before the first drawing.
final class ViewChanges: SnapshotState {
  struct State {
    /// Whether something was drawn: changes are listed from then on.
    var isListing = false
    /// Whether so much has changed that a list is not worthwhile.
    var isAll = false
    /// A counter that increases when views are added, removed or reordered, or start or stop being drawn or clipping.
    var structure: UInt64 = 0
    /// A counter that increases when changes were handled: code that missed a round must process all views.
    var round: UInt64 = 0
    /// The number of listed changes that the extents include already.
    var measured = 0
  }
  let state = Cell(State())

  /// Views that changed, possibly more than once, including some that were removed since.
  let changed = Column<UInt32>()

  /// Records that views are added, removed or reordered, or start or stop being drawn.
  @inline(__always)
  func noteStructure() { state.value.structure &+= 1 }

  /// Records a view that was added.
  @inline(__always)
  func noteArrival(of child: UInt32, _ limit: Int) {
    state.value.structure &+= 1
    guard state.value.isListing else { return }
    if changed.count < limit { changed.append(child) } else { noteAll() }
  }

  /// Records changed views, whose total number has a limit.
  func note(_ list: borrowing Column<UInt32>, _ limit: Int) {
    guard state.value.isListing, !state.value.isAll else { return }
    guard changed.count + list.count <= 2 * limit else { return noteAll() }
    changed.reserve(changed.count + list.count)
    for number in list.indices { changed.append(list[number]) }
  }

  /// Records a view that moved.
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

  /// Clears the changes after they were handled, and starts to list new ones.
  func forget() {
    state.value.isListing = true
    guard state.value.isAll || !changed.isEmpty else { return }
    state.value.isAll = false
    state.value.round &+= 1
    state.value.measured = 0
    changed.removeAll()
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(state)
    copier.copy(changed)
  }
}
