/// Indices over the boxes of very many children of one parent each: they answer which is the topmost one at a point,
/// and which ones are in a rectangle.
///
/// A tree of nodes with up to sixteen entries. A leaf's entries are children with their boxes and order labels; an
/// inner entry holds a box around those below it and the highest label there, exactly. So a search goes to the front
/// first and leaves out whatever lies behind what it has found. Nodes split when they run full, and every change refits
/// the way up as far as it matters. The box of an inner entry is the union of those below, until they move: then each
/// of its sides lies a little farther out, at most twice the node's margin, so that most moves change nothing above.
/// All trees of a scene share their columns.
///
/// Children that come wait in nodes of their own, in the order in which they came, until the tree is next asked: then
/// few of them are placed one by one, and many, with those that were there, all at once.
///
/// A label's highest bit is set when the child can be hit: one that can only be seen is behind all that can be hit, and
/// no search for a point gets to it.
final class BoxTrees {
  static let width = 16
  static let hittable: UInt64 = 1 << 63
  /// Marks a root's owner: the rest of the bits is the number of the tree.
  static let isRoot: UInt32 = 1 << 31

  /// One entry of a node.
  struct Entry {
    var box: SIMD4<Float>
    /// A child's index in a leaf, a node's number above.
    var link: UInt32
    /// The child's order label, or the highest one below.
    var label: UInt64
  }

  /// What a node is, beside its entries.
  struct Node {
    /// The entry of its parent that names it; of a root the number of its tree, marked.
    var owner: UInt32
    var count: UInt8 = 0
    var isLeaf: Bool
    /// Its entries were changed, and what is above is not updated yet.
    var isChanged = false
    /// Its entries wait to be placed; its owner names their tree as a root's does.
    var isWaiting = false
    /// The area that a leaf had when its children came together.
    var home: Float = 0
    /// Half of how far the box above may reach beyond the entries, on each side. It follows how far they move.
    var margin: Float = 0
    var isRoot: Bool { owner & BoxTrees.isRoot != 0 }
  }

  /// For each entry the box, (minX, minY, -maxX, -maxY), or all infinite. Node n's entries start at n × 16.
  let boxes = Column<SIMD4<Float>>()
  let links = Column<UInt32>()
  let labels = Column<UInt64>()
  let nodes = Column<Node>()
  /// The root of each tree.
  let roots = Column<UInt32>()
  /// How many children are in each tree, and which of them wait.
  let families = Column<Family>()
  /// The nodes whose entries wait, of all trees.
  let waiting = Column<WaitingNode>()
  /// What a tree is rebuilt from, and what stands for the nodes of a level of it.
  let gathered = Column<Entry>()
  let summaries = Column<Entry>()
  let tiling = BoxTiling()
  let path = Cell(SearchPath())
  let freeNodes = Column<UInt32>()
  private let freeTrees = Column<UInt32>()
  /// Nodes whose entries were changed.
  let changed = Column<UInt32>()
  /// Leaves that have become too large.
  let crowded = Column<UInt32>()
  let scratch = Column<Entry>()
  let orphans = Column<Entry>()

  /// Makes a tree without entries, and returns its number.
  func make() -> UInt32 {
    let tree = freeTrees.popLast() ?? UInt32(roots.count)
    if Int(tree) == roots.count {
      roots.append(0)
      families.append(Family())
    }
    families[Int(tree)] = Family()
    roots[Int(tree)] = makeNode(isLeaf: true, owner: tree | Self.isRoot)
    return tree
  }

  /// The label of an entry: the order label of a child, marked if the child can be hit.
  static func label(_ order: UInt64, _ isHittable: Bool) -> UInt64 { isHittable ? order | hittable : order }

  /// Frees a tree and all its nodes.
  func free(_ tree: UInt32, _ records: borrowing Column<ViewRecord>) {
    placeWaiting(records)
    var pending = [roots[Int(tree)]]
    while let node = pending.popLast() {
      let start = Int(node) * Self.width
      if !nodes[Int(node)].isLeaf {
        for slot in start..<(start + Int(nodes[Int(node)].count)) { pending.append(links[slot]) }
      }
      free(node: node)
    }
    freeTrees.append(tree)
  }

  /// The order label of the child in a slot.
  @inline(__always)
  func label(at slot: UInt32) -> UInt64 { labels[Int(slot)] & ~Self.hittable }
}
