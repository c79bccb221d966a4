/// Making the whole tree of children that are known together.
extension BoxTrees {
  /// How many entries a node gets: some less than fit, so that what comes later finds room.
  private static var filling: Int { 13 }

  /// Makes a tree of the entries that are gathered: level by level from the leaves up, those that lie together in one
  /// node.
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

  /// Puts gathered entries into a new node. They lie far apart, and so do the records of children: both are asked for
  /// ahead.
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
