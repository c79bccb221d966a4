/// A column of sibling labels, for children whose labels are stored nowhere else.
package struct LabelColumn: SiblingLabels, ~Copyable {
  private let labels = Column<UInt64>()

  package init() {}

  @inline(__always)
  package func label(of child: UInt32) -> UInt64 { labels[Int(child)] }

  @inline(__always)
  package func setLabel(_ label: UInt64, of child: UInt32) { labels[Int(child)] = label }

  /// Inserts a child that is in no list into one.
  package func insert(_ child: UInt32, into list: UInt32, at number: Int, of orders: SiblingOrders) {
    labels.append(repeating: 0, count: Int(child) + 1 - labels.count)
    labels[Int(child)] = orders.insert(child, into: list, at: number, self)
  }

  /// Moves a child that is in a list to a rank, counted without it, in the same list or another.
  package func move(_ child: UInt32, into list: UInt32, at number: Int, of orders: SiblingOrders) {
    labels.prefetchToWrite(Int(child))
    orders.remove(child)
    labels[Int(child)] = orders.insert(child, into: list, at: number, self)
  }

  /// Moves a child that is in a list next to a sibling.
  package func move(_ child: UInt32, beside sibling: UInt32, inFront: Bool, of orders: SiblingOrders) {
    orders.prefetch(sibling)
    labels.prefetch(Int(sibling))
    labels.prefetchToWrite(Int(child))
    orders.remove(child)
    labels[Int(child)] = orders.insert(child, beside: sibling, inFront: inFront, self)
  }
}
