/// The orders of very many siblings, of all wide parents, in one pool.
///
/// A list is a tree of equally deep nodes with up to 28 entries each, from back to front: children at the bottom, nodes
/// above. Every node has the number of children below it, so that a child is found by its rank, and the rank of a child
/// by its position, on a short path down or up. Each child has a label, strictly between 0 and 2^63, higher in front:
/// comparing two labels shows which of two siblings is in front. Children are small numbers, such as the indices of
/// views, and a child is in one list at most.
package final class SiblingOrders: SnapshotState {
  let nodes = Column<OrderNode>()
  let lists = Column<OrderList>()
  /// The bottom node of each child, or -1.
  let leaves = Column<Int32>()
  /// All labels are less than this.
  let ceiling: UInt64
  /// The distance of the label of a child that is inserted at an end.
  let gap: UInt64
  var freeNode = OrderNode.none
  private var freeList = OrderNode.none

  package convenience init() { self.init(ceiling: 1 << 63, gap: 1 << 32) }

  init(ceiling: UInt64, gap: UInt64) {
    self.ceiling = ceiling
    self.gap = gap
  }

  /// Makes an empty list. The numbers of freed lists are reused.
  package func make() -> UInt32 {
    guard freeList != OrderNode.none else {
      lists.append(OrderList())
      return UInt32(lists.count - 1)
    }
    let list = freeList
    freeList = lists[Int(list)].first
    lists[Int(list)] = OrderList()
    return list
  }

  /// Frees a list; its children are in no list then. Takes time linear in their number.
  package func free(_ list: UInt32) {
    removeAll(from: lists[Int(list)].root)
    lists[Int(list)] = OrderList()
    lists[Int(list)].first = freeList
    freeList = list
  }

  /// The number of children of a list.
  package func count(of list: UInt32) -> Int {
    let root = lists[Int(list)].root
    return root == OrderNode.none ? 0 : Int(nodes[Int(root)].total)
  }

  /// The size of the columns, in bytes.
  package var bytes: Int { nodes.bytes + lists.bytes + leaves.bytes }

  /// Inserts a child that is in no list at a rank counted from the back; a rank beyond the end is in front of all.
  /// Returns its label, which the caller stores. Other children may get new labels.
  package func insert<L: SiblingLabels & ~Copyable>(
    _ child: UInt32, into list: UInt32, at number: Int, _ labels: borrowing L
  ) -> UInt64 {
    let ends = lists[Int(list)]
    if ends.root == OrderNode.none { return begin(list, with: child) }
    let (leaf, index): (UInt32, Int)
    let end: UInt64?
    if number >= Int(nodes[Int(ends.root)].total) {
      (leaf, index) = (ends.last, Int(nodes[Int(ends.last)].count))
      end = labelBeyond(labels.label(of: nodes[Int(ends.last)].last), inFront: true)
    } else if number <= 0 {
      (leaf, index) = (ends.first, 0)
      end = labelBeyond(labels.label(of: nodes[Int(ends.first)].first), inFront: false)
    } else {
      (leaf, index) = find(number, below: ends.root)
      end = nil
    }
    let label = end ?? newLabel(in: leaf, at: index, labels)
    put(child, into: leaf, at: index)
    return label
  }

  /// Inserts a child that is in no list directly in front of a sibling, or directly behind it; the cost does not depend
  /// on where the sibling is. Returns its label, which the caller stores. Other children may get new labels.
  package func insert<L: SiblingLabels & ~Copyable>(
    _ child: UInt32, beside sibling: UInt32, inFront: Bool, _ labels: borrowing L
  ) -> UInt64 {
    let leaf = UInt32(bitPattern: leaves[Int(sibling)])
    let index = nodes[Int(leaf)].entries.index(of: sibling) + (inFront ? 1 : 0)
    let label = newLabel(in: leaf, at: index, labels)
    put(child, into: leaf, at: index)
    return label
  }

  /// Removes a child from its list, if it is in one.
  package func remove(_ child: UInt32) {
    guard Int(child) < leaves.count, leaves[Int(child)] >= 0 else { return }
    let leaf = UInt32(bitPattern: leaves[Int(child)])
    leaves[Int(child)] = -1
    let index = nodes[Int(leaf)].entries.index(of: child)
    nodes[Int(leaf)].remove(at: index)
    add(-1, to: leaf)
    if nodes[Int(leaf)].isSparse { settle(leaf) }
  }

  @inline(__always)
  private func put(_ child: UInt32, into leaf: UInt32, at index: Int) {
    var (leaf, index) = (leaf, index)
    if nodes[Int(leaf)].isFull { (leaf, index) = makeRoom(in: leaf, at: index) }
    nodes[Int(leaf)].insert(child, at: index)
    add(1, to: leaf)
    own(child, leaf)
  }

  /// Prefetches the memory for an insertion beside a child, or for its removal: useful where something else is done
  /// before, such as the removal of another child.
  @inline(__always)
  package func prefetch(_ child: UInt32) {
    guard Int(child) < leaves.count else { return }
    let leaf = Int(leaves[Int(child)])
    nodes.prefetchToWrite(leaf)
  }

  /// Prefetches what `prefetch(_:)` reads.
  @inline(__always)
  package func prefetchLocation(of child: UInt32) { leaves.prefetch(Int(child)) }

  private func begin(_ list: UInt32, with child: UInt32) -> UInt64 {
    let leaf = makeNode(parent: list | OrderNode.listMark, level: 0)
    lists[Int(list)] = OrderList(root: leaf, first: leaf, last: leaf)
    nodes[Int(leaf)].insert(child, at: 0)
    nodes[Int(leaf)].total = 1
    own(child, leaf)
    return ceiling / 2
  }

  /// Stores the bottom node of a child.
  @inline(__always)
  func own(_ child: UInt32, _ leaf: UInt32) {
    if Int(child) >= leaves.count { leaves.append(repeating: -1, count: Int(child) + 1 - leaves.count) }
    leaves[Int(child)] = Int32(bitPattern: leaf)
  }

  /// Adds a change in the number of children to a node and all nodes above it.
  @inline(__always)
  private func add(_ change: Int32, to node: UInt32) {
    var node = node
    while node & OrderNode.listMark == 0 {
      nodes[Int(node)].total &+= change
      node = nodes[Int(node)].parent
    }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(nodes)
    copier.copy(lists)
    copier.copy(leaves)
    copier.copy(freeNode) { freeNode = $0 }
    copier.copy(freeList) { freeList = $0 }
  }
}
