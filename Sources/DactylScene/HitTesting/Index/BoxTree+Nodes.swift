extension BoxTree {
  mutating func makeNode(isLeaf: Bool) -> UInt32 {
    if let node = free.popLast() {
      counts[Int(node)] = 0
      leaves[Int(node)] = isLeaf
      owners[Int(node)] = .max
      return node
    }
    counts.append(0)
    leaves.append(isLeaf)
    owners.append(.max)
    boxes.append(contentsOf: repeatElement(ChildStore.unhittable, count: Self.width))
    links.append(contentsOf: repeatElement(.max, count: Self.width))
    labels.append(contentsOf: repeatElement(0, count: Self.width))
    return UInt32(counts.count - 1)
  }

  @inline(__always)
  mutating func put(_ entry: Entry, at place: Int, isLeaf: Bool, _ records: inout [ViewRecord]) {
    boxes[place] = entry.box
    links[place] = entry.link
    labels[place] = entry.label
    if isLeaf {
      records[Int(entry.link)].slot = UInt32(place)
    } else {
      owners[Int(entry.link)] = UInt32(place)
    }
  }

  /// Adds an entry to a node that has taken it into account above; a full one splits.
  mutating func add(_ entry: Entry, to node: UInt32, _ records: inout [ViewRecord]) {
    var entry = entry
    var node = node
    while Int(counts[Int(node)]) == Self.width {
      let sibling = split(node, with: entry, &records)
      guard owners[Int(node)] != .max else { return grow(node, sibling, &records) }
      refit(node)
      entry = summary(sibling)
      node = owners[Int(node)] / UInt32(Self.width)
    }
    put(entry, at: Int(node) * Self.width + Int(counts[Int(node)]), isLeaf: leaves[Int(node)], &records)
    counts[Int(node)] += 1
    refit(node)
  }

  /// Parts the entries of a full node, and one more, in two halves along the way they spread most.
  mutating func split(_ node: UInt32, with entry: Entry, _ records: inout [ViewRecord]) -> UInt32 {
    let isLeaf = leaves[Int(node)]
    let sibling = makeNode(isLeaf: isLeaf)
    let start = Int(node) * Self.width
    scratch.removeAll(keepingCapacity: true)
    for place in start..<(start + Self.width) {
      scratch.append(Entry(box: boxes[place], link: links[place], label: labels[place]))
    }
    scratch.append(entry)
    let half = arrangeScratch()
    for place in 0..<half { put(scratch[place], at: start + place, isLeaf: isLeaf, &records) }
    for place in half..<scratch.count {
      put(scratch[place], at: Int(sibling) * Self.width + place - half, isLeaf: isLeaf, &records)
    }
    counts[Int(node)] = UInt8(half)
    counts[Int(sibling)] = UInt8(scratch.count - half)
    return sibling
  }

  /// Orders the entries along the way, and says after how many of them to part them, for which the two halves overlap
  /// least and, where several overlap alike, are smallest. Each half gets at least a third.
  func bestParting(along axis: Int) -> (count: Int, overlap: Float, girth: Float) {
    var best = (count: scratch.count / 2, overlap: Float.infinity, girth: Float.infinity)
    for count in (Self.width / 3)...(scratch.count - Self.width / 3) {
      var (front, back) = (ChildStore.unhittable, ChildStore.unhittable)
      for place in 0..<count { front = Self.union(front, scratch[place].box) }
      for place in count..<scratch.count { back = Self.union(back, scratch[place].box) }
      let shared = front.replacing(with: back, where: back .> front)
      let overlap = max(0, -(shared.x + shared.z)) * max(0, -(shared.y + shared.w))
      let girth = Self.girth(front) + Self.girth(back)
      if overlap < best.overlap || (overlap == best.overlap && girth < best.girth) { best = (count, overlap, girth) }
    }
    return best
  }

  /// Orders the entries of a full node along the way that parts them better, and says where to part them.
  mutating func arrangeScratch() -> Int {
    sortScratch(along: 0)
    let across = bestParting(along: 0)
    sortScratch(along: 1)
    let down = bestParting(along: 1)
    let isAcross = across.overlap < down.overlap || (across.overlap == down.overlap && across.girth < down.girth)
    guard isAcross else { return down.count }
    sortScratch(along: 0)
    return across.count
  }

  /// Sorts the entries by their middles; at most seventeen, so by insertion.
  mutating func sortScratch(along axis: Int) {
    for end in 1..<scratch.count {
      var place = end
      while place > 0 && Self.middle(scratch[place].box)[axis] < Self.middle(scratch[place - 1].box)[axis] {
        scratch.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  static func girth(_ box: SIMD4<Float>) -> Float {
    box.x == .infinity ? 0 : -(box.x + box.z) - (box.y + box.w)
  }

  /// Puts a new root above the two halves of the old one.
  mutating func grow(_ node: UInt32, _ sibling: UInt32, _ records: inout [ViewRecord]) {
    root = makeNode(isLeaf: false)
    let start = Int(root) * Self.width
    put(summary(node), at: start, isLeaf: false, &records)
    put(summary(sibling), at: start + 1, isLeaf: false, &records)
    counts[Int(root)] = 2
  }

  /// Drops a root that has only one way down.
  mutating func dropRoot() {
    while !leaves[Int(root)] && counts[Int(root)] == 1 {
      free.append(root)
      root = links[Int(root) * Self.width]
      owners[Int(root)] = .max
    }
  }

  /// Brings the entries above a node in line with it, as far up as something changes.
  mutating func refit(_ node: UInt32) {
    var node = node
    while owners[Int(node)] != .max {
      let place = Int(owners[Int(node)])
      let entry = summary(node)
      if all(boxes[place] .== entry.box) && labels[place] == entry.label { return }
      boxes[place] = entry.box
      labels[place] = entry.label
      node = UInt32(place / Self.width)
    }
  }

  /// The entry that stands for a node.
  func summary(_ node: UInt32) -> Entry {
    let start = Int(node) * Self.width
    var box = ChildStore.unhittable
    var label: UInt64 = 0
    for place in start..<(start + Int(counts[Int(node)])) {
      box = Self.union(box, boxes[place])
      label = max(label, labels[place])
    }
    return Entry(box: box, link: node, label: label)
  }

  /// The entry of an inner node that grows least when it takes a box in.
  func nearest(in node: UInt32, to box: SIMD4<Float>) -> Int {
    let start = Int(node) * Self.width
    var best = start
    var least = Float.infinity
    for place in start..<(start + Int(counts[Int(node)])) {
      let old = boxes[place]
      let new = Self.union(old, box)
      // The growth of half the girth, and a little of its size, so that of equal ones the smaller takes it.
      let girth = -(old.x + old.z) - (old.y + old.w)
      let cost = -(new.x + new.z) - (new.y + new.w) - girth * 0.99
      if cost < least {
        least = cost
        best = place
      }
    }
    return best
  }

  @inline(__always)
  static func union(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  static func middle(_ box: SIMD4<Float>) -> SIMD2<Float> {
    box.x == .infinity ? .zero : SIMD2(box.x - box.z, box.y - box.w)
  }
}
