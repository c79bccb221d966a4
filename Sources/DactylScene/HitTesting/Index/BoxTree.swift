/// An index over the boxes of very many children of one parent: it answers which is the topmost one at a point.
///
/// A tree of nodes with up to sixteen entries. A leaf's entries are children with their boxes and order labels; an inner
/// entry holds the union of the boxes below it and the highest label there, exactly, at all times. So a search goes to the
/// front first and leaves out whatever lies behind what it has found. Nothing is ever rebuilt: nodes split when they run
/// full, and every change refits the way up as far as it matters.
package struct BoxTree: Sendable {
  static let width = 16
  /// One entry of a node.
  struct Entry {
    var box: SIMD4<Float>
    /// A child's index in a leaf, a node's number above.
    var link: UInt32
    /// The child's order label, or the highest one below.
    var label: UInt64
  }

  /// For each entry the box, (minX, minY, -maxX, -maxY), or all infinite. Node n's entries start at n × 16.
  var boxes: [SIMD4<Float>] = []
  var links: [UInt32] = []
  var labels: [UInt64] = []
  /// For each node how many entries it has.
  var counts: [UInt8] = []
  var leaves: [Bool] = []
  /// For each node the entry of its parent that names it, or none for the root.
  var owners: [UInt32] = []
  var root: UInt32 = 0
  var free: [UInt32] = []
  var scratch: [Entry] = []
  var strays: [Entry] = []

  init() {
    scratch.reserveCapacity(Self.width + 1)
    root = makeNode(isLeaf: true)
  }

  // MARK: Search

  /// The way down of a search: a node, and its entries that are still to be looked at.
  private struct Step {
    var node: UInt32 = 0
    var open: UInt32 = 0
  }

  /// The child with the highest label below a limit that contains a point, by its box and by the exact test, which says
  /// the point in the child's own coordinates.
  @inline(__always)
  func topmost(
    at probe: SIMD4<Float>, below limit: UInt64, test: (UInt32) -> SIMD2<Float>?
  ) -> (child: UInt32, label: UInt64, inside: SIMD2<Float>)? {
    var best: (child: UInt32, label: UInt64, inside: SIMD2<Float>)?
    var bound: UInt64 = 0
    // A tree of sixteen levels would hold more children than there are entities.
    var steps = InlineArray<16, Step>(repeating: Step())
    var depth = 0
    steps[0] = Step(node: root, open: matches(root, probe))
    while depth >= 0 {
      let node = steps[depth].node
      guard let entry = front(of: node, among: steps[depth].open, above: bound) else {
        depth -= 1
        continue
      }
      steps[depth].open &= ~(1 << UInt32(entry))
      let place = Int(node) * Self.width + entry
      if leaves[Int(node)] {
        let label = labels[place]
        if label < limit, let inside = test(links[place]) {
          best = (links[place], label, inside)
          bound = label
        }
      } else {
        depth += 1
        steps[depth] = Step(node: links[place], open: matches(links[place], probe))
      }
    }
    return best
  }

  /// Which entries of a node contain a point, a bit each.
  @inline(__always)
  private func matches(_ node: UInt32, _ probe: SIMD4<Float>) -> UInt32 {
    let start = Int(node) * Self.width
    var mask: UInt32 = 0
    for entry in 0..<Int(counts[Int(node)]) where all(boxes[start + entry] .<= probe) { mask |= 1 << UInt32(entry) }
    return mask
  }

  /// The open entry with the highest label, if that is above what is found already.
  @inline(__always)
  private func front(of node: UInt32, among open: UInt32, above bound: UInt64) -> Int? {
    let start = Int(node) * Self.width
    var rest = open
    var highest = bound
    var found: Int?
    while rest != 0 {
      let entry = rest.trailingZeroBitCount
      rest &= rest - 1
      if labels[start + entry] > highest {
        highest = labels[start + entry]
        found = entry
      }
    }
    return found
  }
}
