extension BoxTrees {
  /// A child that was found: its index, its label, and the point in its own coordinates.
  typealias Found = (child: UInt32, label: UInt64, inside: SIMD2<Float>)

  /// A step of a search: a node, and those of its entries that are still to be visited.
  private struct Step {
    var node: UInt32 = 0
    var open: UInt32 = 0
  }

  /// The child with the highest label below a limit that contains a point, both by its box and by the exact test, which
  /// returns the point in the child's own coordinates.
  @inline(__always)
  func topmost(
    of tree: UInt32, at probe: SIMD4<Float>, below limit: UInt64, test: (UInt32) -> SIMD2<Float>?
  ) -> Found? {
    var best: Found?
    var bound = Self.hittable
    // A tree of sixteen levels would hold more children than there are entities.
    var steps = InlineArray<16, Step>(repeating: Step())
    var depth = 0
    let root = roots[Int(tree)]
    steps[0] = Step(node: root, open: matches(root, probe))
    while depth >= 0 {
      let node = steps[depth].node
      guard let entry = front(of: node, among: steps[depth].open, above: bound) else {
        depth -= 1
        continue
      }
      steps[depth].open &= ~(1 << UInt32(entry))
      let slot = Int(node) * Self.width + entry
      if nodes[Int(node)].isLeaf {
        let label = labels[slot]
        if label < limit, let inside = test(links[slot]) {
          best = (links[slot], label, inside)
          bound = label
          path.value.count = min(depth + 1, SearchPath.length)
          for level in 0..<path.value.count { path.value.nodes[level] = steps[level].node }
        }
      } else {
        depth += 1
        steps[depth] = Step(node: links[slot], open: matches(links[slot], probe))
      }
    }
    return best
  }

  /// The entries of a node that contain a point, as a bit mask. Unused entries have boxes that contain no point.
  @inline(__always)
  private func matches(_ node: UInt32, _ probe: SIMD4<Float>) -> UInt32 {
    let start = Int(node) * Self.width
    labels.prefetch(start)
    labels.prefetch(start + 8)
    links.prefetch(start)
    nodes.prefetch(Int(node))
    let boxes = boxes.sixteen(from: start)
    var mask: UInt32 = 0
    // Without a branch for each entry: which ones match is hard to predict.
    for entry in 0..<Self.width {
      let isInside = all(boxes[entry] .<= probe)
      mask |= (isInside ? 1 : 0) << UInt32(truncatingIfNeeded: entry)
    }
    return mask
  }

  /// The open entry with the highest label, if that is above the bound.
  @inline(__always)
  private func front(of node: UInt32, among open: UInt32, above bound: UInt64) -> Int? {
    let start = Int(node) * Self.width
    var rest = open
    var highest = bound
    var found = -1
    while rest != 0 {
      let entry = rest.trailingZeroBitCount
      rest &= rest - 1
      let label = labels[start + entry]
      found = label > highest ? entry : found
      highest = max(label, highest)
    }
    return found < 0 ? nil : found
  }
}

extension BoxTrees {
  /// Prefetches what the last search has read.
  @inline(__always)
  func prefetchPath() {
    for number in 0..<path.value.count { prefetchSearch(of: Int(path.value.node(number))) }
  }
}
