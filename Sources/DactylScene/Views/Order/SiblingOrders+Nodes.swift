/// Creation and removal of nodes, and steps between them.
extension SiblingOrders {
  func makeNode(parent: UInt32, level: Int32) -> UInt32 {
    guard freeNode != OrderNode.none else {
      nodes.append(OrderNode(parent: parent, level: level))
      return UInt32(nodes.count - 1)
    }
    let node = freeNode
    freeNode = nodes[Int(node)].parent
    nodes[Int(node)] = OrderNode(parent: parent, level: level)
    return node
  }

  /// Frees a node that nothing refers to. The free nodes are linked by their `parent`.
  func endNode(_ node: UInt32) {
    nodes[Int(node)] = OrderNode(parent: freeNode, level: 0)
    freeNode = node
  }

  /// Frees a node and all nodes below it, bottom nodes first.
  func removeAll(from root: UInt32) {
    var node = root
    while node != OrderNode.none {
      var content = nodes[Int(node)]
      if content.level > 0 && content.count > 0 {
        nodes[Int(node)].count -= 1
        node = content.last
        continue
      }
      if content.level == 0 {
        for index in 0..<Int(content.count) where leaves[Int(content.entries[index])] == Int32(bitPattern: node) {
          leaves[Int(content.entries[index])] = -1
        }
      }
      endNode(node)
      node = content.isRoot ? OrderNode.none : content.parent
    }
  }

  /// The list that contains a node.
  func list(of node: UInt32) -> UInt32 {
    var node = node
    while node & OrderNode.listMark == 0 { node = nodes[Int(node)].parent }
    return node & ~OrderNode.listMark
  }

  /// The adjacent node of the same level, in front or behind; none at the end.
  func node(beside node: UInt32, inFront: Bool) -> UInt32 {
    var current = node
    while true {
      let parent = nodes[Int(current)].parent
      if parent & OrderNode.listMark != 0 { return OrderNode.none }
      let index = nodes[Int(parent)].entries.index(of: current) + (inFront ? 1 : -1)
      current = parent
      guard index >= 0 && index < Int(nodes[Int(parent)].count) else { continue }
      return end(below: nodes[Int(parent)].entries[index], atLevel: nodes[Int(node)].level, front: !inFront)
    }
  }

  /// The backmost or frontmost node of a level at or below a node.
  private func end(below node: UInt32, atLevel level: Int32, front: Bool) -> UInt32 {
    var node = node
    while nodes[Int(node)].level > level { node = front ? nodes[Int(node)].last : nodes[Int(node)].first }
    return node
  }
}
