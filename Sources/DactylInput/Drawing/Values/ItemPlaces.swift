import DactylScene

/// Where in the draw list the items of the listed views are, so that those of a view that only moves are written where
/// they lie.
final class ItemPlaces {
  /// For each slot of the list of views the index of its first item; and at the end the number of all items.
  let firsts = Column<UInt32>()
  /// The state of all components that the items were made from.
  let contentVersion = Cell<UInt64>(0)

  /// Begins with a list of items that is made from components as they are.
  func begin(_ version: UInt64) {
    firsts.removeAll()
    contentVersion.value = version
  }

  /// Notes that the items of the next slot begin at an index; after the last slot, how many items there are.
  @inline(__always)
  func append(_ first: Int) { firsts.append(UInt32(truncatingIfNeeded: first)) }
}
