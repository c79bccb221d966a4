import Dactyl

/// The measured heights of lines, of which there may be few among very many: the lines of each section are a `Run`.
///
/// A measured line is an entry of eight bytes: the number of lines before it that were not measured, and its height.
/// Entries are stored in blocks of up to 64, and the blocks of a run are the nodes of a tree that keeps the sums of its
/// parts. So finding a line by number or position, and removing or inserting any number of lines, take time logarithmic
/// in the number of blocks. The tree is a treap: its shape follows from priorities that are pseudo-random but the same
/// in each run.
final class MeasuredHeights: SnapshotState {
  /// A measured line.
  struct Entry {
    /// The number of lines between the entry before and this one that were not measured.
    var gap: UInt32
    var height: Float
  }

  /// The sums of some lines.
  struct Sums {
    var lines = 0
    var measured = 0
    /// The heights of the measured lines.
    var height = 0.0

    static func += (a: inout Sums, b: Sums) {
      a.lines += b.lines
      a.measured += b.measured
      a.height += b.height
    }
  }

  /// A block of entries, and the root of the tree below it.
  struct Node {
    var left = MeasuredHeights.none
    var right = MeasuredHeights.none
    var priority: UInt32
    var count: UInt32 = 0
    var own = Sums()
    var all = Sums()
  }

  /// The lines of a section in order: those of a tree of blocks, then a tail of lines that were not measured.
  struct Run {
    var root = MeasuredHeights.none
    var tail = 0
  }

  static let none = UInt32.max
  static let blockSize = 64

  let nodes = Column<Node>()
  let entries = Column<Entry>()
  private let free = Column<UInt32>()
  private var seed: UInt32 = 1

  /// The number of bytes in use.
  var bytes: Int { nodes.bytes + entries.bytes + free.bytes }
  var measuredCount: Int { nodes.indices.reduce(0) { $0 + nodes[$1].own.measured } }

  func sums(_ node: UInt32) -> Sums { node == Self.none ? Sums() : nodes[Int(node)].all }
  func count(_ run: Run) -> Int { sums(run.root).lines + run.tail }

  // MARK: Blocks

  func makeNode() -> UInt32 {
    // Pseudo-random priorities, the same in each run.
    seed = seed &* 1_664_525 &+ 1_013_904_223
    let node = Node(priority: seed ^ (seed >> 15))
    if let number = free.popLast() {
      nodes[Int(number)] = node
      return number
    }
    nodes.append(node)
    entries.append(repeating: Entry(gap: 0, height: 0), count: Self.blockSize)
    return UInt32(nodes.count - 1)
  }

  /// Releases a tree of blocks.
  func release(_ root: UInt32) {
    guard root != Self.none else { return }
    let node = nodes[Int(root)]
    release(node.left)
    release(node.right)
    nodes[Int(root)] = Node(priority: 0)
    free.append(root)
    // The memory is given back when the last block is released.
    if free.count == nodes.count {
      nodes.removeAll(keepingMemory: false)
      entries.removeAll(keepingMemory: false)
      free.removeAll(keepingMemory: false)
    }
  }

  /// Recomputes the sums of a block's own entries.
  func recount(_ node: UInt32) {
    var sums = Sums()
    let (start, count) = (Int(node) * Self.blockSize, Int(nodes[Int(node)].count))
    for index in start..<(start + count) {
      sums.lines += Int(entries[index].gap) + 1
      sums.height += Double(entries[index].height)
    }
    sums.measured = count
    nodes[Int(node)].own = sums
  }

  /// Recomputes the sums of a block with those of the blocks below it.
  func refresh(_ node: UInt32) {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    var all = nodes[Int(node)].own
    all += sums(left)
    all += sums(right)
    nodes[Int(node)].all = all
  }

  // MARK: Trees

  /// Merges two trees into one, the lines of the first before those of the second.
  func merge(_ a: UInt32, _ b: UInt32) -> UInt32 {
    if a == Self.none { return b }
    if b == Self.none { return a }
    if nodes[Int(a)].priority > nodes[Int(b)].priority {
      let right = merge(nodes[Int(a)].right, b)
      nodes[Int(a)].right = right
      refresh(a)
      return a
    }
    let left = merge(a, nodes[Int(b)].left)
    nodes[Int(b)].left = left
    refresh(b)
    return b
  }

  /// Splits a tree before a line. The unmeasured lines directly before it are in neither tree; `tail` is their number.
  func split(_ root: UInt32, at line: Int) -> (before: UInt32, tail: Int, after: UInt32) {
    guard root != Self.none else { return (Self.none, max(line, 0), Self.none) }
    let left = nodes[Int(root)].left
    let start = sums(left).lines
    if line < start {
      let parts = split(left, at: line)
      nodes[Int(root)].left = parts.after
      refresh(root)
      return (parts.before, parts.tail, root)
    }
    let end = start + nodes[Int(root)].own.lines
    if line >= end {
      let parts = split(nodes[Int(root)].right, at: line - end)
      nodes[Int(root)].right = parts.before
      refresh(root)
      return (root, parts.tail, parts.after)
    }
    return splitBlock(root, at: line - start)
  }

  /// Splits a tree in the middle of its root block.
  private func splitBlock(_ root: UInt32, at line: Int) -> (before: UInt32, tail: Int, after: UInt32) {
    let first = Int(root) * Self.blockSize
    var (index, left) = (first, line)
    while left > Int(entries[index].gap) {
      left -= Int(entries[index].gap) + 1
      index += 1
    }
    let behind = nodes[Int(root)].right
    let rest = makeNode()
    let count = Int(nodes[Int(root)].count)
    for slot in index..<(first + count) { entries[Int(rest) * Self.blockSize + slot - index] = entries[slot] }
    nodes[Int(rest)].count = UInt32(first + count - index)
    entries[Int(rest) * Self.blockSize].gap -= UInt32(left)
    recount(rest)
    refresh(rest)
    let after = merge(rest, behind)
    let below = nodes[Int(root)].left
    guard index > first else {
      nodes[Int(root)].left = Self.none
      nodes[Int(root)].right = Self.none
      release(root)
      return (below, left, after)
    }
    nodes[Int(root)].count = UInt32(index - first)
    nodes[Int(root)].right = Self.none
    recount(root)
    refresh(root)
    return (root, left, after)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(nodes)
    copier.copy(entries)
    copier.copy(free)
    copier.copy(seed) { seed = $0 }
  }
}
