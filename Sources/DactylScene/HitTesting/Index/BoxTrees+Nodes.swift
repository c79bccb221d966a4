extension BoxTrees {
  func makeNode(isLeaf: Bool, owner: UInt32) -> UInt32 {
    let node = Node(owner: owner, isLeaf: isLeaf)
    if let number = freeNodes.popLast() {
      nodes[Int(number)] = node
      for entry in 0..<Self.width { boxes[Int(number) * Self.width + entry] = Box.nothing }
      return number
    }
    nodes.append(node)
    boxes.append(repeating: Box.nothing, count: Self.width)
    links.append(repeating: .max, count: Self.width)
    labels.append(repeating: 0, count: Self.width)
    return UInt32(nodes.count - 1)
  }

  func free(node: UInt32) {
    nodes[Int(node)].isChanged = false
    freeNodes.append(node)
  }

  func entry(at slot: Int) -> Entry { Entry(box: boxes[slot], link: links[slot], label: labels[slot]) }

  /// Stores an entry in a slot, and the slot in the child's record, or in the node, that the entry names.
  @inline(__always)
  func put(_ entry: Entry, at slot: Int, isLeaf: Bool, _ records: borrowing Column<ViewRecord>) {
    boxes[slot] = entry.box
    links[slot] = entry.link
    labels[slot] = entry.label
    if isLeaf {
      records[Int(entry.link)].slot = UInt32(slot)
    } else {
      nodes[Int(entry.link)].owner = UInt32(slot)
    }
  }

  /// The number of the tree that contains a node. Costs a step for each level.
  func tree(of node: UInt32) -> UInt32 {
    var owner = nodes[Int(node)].owner
    while owner & Self.isRoot == 0 { owner = nodes[Int(owner) / Self.width].owner }
    return owner & ~Self.isRoot
  }

  /// Adds an entry to a node; the entries above include it already. A full node is split.
  func add(_ entry: Entry, to node: UInt32, _ records: borrowing Column<ViewRecord>) {
    var entry = entry
    var node = node
    var hasSplit = false
    while Int(nodes[Int(node)].count) == Self.width {
      let sibling = split(node, with: entry, records)
      if nodes[Int(node)].isRoot { return grow(node, sibling, records) }
      hasSplit = true
      refit(node)
      settle(node)
      entry = summary(sibling)
      node = nodes[Int(node)].owner / UInt32(Self.width)
    }
    let count = Int(nodes[Int(node)].count)
    put(entry, at: Int(node) * Self.width + count, isLeaf: nodes[Int(node)].isLeaf, records)
    nodes[Int(node)].count += 1
    settle(node)
    // While one half of a split node was not attached, the nodes above were updated without it.
    if hasSplit { refit(node) }
  }

  /// Adds a new root above the two halves of the old one.
  private func grow(_ node: UInt32, _ sibling: UInt32, _ records: borrowing Column<ViewRecord>) {
    let owner = nodes[Int(node)].owner
    let root = makeNode(isLeaf: false, owner: owner)
    roots[Int(owner & ~Self.isRoot)] = root
    let start = Int(root) * Self.width
    put(summary(node), at: start, isLeaf: false, records)
    put(summary(sibling), at: start + 1, isLeaf: false, records)
    nodes[Int(root)].count = 2
  }

  /// Removes roots with a single entry.
  func dropRoot(of tree: UInt32) {
    var root = roots[Int(tree)]
    while !nodes[Int(root)].isLeaf && nodes[Int(root)].count == 1 {
      free(node: root)
      root = links[Int(root) * Self.width]
      nodes[Int(root)].owner = tree | Self.isRoot
    }
    roots[Int(tree)] = root
  }

  /// Updates the entries above a node, as far up as something changes.
  func refit(_ node: UInt32) {
    var node = node
    while !nodes[Int(node)].isRoot {
      let slot = Int(nodes[Int(node)].owner)
      let entry = summary(node)
      let old = boxes[slot]
      let isNear = all(old .<= entry.box .& entry.box .<= old + 2 * nodes[Int(node)].margin)
      if isNear && labels[slot] == entry.label { return }
      if !isNear { boxes[slot] = entry.box }
      labels[slot] = entry.label
      node = UInt32(slot / Self.width)
    }
  }

  /// Records the size of a leaf whose children were just put together; the entry above is up to date.
  func settle(_ node: UInt32) {
    if nodes[Int(node)].isLeaf, !nodes[Int(node)].isRoot {
      nodes[Int(node)].home = Box.area(boxes[Int(nodes[Int(node)].owner)])
    }
  }

  /// The box around all entries of a node. (Not inlined: as a part of other code the compiler splits the vectors.)
  @inline(never)
  func union(of node: Int) -> SIMD4<Float> {
    let boxes = boxes.sixteen(from: node * Self.width)
    var (even, odd) = (boxes[0], boxes[1])
    for pair in 1..<Self.width / 2 {
      even = Box.union(even, boxes[2 * pair])
      odd = Box.union(odd, boxes[2 * pair + 1])
    }
    return Box.union(even, odd)
  }

  /// The entry that represents a node.
  @inline(__always)
  func summary(_ node: UInt32) -> Entry {
    Entry(box: union(of: Int(node)), link: node, label: highestLabel(of: Int(node)))
  }

  @inline(__always)
  func highestLabel(of node: Int) -> UInt64 {
    let start = node * Self.width
    var label: UInt64 = 0
    for slot in start..<(start + Int(nodes[node].count)) { label = max(label, labels[slot]) }
    return label
  }

  /// The entry of an inner node whose area grows least by adding a box; of equal ones the smallest.
  func nearest(in node: UInt32, to box: SIMD4<Float>) -> Int {
    let start = Int(node) * Self.width
    let end = start + Int(nodes[Int(node)].count)
    let boxes = boxes.sixteen(from: start)
    var best = start
    var least = (growth: Float.infinity, area: Float.infinity)
    for slot in start..<end {
      let old = boxes[slot - start]
      let area = Box.area(old)
      // Entries that cannot be hit are kept apart from the others.
      let isApart = old.x == .infinity && box.x != .infinity
      let growth = isApart ? .greatestFiniteMagnitude : Box.area(Box.union(old, box)) - area
      if growth < least.growth || (growth == least.growth && area < least.area) {
        least = (growth, area)
        best = slot
      }
    }
    return best
  }
}
