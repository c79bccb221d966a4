import DactylScene

/// The positions of the listed views' items in the draw list, so that those of a view that only moves are written in
/// place.
final class ItemPlaces {
  // Not in snapshots: the draw list is made again after a scene went back.
  /// The index of the first item for each slot of the list of views; and at the end the number of all items.
  let firsts = Column<UInt32>()
  /// The version of all components from which the items were made.
  let contentVersion = Cell<UInt64>(0)

  /// Begins a list of items that is made from components of a version.
  func begin(_ version: UInt64) {
    firsts.removeAll()
    contentVersion.value = version
  }

  /// Appends the index of the first item of the next slot; after the last slot, the number of items.
  @inline(__always)
  func append(_ first: Int) { firsts.append(UInt32(truncatingIfNeeded: first)) }
}
