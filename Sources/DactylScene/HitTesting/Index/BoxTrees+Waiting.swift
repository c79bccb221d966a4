/// Children that came and are not placed yet: while nobody asks, coming costs next to nothing, and many that came are
/// placed together.
extension BoxTrees {
  /// How many children a tree has, placed and waiting.
  struct Family {
    /// How many are placed.
    var count: UInt32 = 0
    /// How many wait.
    var waitingCount: UInt32 = 0
    /// The index of the last node in which some wait, among all such nodes; none if nobody waits.
    var lastWaiting = UInt32.max
    /// A box around those that wait.
    var waitingBox = Box.nothing
  }

  /// A node in which children wait, and the index of the one before it of the same tree.
  struct WaitingNode {
    var node: UInt32
    var before: UInt32
  }

  /// Adds a child to a tree, and stores its slot in its record. It waits to be placed.
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

  /// Notes the box of a child that waits.
  @inline(__always)
  func noteWaiting(_ box: SIMD4<Float>, of tree: UInt32) {
    families[Int(tree)].waitingBox = Box.union(families[Int(tree)].waitingBox, box)
  }

  /// Removes a child that waits.
  func removeWaiting(at slot: Int, _ records: borrowing Column<ViewRecord>) {
    let node = slot / Self.width
    families[Int(nodes[node].owner & ~Self.isRoot)].waitingCount -= 1
    nodes[node].count -= 1
    let last = node * Self.width + Int(nodes[node].count)
    if slot != last { put(entry(at: last), at: slot, isLeaf: true, records) }
    boxes[last] = Box.nothing
    // Where children come and go and nobody asks, empty nodes must not become more and more.
    if nodes[node].count == 0 && waiting.count > 64 { placeWaiting(records) }
  }

  /// Places all children that wait. Whoever searches trees calls it first.
  func placeWaiting(_ records: borrowing Column<ViewRecord>) {
    guard !waiting.isEmpty else { return }
    for number in waiting.indices {
      let node = waiting[number].node
      // Those of a tree are placed together, with its first.
      guard nodes[Int(node)].isWaiting else { continue }
      place(waitingIn: nodes[Int(node)].owner & ~Self.isRoot, records)
    }
    // What very many took is not kept for the few that come later.
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
    // Placing all of a tree again costs less for each than placing one.
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

  /// Moves the entries of a leaf to those that are gathered, and frees it.
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
