extension BoxTrees {
  /// Adds a child to a tree; its record learns its place.
  func insert(
    _ child: UInt32, into tree: UInt32, box: SIMD4<Float>, label: UInt64, _ records: borrowing Column<ViewRecord>
  ) {
    var node = roots[Int(tree)]
    while !nodes[Int(node)].isLeaf {
      let place = nearest(in: node, to: box)
      boxes[place] = Box.union(boxes[place], box)
      labels[place] = max(labels[place], label)
      node = links[place]
    }
    add(Entry(box: box, link: child, label: label), to: node, records)
  }

  /// Takes the child at a place out. A leaf that is left with few gives them to others, so that what comes and goes does
  /// not leave a tree of empty rooms.
  func remove(at place: UInt32, _ records: borrowing Column<ViewRecord>) {
    let node = Int(place) / Self.width
    let isAlone = nodes[node].isRoot
    takeOut(Int(place), records)
    guard !isAlone, nodes[node].count > 0, Int(nodes[node].count) < Self.width / 4 else { return }
    let tree = self.tree(of: UInt32(node))
    while nodes[node].count > 0 {
      let last = node * Self.width + Int(nodes[node].count) - 1
      strays.append(entry(at: last))
      takeOut(last, records)
    }
    while let stray = strays.popLast() { insert(stray.link, into: tree, box: stray.box, label: stray.label, records) }
  }

  /// Asks for what giving a child another box needs.
  @inline(__always)
  func prefetch(at place: UInt32) {
    boxes.prefetchToWrite(Int(place))
    nodes.prefetchToWrite(Int(place) / Self.width)
  }

  /// Gives the child at a place another box, and says whether it can be hit. What is above is brought in line by
  /// `refitChanged`.
  @inline(__always)
  func move(at place: UInt32, to box: SIMD4<Float>, isHittable: Bool, _ records: borrowing Column<ViewRecord>) {
    let label = labels[Int(place)] & ~Self.hittable | (isHittable ? Self.hittable : 0)
    guard label == labels[Int(place)] else { return moveAway(place, to: box, label: label, records) }
    move(at: place, to: box)
  }

  /// Gives the child at a place another box; it can be hit, or not, as before.
  @inline(__always)
  func move(at place: UInt32, to box: SIMD4<Float>) {
    boxes[Int(place)] = box
    let node = Int(place) / Self.width
    guard !nodes[node].isChanged else { return }
    nodes[node].isChanged = true
    changed.append(UInt32(node))
  }

  /// Brings what is above changed leaves in line, level by level. A leaf that has become too large for its company lets
  /// go of the child farthest out, which finds another.
  func refitChanged(_ records: borrowing Column<ViewRecord>) {
    if changed.count > nodes.count / 4 {
      // Most of them: in the order in which they lie.
      changed.removeAll()
      for node in nodes.indices where nodes[node].isChanged { refitAbove(node) }
    }
    var first = 0
    let ahead = 8
    while first < changed.count {
      // Those above are added behind as they are found to have changed, so that each level is done before the next.
      if first + ahead < changed.count { prefetch(node: Int(changed[first + ahead])) }
      let node = Int(changed[first])
      first += 1
      if nodes[node].isChanged { refitAbove(node) }
    }
    changed.removeAll()
    while let node = crowded.popLast() { letGo(of: node, records) }
  }

  /// Brings the entry above a changed node in line, and notes the node that this changes.
  @inline(__always)
  private func refitAbove(_ number: Int) {
    let node = nodes[number]
    nodes[number].isChanged = false
    guard !node.isRoot else { return }
    let box = union(of: number)
    if node.isLeaf, Box.area(box) > 4 * node.home { crowded.append(UInt32(number)) }
    let owner = Int(node.owner)
    guard any(boxes[owner] .!= box) else { return }
    boxes[owner] = box
    let above = owner / Self.width
    guard !nodes[above].isChanged else { return }
    nodes[above].isChanged = true
    changed.append(UInt32(above))
  }

  /// Gives the child at a place another order label, and brings those above in line as far as it matters.
  func setLabel(_ label: UInt64, at place: UInt32) {
    var place = Int(place)
    var new = labels[place] & Self.hittable | label
    while true {
      let old = labels[place]
      labels[place] = new
      let node = place / Self.width
      guard !nodes[node].isRoot else { return }
      place = Int(nodes[node].owner)
      let above = labels[place]
      if new < above {
        // Only the highest one counts above.
        guard old == above else { return }
        new = highestLabel(of: node)
      }
      if new == above { return }
    }
  }

  private func moveAway(
    _ place: UInt32, to box: SIMD4<Float>, label: UInt64, _ records: borrowing Column<ViewRecord>
  ) {
    let child = links[Int(place)]
    let tree = self.tree(of: place / UInt32(Self.width))
    remove(at: place, records)
    insert(child, into: tree, box: box, label: label, records)
  }

  /// Takes an entry out of its node, and with the last one the node out of its own.
  private func takeOut(_ place: Int, _ records: borrowing Column<ViewRecord>) {
    var place = place
    while true {
      let node = place / Self.width
      let last = node * Self.width + Int(nodes[node].count) - 1
      if place != last { put(entry(at: last), at: place, isLeaf: nodes[node].isLeaf, records) }
      boxes[last] = Box.nothing
      nodes[node].count -= 1
      guard nodes[node].count == 0, !nodes[node].isRoot else {
        refit(UInt32(node))
        if nodes[node].isRoot { dropRoot(of: nodes[node].owner & ~Self.isRoot) }
        return
      }
      place = Int(nodes[node].owner)
      free(node: UInt32(node))
    }
  }

  @inline(__always)
  private func prefetch(node: Int) {
    for line in 0..<4 { boxes.prefetch(node * Self.width + 4 * line) }
    boxes.prefetchToWrite(Int(nodes[node].owner & ~Self.isRoot))
  }

  /// Finds the child that is farthest out of a leaf another place, if the leaf is still too large. It may stay as large as
  /// it is then.
  private func letGo(of node: UInt32, _ records: borrowing Column<ViewRecord>) {
    let count = Int(nodes[Int(node)].count)
    let start = Int(node) * Self.width
    let area = Box.area(union(of: Int(node)))
    guard nodes[Int(node)].isLeaf, !nodes[Int(node)].isRoot, count > 1, area > 4 * nodes[Int(node)].home else { return }
    var middle = SIMD2<Float>.zero
    for place in start..<(start + count) { middle += Box.middle(boxes[place]) / Float(count) }
    var farthest = (place: start, distance: -Float.infinity)
    for place in start..<(start + count) {
      let offset = Box.middle(boxes[place]) - middle
      let distance = (offset * offset).sum()
      if distance > farthest.distance { farthest = (place, distance) }
    }
    nodes[Int(node)].home = area
    let place = farthest.place
    moveAway(UInt32(place), to: boxes[place], label: labels[place], records)
  }
}
