/// Labels: numbers with gaps, which are spread again where a gap is used up.
extension SiblingOrders {
  /// The least distance of labels after spreading a single bottom node, and its growth with each doubling: the more
  /// labels are spread at once, the more insertions must fit in until that happens again.
  private static var smallestStep: UInt64 { 64 }
  private static var growth: UInt64 { 3 }

  /// A label between those of the neighbours of an index.
  @inline(__always)
  func newLabel<L: SiblingLabels & ~Copyable>(in leaf: UInt32, at index: Int, _ labels: borrowing L) -> UInt64 {
    let (behind, before) = nodes[Int(leaf)].around(index)
    if behind != OrderNode.none && before != OrderNode.none {
      let low = labels.label(of: behind)
      let room = labels.label(of: before) &- low
      if room > 1 { return low &+ room / 2 }
    }
    if let label = freeLabel(in: leaf, at: index, labels) { return label }
    spread(around: leaf, labels)
    return freeLabel(in: leaf, at: index, labels) ?? ceiling / 2
  }

  /// A label between those of the neighbours of an index, which may be in other nodes; nil when there is none.
  @inline(never)
  private func freeLabel<L: SiblingLabels & ~Copyable>(
    in leaf: UInt32, at index: Int, _ labels: borrowing L
  ) -> UInt64? {
    var (behind, before) = nodes[Int(leaf)].around(index)
    if behind == OrderNode.none { behind = child(outside: leaf, inFront: false) }
    if before == OrderNode.none { before = child(outside: leaf, inFront: true) }
    if behind == OrderNode.none { return labelBeyond(labels.label(of: before), inFront: false) }
    let low = labels.label(of: behind)
    if before == OrderNode.none { return labelBeyond(low, inFront: true) }
    let room = labels.label(of: before) - low
    return room > 1 ? low + room / 2 : nil
  }

  /// A label beyond that of an end of a list; nil when there is none.
  @inline(__always)
  func labelBeyond(_ label: UInt64, inFront: Bool) -> UInt64? {
    let room = inFront ? ceiling &- label : label
    if room <= 1 { return nil }
    let step = min(gap, room / 2)
    return inFront ? label &+ step : label &- step
  }

  /// The child directly behind the first of a bottom node, or directly in front of its last.
  private func child(outside leaf: UInt32, inFront: Bool) -> UInt32 {
    let other = node(beside: leaf, inFront: inFront)
    if other == OrderNode.none { return OrderNode.none }
    return inFront ? nodes[Int(other)].first : nodes[Int(other)].last
  }

  /// Spreads the labels of a bottom node, and of as many adjacent ones as are needed to find room, evenly.
  private func spread<L: SiblingLabels & ~Copyable>(around leaf: UInt32, _ labels: borrowing L) {
    var (first, last) = (leaf, leaf)
    var count = UInt64(nodes[Int(leaf)].count)
    var size = 1
    var wanted = Self.smallestStep
    var isFrontNext = true
    while true {
      let behind = node(beside: first, inFront: false)
      let before = node(beside: last, inFront: true)
      let isAll = behind == OrderNode.none && before == OrderNode.none
      let (low, step) = room(
        for: count, from: behind == OrderNode.none ? nil : labels.label(of: nodes[Int(behind)].last),
        to: before == OrderNode.none ? nil : labels.label(of: nodes[Int(before)].first))
      if step >= wanted || isAll { return relabel(from: first, to: last, above: low, by: step, labels) }
      for _ in 0..<size {
        var next = node(beside: isFrontNext ? last : first, inFront: isFrontNext)
        if next == OrderNode.none {
          isFrontNext.toggle()
          next = node(beside: isFrontNext ? last : first, inFront: isFrontNext)
        }
        if next == OrderNode.none { break }
        if isFrontNext { last = next } else { first = next }
        count += UInt64(nodes[Int(next)].count)
        isFrontNext.toggle()
      }
      size *= 2
      wanted *= Self.growth
    }
  }

  /// The distance at which a number of labels fit between two, and the lower one; nil stands for an end of the list.
  private func room(for count: UInt64, from low: UInt64?, to high: UInt64?) -> (low: UInt64, step: UInt64) {
    switch (low, high) {
    case (let low?, let high?): return (low, (high - low) / (count + 1))
    case (let low?, nil): return (low, min(gap, (ceiling - low) / (count + 1)))
    case (nil, let high?):
      let step = min(gap, high / (count + 1))
      return (high - step * (count + 1), step)
    case (nil, nil):
      let step = min(gap, ceiling / (count + 1))
      return ((ceiling - step * (count + 1)) / 2, step)
    }
  }

  private func relabel<L: SiblingLabels & ~Copyable>(
    from first: UInt32, to last: UInt32, above low: UInt64, by step: UInt64, _ labels: borrowing L
  ) {
    var label = low
    var leaf = first
    while true {
      for index in 0..<Int(nodes[Int(leaf)].count) {
        label += step
        labels.setLabel(label, of: nodes[Int(leaf)].entries[index])
      }
      if leaf == last { return }
      leaf = node(beside: leaf, inFront: true)
    }
  }
}
