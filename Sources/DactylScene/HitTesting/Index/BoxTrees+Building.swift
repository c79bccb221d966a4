/// Building the whole tree of children that are known together.
extension BoxTrees {
  /// The number of entries in a new node: less than its capacity, to leave room for later ones.
  private static var filling: Int { 13 }

  /// Builds a tree from the gathered entries: level by level from the leaves up, with close entries in one node.
  func rebuild(_ tree: UInt32, _ records: borrowing Column<ViewRecord>) {
    var isLeaf = true
    while true {
      let count = gathered.count
      let isRoot = count <= Self.width
      let parts = isRoot ? 1 : (count + Self.filling - 1) / Self.filling
      tiling.arrange(gathered, into: parts)
      for part in 0..<parts {
        let node = makeNode(isLeaf: isLeaf, owner: tree | Self.isRoot)
        fill(node, with: tiling.range(part, of: parts, count), isLeaf, records)
        summaries.append(summary(node))
      }
      guard !isRoot else {
        roots[Int(tree)] = summaries.removeLast().link
        return
      }
      gathered.removeAll()
      for number in summaries.indices { gathered.append(summaries[number]) }
      summaries.removeAll()
      isLeaf = false
    }
  }

  /// Copies gathered entries to a new node. They are scattered in memory, and so are the records of children: both are
  /// prefetched.
  private func fill(_ node: UInt32, with range: Range<Int>, _ isLeaf: Bool, _ records: borrowing Column<ViewRecord>) {
    let start = Int(node) * Self.width
    let end = tiling.order.count
    for number in range {
      if number + 24 < end { gathered.prefetch(tiling[number + 24]) }
      if isLeaf && number + 12 < end { records.prefetchToWrite(Int(gathered[tiling[number + 12]].link)) }
      put(gathered[tiling[number]], at: start + number - range.lowerBound, isLeaf: isLeaf, records)
    }
    nodes[Int(node)].count = UInt8(range.count)
    if isLeaf { nodes[Int(node)].home = Box.area(union(of: Int(node))) }
  }
}
