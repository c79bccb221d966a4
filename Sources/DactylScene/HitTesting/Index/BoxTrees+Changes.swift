extension BoxTrees {
  /// Places a child in a tree, and stores its slot in its record.
  func place(
    _ child: UInt32, in tree: UInt32, box: SIMD4<Float>, label: UInt64, _ records: borrowing Column<ViewRecord>
  ) {
    families[Int(tree)].count += 1
    var node = roots[Int(tree)]
    while !nodes[Int(node)].isLeaf {
      let slot = nearest(in: node, to: box)
      boxes[slot] = Box.union(boxes[slot], box)
      labels[slot] = max(labels[slot], label)
      node = links[slot]
    }
    add(Entry(box: box, link: child, label: label), to: node, records)
  }

  /// Removes the child in a slot. A leaf with few remaining children gives them to other leaves, so that frequent
  /// insertions and removals do not leave a tree of nearly empty nodes.
  func remove(at slot: UInt32, _ records: borrowing Column<ViewRecord>) {
    let node = Int(slot) / Self.width
    guard !nodes[node].isWaiting else { return removeWaiting(at: Int(slot), records) }
    let tree = self.tree(of: UInt32(node))
    families[Int(tree)].count -= 1
    let isAlone = nodes[node].isRoot
    takeOut(Int(slot), records)
    guard !isAlone, nodes[node].count > 0, Int(nodes[node].count) < Self.width / 4 else { return }
    families[Int(tree)].count -= UInt32(nodes[node].count)
    while nodes[node].count > 0 {
      let last = node * Self.width + Int(nodes[node].count) - 1
      orphans.append(entry(at: last))
      takeOut(last, records)
    }
    while let entry = orphans.popLast() { place(entry.link, in: tree, box: entry.box, label: entry.label, records) }
  }

  /// Prefetches what is needed to change a child's box.
  @inline(__always)
  func prefetch(at slot: UInt32) {
    boxes.prefetchToWrite(Int(slot))
    nodes.prefetch(Int(slot) / Self.width)
  }

  /// Prefetches the entry above a child; call `prefetch(at:)` earlier.
  @inline(__always)
  func prefetchAbove(_ slot: UInt32) {
    let owner = nodes[Int(slot) / Self.width].owner
    boxes.prefetch(Int(owner & ~Self.isRoot))
  }

  /// Changes the box of the child in a slot, and whether the child can be hit. The entries above are updated by
  /// `refitChanged`.
  @inline(__always)
  func move(at slot: UInt32, to box: SIMD4<Float>, isHittable: Bool, _ records: borrowing Column<ViewRecord>) {
    let label = labels[Int(slot)] & ~Self.hittable | (isHittable ? Self.hittable : 0)
    guard label == labels[Int(slot)] else { return moveAway(slot, to: box, label: label, records) }
    move(at: slot, to: box)
  }

  /// Changes the box of the child in a slot; whether it can be hit stays the same.
  @inline(__always)
  func move(at slot: UInt32, to box: SIMD4<Float>) {
    let old = boxes[Int(slot)]
    boxes[Int(slot)] = box
    let number = Int(slot) / Self.width
    let node = nodes[number]
    guard !node.isRoot else { return node.isWaiting ? noteWaiting(box, of: node.owner & ~Self.isRoot) : () }
    guard !node.isChanged, !isNear(node, old, box) else { return }
    nodes[number].isChanged = true
    changed.append(UInt32(number))
  }

  /// Whether the box above a node is still valid when one of its entries gets another box: the new box is inside it,
  /// and does not leave a side that the old one defined.
  @inline(__always)
  private func isNear(_ node: Node, _ old: SIMD4<Float>, _ new: SIMD4<Float>) -> Bool {
    let above = boxes[Int(node.owner)]
    let inner = above + 2 * node.margin
    return all(new .>= above) && all(new .<= inner .| old .> inner)
  }

  /// Updates the entries above changed leaves, level by level. A leaf that has become too large for its contents gives
  /// its farthest child to another leaf.
  func refitChanged(_ records: borrowing Column<ViewRecord>) {
    if changed.count > nodes.count / 4 {
      // When most nodes changed, they are visited in memory order.
      changed.removeAll()
      for node in nodes.indices where nodes[node].isChanged { refitAbove(node) }
    }
    var first = 0
    let ahead = 8
    while first < changed.count {
      // Changed nodes above are appended behind, so that each level is done before the next.
      if first + ahead < changed.count { prefetch(node: Int(changed[first + ahead])) }
      let node = Int(changed[first])
      first += 1
      if nodes[node].isChanged { refitAbove(node) }
    }
    changed.removeAll()
    while let node = crowded.popLast() { letGo(of: node, records) }
  }

  /// Updates the entry above a changed node, and marks that entry's node as changed in turn.
  @inline(__always)
  private func refitAbove(_ number: Int) {
    let node = nodes[number]
    nodes[number].isChanged = false
    guard !node.isRoot else { return }
    let box = union(of: number)
    if node.isLeaf, Box.area(box) > 4 * node.home { crowded.append(UInt32(number)) }
    let owner = Int(node.owner)
    let old = boxes[owner]
    guard any(old .> box .| box .> old + 2 * node.margin) else { return }
    boxes[owner] = widen(number, box, from: old)
    let above = owner / Self.width
    guard !nodes[above].isChanged else { return }
    nodes[above].isChanged = true
    changed.append(UInt32(above))
  }

  /// Returns the box for the entry above a node whose entries no longer fit the old one. The margin grows with the
  /// distance by which they missed it, up to a fraction of the node's size: entries that move to and fro then fit, and
  /// searches lose little.
  @inline(__always)
  private func widen(_ number: Int, _ box: SIMD4<Float>, from old: SIMD4<Float>) -> SIMD4<Float> {
    let beyond = old - box
    let within = box - old - 2 * nodes[number].margin
    let missed = beyond.replacing(with: within, where: within .> beyond).max()
    let margin = min(max(nodes[number].margin * 1.5, 4 * missed), Box.girth(box) / 64)
    // Boxes without points, or with all, get no margin.
    guard missed.isFinite, margin.isFinite, margin > 0 else {
      nodes[number].margin = 0
      return box
    }
    nodes[number].margin = margin
    return box - margin
  }

  /// Changes the order label of the child in a slot, and updates the entries above as far as needed.
  func setLabel(_ label: UInt64, at slot: UInt32) {
    var slot = Int(slot)
    var new = labels[slot] & Self.hittable | label
    while true {
      let old = labels[slot]
      labels[slot] = new
      let node = slot / Self.width
      guard !nodes[node].isRoot else { return }
      slot = Int(nodes[node].owner)
      let above = labels[slot]
      if new < above {
        // Only the highest label of a node counts above.
        guard old == above else { return }
        new = highestLabel(of: node)
      }
      if new == above { return }
    }
  }

  private func moveAway(
    _ slot: UInt32, to box: SIMD4<Float>, label: UInt64, _ records: borrowing Column<ViewRecord>
  ) {
    let node = slot / UInt32(Self.width)
    guard !nodes[Int(node)].isWaiting else {
      labels[Int(slot)] = label
      return move(at: slot, to: box)
    }
    let child = links[Int(slot)]
    let tree = self.tree(of: node)
    remove(at: slot, records)
    place(child, in: tree, box: box, label: label, records)
  }

  /// Removes an entry from its node, and with the last entry also the node from its parent.
  private func takeOut(_ slot: Int, _ records: borrowing Column<ViewRecord>) {
    var slot = slot
    while true {
      let node = slot / Self.width
      let last = node * Self.width + Int(nodes[node].count) - 1
      if slot != last { put(entry(at: last), at: slot, isLeaf: nodes[node].isLeaf, records) }
      boxes[last] = Box.nothing
      nodes[node].count -= 1
      guard nodes[node].count == 0, !nodes[node].isRoot else {
        refit(UInt32(node))
        if nodes[node].isRoot { dropRoot(of: nodes[node].owner & ~Self.isRoot) }
        return
      }
      slot = Int(nodes[node].owner)
      free(node: UInt32(node))
    }
  }

  @inline(__always)
  private func prefetch(node: Int) {
    for line in 0..<4 { boxes.prefetch(node * Self.width + 4 * line) }
    boxes.prefetchToWrite(Int(nodes[node].owner & ~Self.isRoot))
  }

  /// Moves the farthest child of a leaf to another leaf, if the leaf is still too large. Its size afterwards is
  /// accepted.
  private func letGo(of node: UInt32, _ records: borrowing Column<ViewRecord>) {
    let count = Int(nodes[Int(node)].count)
    let start = Int(node) * Self.width
    let area = Box.area(union(of: Int(node)))
    guard nodes[Int(node)].isLeaf, !nodes[Int(node)].isRoot, count > 1, area > 4 * nodes[Int(node)].home else { return }
    var middle = SIMD2<Float>.zero
    for slot in start..<(start + count) { middle += Box.middle(boxes[slot]) / Float(count) }
    var farthest = (slot: start, distance: -Float.infinity)
    for slot in start..<(start + count) {
      let offset = Box.middle(boxes[slot]) - middle
      let distance = (offset * offset).sum()
      if distance > farthest.distance { farthest = (slot, distance) }
    }
    nodes[Int(node)].home = area
    let slot = farthest.slot
    moveAway(UInt32(slot), to: boxes[slot], label: labels[slot], records)
  }
}
