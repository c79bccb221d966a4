/// Lookup of children by rank, and of the ranks of children.
extension SiblingOrders {
  /// The number of siblings behind a child that is in a list.
  package func rank(of child: UInt32) -> Int {
    guard Int(child) < leaves.count, leaves[Int(child)] >= 0 else { return 0 }
    var node = UInt32(bitPattern: leaves[Int(child)])
    var number = nodes[Int(node)].entries.index(of: child)
    while !nodes[Int(node)].isRoot {
      let parent = Int(nodes[Int(node)].parent)
      let (index, count) = (nodes[parent].entries.index(of: node), Int(nodes[parent].count))
      // The shorter sum: what is behind, or everything without what is in front.
      if 2 * index <= count {
        number += total(below: parent, in: 0..<index)
      } else {
        number += Int(nodes[parent].total) - total(below: parent, in: index..<count)
      }
      node = UInt32(parent)
    }
    return number
  }

  private func total(below node: Int, in indices: Range<Int>) -> Int {
    var total = 0
    for index in indices { total &+= Int(nodes[Int(nodes[node].entries[index])].total) }
    return total
  }

  /// The child with a number of siblings behind it, or nil.
  package func child(at rank: Int, of list: UInt32) -> UInt32? {
    guard rank >= 0 && rank < count(of: list) else { return nil }
    let (leaf, index) = find(rank, below: lists[Int(list)].root)
    return nodes[Int(leaf)].entries[index]
  }

  /// The position of the child with a number, which must exist, below a node.
  func find(_ number: Int, below root: UInt32) -> (leaf: UInt32, index: Int) {
    var rest = Int32(truncatingIfNeeded: number)
    var node = root
    while nodes[Int(node)].level > 0 {
      var index = 0
      while true {
        let below = nodes[Int(node)].entries[index]
        let total = nodes[Int(below)].total
        if rest < total {
          node = below
          break
        }
        rest -= total
        index += 1
      }
    }
    return (node, Int(rest))
  }

  /// Returns a cursor that goes over a list from back to front.
  package func cursor(of list: UInt32) -> Cursor { Cursor(leaf: lists[Int(list)].first, index: 0) }

  /// A cursor over a list, which must not change meanwhile.
  package struct Cursor {
    fileprivate var leaf: UInt32
    fileprivate var index: Int

    /// The next child, or nil after the frontmost.
    package mutating func next(in orders: SiblingOrders) -> UInt32? {
      guard leaf != OrderNode.none else { return nil }
      if index == Int(orders.nodes[Int(leaf)].count) {
        leaf = orders.node(beside: leaf, inFront: true)
        index = 0
        if leaf == OrderNode.none { return nil }
      }
      index += 1
      return orders.nodes[Int(leaf)].entries[index - 1]
    }
  }
}
