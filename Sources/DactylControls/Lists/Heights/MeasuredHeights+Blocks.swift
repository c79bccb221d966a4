import Dactyl

/// Filling and joining blocks, so that few entries do not occupy many blocks for long.
extension MeasuredHeights {
  /// Adds an entry behind all others of a tree; the caller updates the tail of the run.
  func append(_ entry: Entry, to run: inout Run) {
    let last = last(of: run.root)
    if last != Self.none, nodes[Int(last)].count < Self.blockSize {
      appendToLast(entry, run.root)
      return
    }
    let node = makeNode()
    entries[Int(node) * Self.blockSize] = entry
    nodes[Int(node)].count = 1
    recount(node)
    refresh(node)
    run.root = merge(run.root, node)
  }

  private func appendToLast(_ entry: Entry, _ root: UInt32) {
    let right = nodes[Int(root)].right
    if right != Self.none {
      appendToLast(entry, right)
    } else {
      entries[Int(root) * Self.blockSize + Int(nodes[Int(root)].count)] = entry
      nodes[Int(root)].count += 1
      recount(root)
    }
    refresh(root)
  }

  /// Joins two trees into one. The last block of the first and the first block of the second are merged where their
  /// entries fit into one.
  func joinedBlocks(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let (last, first) = (last(of: a), first(of: b))
    guard last != Self.none, first != Self.none, nodes[Int(last)].count + nodes[Int(first)].count <= Self.blockSize
    else {
      return merge(a, first == Self.none || last == Self.none ? b : joinedFront(of: b))
    }
    let parts = split(b, at: nodes[Int(first)].own.lines)
    appendBlock(first, to: a)
    release(parts.before)
    return merge(a, parts.after)
  }

  /// Returns a tree whose first two blocks are merged where their entries fit into one: otherwise lines that are
  /// measured upwards would leave a block each.
  private func joinedFront(of root: UInt32) -> UInt32 {
    let parts = split(root, at: nodes[Int(first(of: root))].own.lines)
    let (one, next) = (first(of: parts.before), first(of: parts.after))
    guard next != Self.none, nodes[Int(one)].count + nodes[Int(next)].count <= Self.blockSize else {
      return merge(parts.before, parts.after)
    }
    return joinedBlocks(parts.before, parts.after)
  }

  private func appendBlock(_ block: UInt32, to root: UInt32) {
    let right = nodes[Int(root)].right
    if right != Self.none {
      appendBlock(block, to: right)
    } else {
      let (from, to) = (Int(block) * Self.blockSize, Int(root) * Self.blockSize + Int(nodes[Int(root)].count))
      let count = Int(nodes[Int(block)].count)
      for index in 0..<count { entries[to + index] = entries[from + index] }
      nodes[Int(root)].count += UInt32(count)
      recount(root)
    }
    refresh(root)
  }

  private func last(of root: UInt32) -> UInt32 {
    var node = root
    while node != Self.none, nodes[Int(node)].right != Self.none { node = nodes[Int(node)].right }
    return node
  }

  private func first(of root: UInt32) -> UInt32 {
    var node = root
    while node != Self.none, nodes[Int(node)].left != Self.none { node = nodes[Int(node)].left }
    return node
  }
}
