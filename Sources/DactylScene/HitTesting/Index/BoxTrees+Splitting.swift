extension BoxTrees {
  /// Splits the entries of a full node, and one more, into two groups; the second goes to a new node.
  func split(_ node: UInt32, with entry: Entry, _ records: borrowing Column<ViewRecord>) -> UInt32 {
    let isLeaf = nodes[Int(node)].isLeaf
    // The owner of the new node is set when it gets a slot above.
    let sibling = makeNode(isLeaf: isLeaf, owner: 0)
    let start = Int(node) * Self.width
    scratch.removeAll()
    for index in start..<(start + Self.width) { scratch.append(self.entry(at: index)) }
    scratch.append(entry)
    let (order, part) = arrangeScratch()
    for index in 0..<part { put(scratch[Int(order[index])], at: start + index, isLeaf: isLeaf, records) }
    for index in part..<scratch.count {
      put(scratch[Int(order[index])], at: Int(sibling) * Self.width + index - part, isLeaf: isLeaf, records)
    }
    for index in part..<Self.width { boxes[start + index] = Box.nothing }
    nodes[Int(node)].count = UInt8(part)
    nodes[Int(sibling)].count = UInt8(scratch.count - part)
    nodes[Int(sibling)].home = Box.area(union(of: Int(sibling)))
    return sibling
  }

  /// The indices of a full node's entries, and of one more, in some order.
  private typealias Order = InlineArray<17, UInt8>

  /// Sorts the entries of a full node along the axis that gives the better split, and returns the split position.
  private func arrangeScratch() -> (order: Order, count: Int) {
    let across = orderScratch(along: 0)
    let down = orderScratch(along: 1)
    let best = (across: bestParting(across), down: bestParting(down))
    let isAcross =
      best.across.overlap < best.down.overlap
      || (best.across.overlap == best.down.overlap && best.across.girth < best.down.girth)
    return isAcross ? (across, best.across.count) : (down, best.down.count)
  }

  /// Returns the number of sorted entries before the split with the least overlap of the halves and, among equal ones,
  /// the smallest halves. Each half gets at least a third.
  private func bestParting(_ order: Order) -> (count: Int, overlap: Float, girth: Float) {
    var best = (count: scratch.count / 2, overlap: Float.infinity, girth: Float.infinity)
    var backs = InlineArray<17, SIMD4<Float>>(repeating: Box.nothing)
    var back = Box.nothing
    for index in (Self.width / 3..<scratch.count).reversed() {
      back = Box.union(back, scratch[Int(order[index])].box)
      backs[index] = back
    }
    var front = Box.nothing
    for count in 1...(scratch.count - Self.width / 3) {
      front = Box.union(front, scratch[Int(order[count - 1])].box)
      guard count >= Self.width / 3 else { continue }
      let shared = front.replacing(with: backs[count], where: backs[count] .> front)
      let overlap = max(0, -(shared.x + shared.z)) * max(0, -(shared.y + shared.w))
      let girth = Box.girth(front) + Box.girth(backs[count])
      if overlap < best.overlap || (overlap == best.overlap && girth < best.girth) { best = (count, overlap, girth) }
    }
    return best
  }

  /// Sorts the entries by their centres; seventeen at most, so by insertion.
  private func orderScratch(along axis: Int) -> Order {
    var order = Order(repeating: 0)
    var middles = InlineArray<17, Float>(repeating: 0)
    for end in 0..<scratch.count {
      let middle = Box.middle(scratch[end].box)[axis]
      var index = end
      while index > 0 && middle < middles[index - 1] {
        middles[index] = middles[index - 1]
        order[index] = order[index - 1]
        index -= 1
      }
      middles[index] = middle
      order[index] = UInt8(end)
    }
    return order
  }
}
