/// The children of a view: contiguous in one block or, of a wide parent, in an order of their own with an index.
extension ViewColumns {
  func childCount(of index: UInt32) -> Int { Int(records[Int(index)].childCount) }

  /// Appends the children of a view, from back to front, to a list.
  func appendChildren(of index: UInt32, to list: inout [UInt32]) {
    var cursor = ChildCursor(records[Int(index)], self)
    while let child = cursor.next(self) { list.append(child) }
  }

  /// The children of a view, from back to front. Allocates an array.
  func children(of index: UInt32) -> [UInt32] {
    var list: [UInt32] = []
    appendChildren(of: index, to: &list)
    return list
  }

  /// The child of a view with a number of siblings behind it, or nil.
  func child(of index: UInt32, at rank: Int) -> UInt32? {
    let parent = records[Int(index)]
    guard rank >= 0, rank < Int(parent.childCount) else { return nil }
    if parent.flags.contains(.isWide) { return orders.child(at: rank, of: wide[Int(parent.children)].order) }
    return store.children[Int(parent.children) + rank]
  }

  /// The number of siblings behind a view.
  func siblingRank(of index: UInt32) -> Int {
    let record = records[Int(index)]
    guard record.parent != .max else { return 0 }
    if record.flags.contains(.isInWide) { return orders.rank(of: index) }
    return Int(record.slot - records[Int(record.parent)].children)
  }
}

/// Goes over the children of a view from back to front. The tree must not change meanwhile.
struct ChildCursor {
  private var slot: Int
  private let end: Int
  private var order: SiblingOrders.Cursor?

  init(_ parent: ViewRecord, _ views: ViewColumns) {
    let isWide = parent.flags.contains(.isWide)
    slot = isWide ? 0 : Int(parent.children)
    end = isWide ? 0 : Int(parent.children + parent.childCount)
    order = isWide ? views.orders.cursor(of: views.wide[Int(parent.children)].order) : nil
  }

  @inline(__always)
  mutating func next(_ views: ViewColumns) -> UInt32? {
    if slot < end {
      slot += 1
      return views.store.children[slot - 1]
    }
    return order?.next(in: views.orders)
  }
}
