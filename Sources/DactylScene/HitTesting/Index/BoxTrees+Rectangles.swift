/// Searches for the children of a wide parent in a rectangle, for drawing.
extension BoxTrees {
  /// The box around everything in a tree. The placed children must be up to date.
  @inline(__always)
  func box(of tree: UInt32) -> SIMD4<Float> {
    Box.union(union(of: Int(roots[Int(tree)])), families[Int(tree)].waitingBox)
  }

  /// Whether the child in a slot can be hit.
  @inline(__always)
  func isHittable(at slot: UInt32) -> Bool { labels[Int(slot)] & Self.hittable != 0 }

  /// Finds the children whose boxes overlap a box, in sibling order.
  func find(in tree: UInt32, meeting box: SIMD4<Float>, _ search: RectangleSearch) {
    let probe = SIMD4(-box.z, -box.w, -box.x, -box.y)
    find(in: tree, search) { all($0 .<= probe) }
  }

  /// Finds the children whose boxes, transformed, may overlap a rectangle, in sibling order: turned boxes count with
  /// their upright bounding boxes, as in drawing.
  func find(in tree: UInt32, shown rect: Rect, by transform: Transform, _ search: RectangleSearch) {
    find(in: tree, search) { transform.mayShow($0, in: rect) }
  }

  /// Visits the tree level by level, so that the nodes of a level are prefetched before their turn.
  @inline(__always)
  private func find(in tree: UInt32, _ search: RectangleSearch, _ isMeeting: (SIMD4<Float>) -> Bool) {
    search.found.removeAll()
    search.nodes.removeAll()
    search.nodes.append(roots[Int(tree)])
    var index = 0
    while index < search.nodes.count {
      let node = search.nodes[index]
      index += 1
      let isLeaf = nodes[Int(node)].isLeaf
      let start = Int(node) * Self.width
      var open = mask(of: node, isMeeting)
      while open != 0 {
        let entry = start + open.trailingZeroBitCount
        open &= open - 1
        let link = links[entry]
        if isLeaf {
          search.found.append(RectangleSearch.Found(label: labels[entry] & ~Self.hittable, child: link))
        } else {
          search.nodes.append(link)
          prefetchSearch(of: Int(link))
        }
      }
    }
    search.sort()
  }

  /// The entries of a node that match, as a bit mask.
  @inline(__always)
  private func mask(of node: UInt32, _ isMeeting: (SIMD4<Float>) -> Bool) -> UInt32 {
    let start = Int(node) * Self.width
    let boxes = boxes.sixteen(from: start)
    var mask: UInt32 = 0
    for entry in 0..<Self.width {
      mask |= (isMeeting(boxes[entry]) ? 1 : 0) << UInt32(truncatingIfNeeded: entry)
    }
    return mask
  }

  @inline(__always)
  func prefetchSearch(of node: Int) {
    let start = node * Self.width
    for line in 0..<4 { boxes.prefetch(start + 4 * line) }
    links.prefetch(start)
    labels.prefetch(start)
    labels.prefetch(start + 8)
    nodes.prefetch(node)
  }
}

/// The working memory and the result of a search for the children in a rectangle. Kept, so that searching does not
/// allocate.
final class RectangleSearch {
  // Not in snapshots: it is empty between calls.
  /// A child and its order label.
  struct Found {
    var label: UInt64
    var child: UInt32
  }

  /// The children that were found, from back to front.
  let found = Column<Found>()
  let nodes = Column<UInt32>()
  private let spare = Column<Found>()
  private let counts = Column<Int>()

  /// Sorts by the labels: few by insertion, many by radix, skipping digits that are equal in all labels.
  func sort() {
    guard found.count > 32 else { return sortFew() }
    var either: UInt64 = 0
    var both = UInt64.max
    for index in found.indices {
      either |= found[index].label
      both &= found[index].label
    }
    let differing = either ^ both
    spare.removeAll()
    spare.append(repeating: found[0], count: found.count)
    if counts.isEmpty { counts.append(repeating: 0, count: 256) }
    var isInSpare = false
    for shift in stride(from: UInt64(0), to: 64, by: 8) where (differing >> shift) & 0xFF != 0 {
      if isInSpare { sort(spare, into: found, by: shift) } else { sort(found, into: spare, by: shift) }
      isInSpare.toggle()
    }
    if isInSpare { for index in found.indices { found[index] = spare[index] } }
  }

  private func sort(_ from: borrowing Column<Found>, into to: borrowing Column<Found>, by shift: UInt64) {
    for digit in 0..<256 { counts[digit] = 0 }
    for index in from.indices { counts[Int((from[index].label >> shift) & 0xFF)] += 1 }
    var start = 0
    for digit in 0..<256 {
      let count = counts[digit]
      counts[digit] = start
      start += count
    }
    for index in from.indices {
      let digit = Int((from[index].label >> shift) & 0xFF)
      to[counts[digit]] = from[index]
      counts[digit] += 1
    }
  }

  private func sortFew() {
    guard found.count > 1 else { return }
    for end in 1..<found.count {
      let entry = found[end]
      var index = end
      while index > 0 && entry.label < found[index - 1].label {
        found[index] = found[index - 1]
        index -= 1
      }
      found[index] = entry
    }
  }
}
