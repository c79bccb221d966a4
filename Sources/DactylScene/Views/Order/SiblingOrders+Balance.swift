/// Balancing of nodes, so that they are neither too full nor too empty.
extension OrderNode {
  /// Whether enough entries were removed to check whether the rest fits into the neighbours. It is checked at some
  /// counts only, since the neighbours are elsewhere in memory.
  @inline(__always)
  var isSparse: Bool { count == 16 || count == 12 || count == 6 || count == 0 }
}

extension SiblingOrders {
  /// The number of indices that stay unused when the entries of a node move to its neighbours.
  private static var slack: Int { 4 }
  /// The count of entries from which on down a node takes some from a neighbour.
  private static var few: Int { 7 }

  // MARK: Full nodes

  /// Makes room in a full node for an entry at an index. Returns where the entry goes then.
  ///
  /// At the ends of a list a new node is started, so that appending fills whole nodes. Elsewhere a neighbour with room
  /// takes some entries; where there is none, two full nodes become three.
  func makeRoom(in node: UInt32, at index: Int) -> (node: UInt32, index: Int) {
    let capacity = OrderNode.capacity
    if index == capacity && self.node(beside: node, inFront: true) == OrderNode.none {
      return (link(beside: node, inFront: true), 0)
    }
    if index == 0 && self.node(beside: node, inFront: false) == OrderNode.none {
      return (link(beside: node, inFront: false), 0)
    }
    let (before, after) = neighbours(of: node)
    for (other, inFront) in [(after, true), (before, false)] where other != OrderNode.none {
      let room = capacity - Int(nodes[Int(other)].count)
      if room >= 4 { return shift((room + 1) / 2, from: node, to: other, inFront: inFront, index) }
    }
    if after != OrderNode.none {
      let middle = link(beside: node, inFront: true)
      move(capacity / 3, from: after, to: middle, inFront: false)
      return shift(capacity / 3, from: node, to: middle, inFront: true, index)
    }
    if before != OrderNode.none {
      let middle = link(beside: node, inFront: false)
      move(capacity / 3, from: before, to: middle, inFront: true)
      return shift(capacity / 3, from: node, to: middle, inFront: false, index)
    }
    return shift(capacity / 2, from: node, to: link(beside: node, inFront: true), inFront: true, index)
  }

  /// Moves entries of a full node to a neighbour. Returns the new position of an index of the node.
  private func shift(_ count: Int, from node: UInt32, to other: UInt32, inFront: Bool, _ index: Int) -> (UInt32, Int) {
    let (left, there) = (OrderNode.capacity - count, Int(nodes[Int(other)].count))
    move(count, from: node, to: other, inFront: inFront)
    if inFront { return index <= left ? (node, index) : (other, index - left) }
    return index >= count ? (node, index - count) : (other, there + index)
  }

  /// Makes a new, empty node in front of a node, or behind it.
  private func link(beside node: UInt32, inFront: Bool) -> UInt32 {
    if nodes[Int(node)].isRoot { raise(node) }
    var parent = nodes[Int(node)].parent
    var index = nodes[Int(parent)].entries.index(of: node) + (inFront ? 1 : 0)
    if nodes[Int(parent)].isFull { (parent, index) = makeRoom(in: parent, at: index) }
    let level = nodes[Int(node)].level
    let new = makeNode(parent: parent, level: level)
    nodes[Int(parent)].insert(new, at: index)
    if level == 0 {
      let list = Int(list(of: node))
      if inFront && lists[list].last == node { lists[list].last = new }
      if !inFront && lists[list].first == node { lists[list].first = new }
    }
    return new
  }

  /// Adds a new root above the old one.
  private func raise(_ root: UInt32) {
    let list = nodes[Int(root)].parent
    let new = makeNode(parent: list, level: nodes[Int(root)].level + 1)
    nodes[Int(new)].insert(root, at: 0)
    nodes[Int(new)].total = nodes[Int(root)].total
    nodes[Int(root)].parent = new
    lists[Int(list & ~OrderNode.listMark)].root = new
  }

  // MARK: Sparse nodes

  /// Removes a node that has lost entries, if the rest fits into its neighbours, so that three nodes become two or two
  /// one. A node with very few entries takes some from a full neighbour.
  func settle(_ node: UInt32) {
    let count = Int(nodes[Int(node)].count)
    if count == 0 { return unlink(node) }
    let (before, after) = neighbours(of: node)
    let (behind, inFront) = (room(in: before), room(in: after))
    if count <= behind + inFront - Self.slack {
      let back = min(count, behind, max(0, (count + behind - inFront) / 2))
      let front = min(count - back, inFront)
      if front > 0 { move(front, from: node, to: after, inFront: true) }
      if count > front { move(count - front, from: node, to: before, inFront: false) }
      return unlink(node)
    }
    let other = before == OrderNode.none || after != OrderNode.none && inFront < behind ? after : before
    guard count <= Self.few, other != OrderNode.none else { return }
    move((Int(nodes[Int(other)].count) - count) / 2, from: other, to: node, inFront: other == before)
  }

  /// The number of entries that still fit into a node; 0 for none.
  private func room(in node: UInt32) -> Int {
    node == OrderNode.none ? 0 : OrderNode.capacity - Int(nodes[Int(node)].count)
  }

  /// Removes a node without entries, and nodes above that are left without entries or, at the root, with a single one.
  private func unlink(_ node: UInt32) {
    let list = Int(list(of: node))
    if lists[list].first == node { lists[list].first = self.node(beside: node, inFront: true) }
    if lists[list].last == node { lists[list].last = self.node(beside: node, inFront: false) }
    let content = nodes[Int(node)]
    endNode(node)
    if content.isRoot {
      lists[list] = OrderList()
      return
    }
    let parent = content.parent
    nodes[Int(parent)].remove(at: nodes[Int(parent)].entries.index(of: node))
    if nodes[Int(parent)].isRoot { return lower(parent) }
    if nodes[Int(parent)].isSparse { settle(parent) }
  }

  /// Removes roots with a single node below them.
  private func lower(_ root: UInt32) {
    var root = root
    while nodes[Int(root)].level > 0 && nodes[Int(root)].count == 1 {
      let (list, below) = (nodes[Int(root)].parent, nodes[Int(root)].first)
      nodes[Int(below)].parent = list
      lists[Int(list & ~OrderNode.listMark)].root = below
      endNode(root)
      root = below
    }
  }

  // MARK: Moving entries

  /// The adjacent nodes with the same parent.
  private func neighbours(of node: UInt32) -> (before: UInt32, after: UInt32) {
    let parent = nodes[Int(node)].parent
    if parent & OrderNode.listMark != 0 { return (OrderNode.none, OrderNode.none) }
    let index = nodes[Int(parent)].entries.index(of: node)
    return (
      index > 0 ? nodes[Int(parent)].entries[index - 1] : OrderNode.none,
      index < OrderNode.capacity - 1 ? nodes[Int(parent)].entries[index + 1] : OrderNode.none
    )
  }

  /// Moves the nearest entries to the adjacent node of the same level, in front or behind.
  private func move(_ count: Int, from node: UInt32, to other: UInt32, inFront: Bool) {
    var (from, to) = (nodes[Int(node)], nodes[Int(other)])
    let (left, there) = (Int(from.count) - count, Int(to.count))
    var total: Int32 = 0
    if inFront {
      for index in stride(from: there - 1, through: 0, by: -1) { to.entries[index + count] = to.entries[index] }
    }
    for index in 0..<count {
      let entry = from.entries[inFront ? left + index : index]
      to.entries[inFront ? index : there + index] = entry
      if from.level == 0 {
        leaves[Int(entry)] = Int32(bitPattern: other)
        total += 1
      } else {
        nodes[Int(entry)].parent = other
        total += nodes[Int(entry)].total
      }
    }
    if !inFront { for index in 0..<left { from.entries[index] = from.entries[index + count] } }
    for index in left..<left + count { from.entries[index] = OrderNode.none }
    from.count = Int32(left)
    to.count += Int32(count)
    nodes[Int(node)] = from
    nodes[Int(other)] = to
    transfer(total, from: node, to: other)
  }

  /// Transfers a number of children from one node to another of the same level, in the totals of all nodes above.
  private func transfer(_ total: Int32, from node: UInt32, to other: UInt32) {
    var (from, to) = (node, other)
    while from != to {
      nodes[Int(from)].total -= total
      nodes[Int(to)].total += total
      (from, to) = (nodes[Int(from)].parent, nodes[Int(to)].parent)
    }
  }
}
