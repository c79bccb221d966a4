/// The views of some trees that may be visible, in paint order, with their appearance.
///
/// The list is made in one of two ways, and this type chooses:
///
/// - A fresh list (`FreshList`) comes from a walk over the trees. It skips what is out of sight, so it costs what is in
///   sight. It is made when views were added, removed or reordered, when the viewport changed, and, where much of the
///   scene is out of sight, whenever anything changed.
/// - A kept list (`KeptList`) is the list of the frame before, updated where views moved. It costs what moved. It is
///   used where nearly all of a scene is in sight: a fresh list then holds all views, with those out of sight marked,
///   so that it can be kept as long as views only move.
package final class VisibleViews {
  // Not in snapshots: lists are made again after a scene went back.
  /// A view that may be visible.
  package struct Item {
    /// The view.
    package var index: UInt32
    /// The transform from the view's own coordinates to the scene's.
    package var transform: Transform
    /// The opacity of the view times those of all its ancestors.
    package var alpha: Float
    /// The index in `clips` of the area that the view is clipped to, or -1.
    package var clip: Int32
  }

  /// The roots of the listed trees, from back to front.
  let roots = Column<UInt32>()
  private let list = ViewList()
  private let fresh = FreshList()
  let kept = KeptList()
  /// Whether the next fresh list will hold all views, because most of them were in sight.
  private let holdsAll = Cell(false)
  /// Whether the memory was allocated for a list that was much longer.
  private let isOversized = Cell(false)
  /// Whether the last `collect` updated the previous list.
  private let isUpdated = Cell(false)

  /// Makes an empty list.
  package init() {}

  /// The number of views that may be visible.
  package var count: Int { list.countInSight }

  /// Empties the list.
  package func removeAll() {
    list.removeAll()
    kept.forget()
    holdsAll.value = false
    isOversized.value = false
    isUpdated.value = false
  }

  /// Makes the next list a fresh one: views are what they were at another time.
  package func startOver() { kept.forget() }

  /// Whether the list may be updated next time, as far as is known now.
  package var canBeKept: Bool { kept.isComplete.value }

  /// Whether every slot holds the same view as after the previous `collect`, and no view has moved into or out of sight
  /// since.
  package var keepsSlots: Bool { isUpdated.value && !kept.state.value.hasCrossings }

  /// The runs of slots that the last `collect` recomputed, if `keepsSlots` is true: the appearance and the bounds of
  /// all other views are unchanged.
  package var updatedRuns: Column<Range<UInt32>>.Values { kept.runs.values }

  /// The number of listed views, including those out of sight.
  package var listed: Int { list.nodes.count }

  /// The clips of the list.
  package var clips: Column<ViewClip>.Values { list.clips.values }

  /// The view in a slot of the list.
  package func index(at slot: Int) -> UInt32 { list.nodes[slot].index }

  /// The view in a slot of the list with its appearance; nil if it is out of sight.
  package func item(at slot: Int) -> Item? {
    let appearance = list.appearances[slot]
    guard appearance.clip != Appearance.outside else { return nil }
    return Item(
      index: list.nodes[slot].index, transform: appearance.transform, alpha: appearance.alpha, clip: appearance.clip)
  }

  /// Updates the list to the trees below `roots`, with the views that may be visible in a rectangle of the scene's
  /// coordinates.
  func collect(of views: ViewColumns, in viewport: Rect) {
    let canKeep = kept.isValid(for: roots, of: views, in: viewport)
    // A list of all views needs no extents, unless another list does.
    views.refreshExtents(isWanted: !canKeep && !holdsAll.value)
    isUpdated.value = canKeep && kept.update(list, views)
    if isUpdated.value {
      dropIfMostIsOutside()
    } else {
      makeFresh(of: views, in: viewport)
    }
    views.changes.forget()
    kept.noteState(of: views)
  }

  private func makeFresh(of views: ViewColumns, in viewport: Rect) {
    let keepsMemory = !isOversized.value
    isOversized.value = false
    kept.begin(roots, viewport, keepingMemory: keepsMemory)
    if !(holdsAll.value && fresh.make(list, of: roots, views, viewport, holdsAll: true, keepingMemory: keepsMemory)) {
      // A list of all views would hold what is clipped away.
      holdsAll.value = false
      views.refreshExtents(isWanted: true)
      _ = fresh.make(list, of: roots, views, viewport, holdsAll: false, keepingMemory: keepsMemory)
    }
    kept.isComplete.value = fresh.isComplete.value
    chooseNext(views)
    fresh.shrinkExtents(views)
  }

  /// Decides whether this fresh list can be kept, and whether the next one will hold all views.
  private func chooseNext(_ views: ViewColumns) {
    let isUnclipped = list.clips.isEmpty
    let isMostInSight = count * 2 >= views.records.count && isUnclipped
    if holdsAll.value || (kept.isComplete.value && isUnclipped) || isMostInSight {
      if !holdsAll.value { views.extents.removeAll() }
      holdsAll.value = true
    }
    dropIfMostIsOutside()
  }

  /// Stops keeping a list of all views when few of them are in sight.
  private func dropIfMostIsOutside() {
    guard count * 4 < listed else { return }
    holdsAll.value = false
    kept.isComplete.value = false
    isOversized.value = true
  }
}
