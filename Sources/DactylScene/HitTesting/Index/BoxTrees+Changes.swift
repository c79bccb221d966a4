extension BoxTrees {
  /// Adds a child to a tree; its record learns its place.
  func insert(
    _ child: UInt32, into tree: UInt32, box: SIMD4<Float>, label: UInt64, _ records: borrowing Column<ViewRecord>
  ) {
    var node = roots[Int(tree)]
    while !nodes[Int(node)].isLeaf {
      let place = nearest(in: node, to: box)
      boxes[place] = Self.union(boxes[place], box)
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

  /// Gives the child at a place another box, and says whether it can be hit.
  @inline(__always)
  func move(at place: UInt32, to box: SIMD4<Float>, isHittable: Bool, _ records: borrowing Column<ViewRecord>) {
    let entry = Int(place)
    let old = boxes[entry]
    let label = labels[entry] & ~Self.hittable | (isHittable ? Self.hittable : 0)
    if all(old .== box) && label == labels[entry] { return }
    let node = entry / Self.width
    let owner = nodes[node].owner
    if owner & Self.isRoot == 0, isFar(box, from: boxes[Int(owner)], old) {
      return moveAway(place, to: box, label: label, records)
    }
    let hasOtherLabel = labels[entry] != label
    boxes[entry] = box
    labels[entry] = label
    guard owner & Self.isRoot == 0 else { return }
    // The union above changes only when the box leaves it, or did hold one of its edges.
    let around = boxes[Int(owner)]
    if hasOtherLabel || any(around .> box) || any(old .== around) { refit(UInt32(node)) }
  }

  /// Gives the child at a place another order label.
  func setLabel(_ label: UInt64, at place: UInt32) {
    labels[Int(place)] = labels[Int(place)] & Self.hittable | label
    refit(place / UInt32(Self.width))
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
      boxes[last] = ChildStore.unhittable
      nodes[node].count -= 1
      guard nodes[node].count == 0, !nodes[node].isRoot else {
        refit(UInt32(node))
        if nodes[node].isRoot { dropRoot(of: nodes[node].owner & ~Self.isRoot) }
        return
      }
      place = Int(nodes[node].owner)
      freeNodes.append(UInt32(node))
    }
  }

  /// Whether a box belongs elsewhere: it was or becomes empty, or has left the company that it was in.
  @inline(__always)
  private func isFar(_ box: SIMD4<Float>, from around: SIMD4<Float>, _ old: SIMD4<Float>) -> Bool {
    if old.x == .infinity { return box.x != .infinity }
    if box.x == .infinity { return false }
    return box.x > -around.z || -box.z < around.x || box.y > -around.w || -box.w < around.y
  }
}
