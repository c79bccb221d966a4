extension BoxTrees {
  /// Parts the entries of a full node, and one more, in two groups; the second goes to a new node.
  func split(_ node: UInt32, with entry: Entry, _ records: borrowing Column<ViewRecord>) -> UInt32 {
    let isLeaf = nodes[Int(node)].isLeaf
    // Its place above is known only when it has one.
    let sibling = makeNode(isLeaf: isLeaf, owner: 0)
    let start = Int(node) * Self.width
    scratch.removeAll()
    for place in start..<(start + Self.width) { scratch.append(self.entry(at: place)) }
    scratch.append(entry)
    let part = arrangeScratch()
    for place in 0..<part { put(scratch[place], at: start + place, isLeaf: isLeaf, records) }
    for place in part..<scratch.count {
      put(scratch[place], at: Int(sibling) * Self.width + place - part, isLeaf: isLeaf, records)
    }
    for place in part..<Self.width { boxes[start + place] = ChildStore.unhittable }
    nodes[Int(node)].count = UInt8(part)
    nodes[Int(sibling)].count = UInt8(scratch.count - part)
    settle(node)
    settle(sibling)
    return sibling
  }

  /// Orders the entries of a full node along the way that parts them better, and says where to part them.
  private func arrangeScratch() -> Int {
    sortScratch(along: 0)
    let across = bestParting()
    sortScratch(along: 1)
    let down = bestParting()
    let isAcross = across.overlap < down.overlap || (across.overlap == down.overlap && across.girth < down.girth)
    guard isAcross else { return down.count }
    sortScratch(along: 0)
    return across.count
  }

  /// Says after how many of the ordered entries to part them, so that the two halves overlap least and, where several
  /// partings overlap alike, are smallest. Each half gets at least a third.
  private func bestParting() -> (count: Int, overlap: Float, girth: Float) {
    var best = (count: scratch.count / 2, overlap: Float.infinity, girth: Float.infinity)
    var backs = InlineArray<17, SIMD4<Float>>(repeating: ChildStore.unhittable)
    var back = ChildStore.unhittable
    for place in (0..<scratch.count).reversed() {
      back = Self.union(back, scratch[place].box)
      backs[place] = back
    }
    var front = ChildStore.unhittable
    for count in 1...(scratch.count - Self.width / 3) {
      front = Self.union(front, scratch[count - 1].box)
      guard count >= Self.width / 3 else { continue }
      let shared = front.replacing(with: backs[count], where: backs[count] .> front)
      let overlap = max(0, -(shared.x + shared.z)) * max(0, -(shared.y + shared.w))
      let girth = Self.girth(front) + Self.girth(backs[count])
      if overlap < best.overlap || (overlap == best.overlap && girth < best.girth) { best = (count, overlap, girth) }
    }
    return best
  }

  /// Sorts the entries by their middles; at most seventeen, so by insertion.
  private func sortScratch(along axis: Int) {
    for end in 1..<scratch.count {
      let entry = scratch[end]
      let middle = Self.middle(entry.box)[axis]
      var place = end
      while place > 0 && middle < Self.middle(scratch[place - 1].box)[axis] {
        scratch[place] = scratch[place - 1]
        place -= 1
      }
      scratch[place] = entry
    }
  }

  private static func girth(_ box: SIMD4<Float>) -> Float {
    box.x == .infinity ? 0 : -(box.x + box.z) - (box.y + box.w)
  }

  @inline(__always)
  static func middle(_ box: SIMD4<Float>) -> SIMD2<Float> {
    box.x == .infinity ? .zero : SIMD2(box.x - box.z, box.y - box.w)
  }
}
