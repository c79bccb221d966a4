/// Children that were inserted and are not placed yet: without searches, insertion costs next to nothing, and many
/// inserted children are placed together.
extension BoxTrees {
  /// The children of a tree, placed and waiting.
  struct Family {
    /// The number of placed children.
    var count: UInt32 = 0
    /// The number of waiting children.
    var waitingCount: UInt32 = 0
    /// The index in `waiting` of the tree's last node with waiting children; `.max` for none.
    var lastWaiting = UInt32.max
    /// A box around the waiting children.
    var waitingBox = Box.nothing
  }

  /// A node with waiting children, and the index of the previous one of the same tree.
  struct WaitingNode {
    var node: UInt32
    var before: UInt32
  }

  /// Inserts a child into a tree, and stores its slot in its record. The child waits to be placed.
  func insert(
    _ child: UInt32, into tree: UInt32, box: SIMD4<Float>, label: UInt64, _ records: borrowing Column<ViewRecord>
  ) {
    let family = families[Int(tree)]
    var last = family.lastWaiting
    if last == .max || Int(nodes[Int(waiting[Int(last)].node)].count) == Self.width {
      let node = makeNode(isLeaf: true, owner: tree | Self.isRoot)
      nodes[Int(node)].isWaiting = true
      waiting.append(WaitingNode(node: node, before: last))
      last = UInt32(waiting.count - 1)
      families[Int(tree)].lastWaiting = last
    }
    families[Int(tree)].waitingCount += 1
    noteWaiting(box, of: tree)
    let node = Int(waiting[Int(last)].node)
    let slot = node * Self.width + Int(nodes[node].count)
    nodes[node].count += 1
    put(Entry(box: box, link: child, label: label), at: slot, isLeaf: true, records)
  }

  /// Extends the box around the waiting children of a tree.
  @inline(__always)
  func noteWaiting(_ box: SIMD4<Float>, of tree: UInt32) {
    families[Int(tree)].waitingBox = Box.union(families[Int(tree)].waitingBox, box)
  }

  /// Removes a waiting child.
  func removeWaiting(at slot: Int, _ records: borrowing Column<ViewRecord>) {
    let node = slot / Self.width
    families[Int(nodes[node].owner & ~Self.isRoot)].waitingCount -= 1
    nodes[node].count -= 1
    let last = node * Self.width + Int(nodes[node].count)
    if slot != last { put(entry(at: last), at: slot, isLeaf: true, records) }
    boxes[last] = Box.nothing
    // Where children come and go without searches, empty nodes must not accumulate.
    if nodes[node].count == 0 && waiting.count > 64 { placeWaiting(records) }
  }

  /// Places all waiting children. Must be called before a search.
  func placeWaiting(_ records: borrowing Column<ViewRecord>) {
    guard !waiting.isEmpty else { return }
    for number in waiting.indices {
      let node = waiting[number].node
      // All of a tree are placed together, with its first node.
      guard nodes[Int(node)].isWaiting else { continue }
      place(waitingIn: nodes[Int(node)].owner & ~Self.isRoot, records)
    }
    // Memory for very many children is released rather than kept for the few that come later.
    let isLarge = waiting.count > 256
    waiting.removeAll(keepingMemory: !isLarge)
    guard isLarge else { return }
    gathered.removeAll(keepingMemory: false)
    summaries.removeAll(keepingMemory: false)
    tiling.releaseMemory()
  }

  private func place(waitingIn tree: UInt32, _ records: borrowing Column<ViewRecord>) {
    let family = families[Int(tree)]
    gathered.removeAll()
    var next = family.lastWaiting
    while next != .max {
      gather(waiting[Int(next)].node)
      next = waiting[Int(next)].before
    }
    families[Int(tree)] = Family(count: family.count)
    // For many children, rebuilding the whole tree costs less for each than placing them one by one.
    guard gathered.count > 2 * Self.width, gathered.count >= Int(family.count) / 4 else {
      for number in gathered.indices.reversed() {
        let entry = gathered[number]
        place(entry.link, in: tree, box: entry.box, label: entry.label, records)
      }
      return
    }
    gatherPlaced(in: tree)
    families[Int(tree)].count = UInt32(gathered.count)
    rebuild(tree, records)
  }

  /// Appends the entries of a leaf to `gathered`, and frees the leaf.
  private func gather(_ node: UInt32) {
    let start = Int(node) * Self.width
    for slot in start..<(start + Int(nodes[Int(node)].count)) { gathered.append(entry(at: slot)) }
    nodes[Int(node)].isWaiting = false
    free(node: node)
  }

  private func gatherPlaced(in tree: UInt32) {
    var open = [roots[Int(tree)]]
    while let node = open.popLast() {
      guard !nodes[Int(node)].isLeaf else {
        gather(node)
        continue
      }
      let start = Int(node) * Self.width
      for slot in start..<(start + Int(nodes[Int(node)].count)) { open.append(links[slot]) }
      free(node: node)
    }
  }
}
