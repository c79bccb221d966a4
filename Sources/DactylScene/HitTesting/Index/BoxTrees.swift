/// Indices over the boxes of very many children of one parent each: they find the topmost child at a point, and the
/// children in a rectangle.
///
/// A tree of nodes with up to sixteen entries. The entries of a leaf are children with their boxes and order labels; an
/// inner entry has a box around the entries below it and, exactly, their highest label. So a search visits the front
/// first and skips everything behind what it has found. Full nodes are split, and every change refits the path up as
/// far as needed. The box of an inner entry is the union of those below until they move: then each of its sides is a
/// little farther out, at most twice the node's margin, so that most moves change nothing above. All trees of a scene
/// share their columns.
///
/// Inserted children wait in nodes of their own, in the order of insertion, until the next search of the tree: then few
/// of them are placed one by one, and many are placed together with those that were there.
///
/// The highest bit of a label is set when the child can be hit: children that can only be seen are below all that can
/// be hit, and no search for a point reaches them.
final class BoxTrees: SnapshotState {
  static let width = 16
  static let hittable: UInt64 = 1 << 63
  /// Marks the owner of a root: the other bits are the number of the tree.
  static let isRoot: UInt32 = 1 << 31

  /// One entry of a node.
  struct Entry {
    var box: SIMD4<Float>
    /// The index of a child in a leaf, or the number of a node in an inner node.
    var link: UInt32
    /// The order label of the child, or the highest one below.
    var label: UInt64
  }

  /// The properties of a node, without its entries.
  struct Node {
    /// The slot of the parent's entry for the node; for a root the number of its tree, with the `isRoot` bit.
    var owner: UInt32
    var count: UInt8 = 0
    var isLeaf: Bool
    /// Whether entries were changed, and the entry above is not updated yet.
    var isChanged = false
    /// Whether the entries wait to be placed; the owner names the tree, as for a root.
    var isWaiting = false
    /// The area of a leaf when its children were put together.
    var home: Float = 0
    /// Half of the greatest distance by which the box above may exceed the entries, on each side. It adapts to their
    /// moves.
    var margin: Float = 0
    var isRoot: Bool { owner & BoxTrees.isRoot != 0 }
  }

  /// The box of each entry, (minX, minY, -maxX, -maxY), or all infinite. The entries of node n start at n × 16.
  let boxes = Column<SIMD4<Float>>()
  let links = Column<UInt32>()
  let labels = Column<UInt64>()
  let nodes = Column<Node>()
  /// The root of each tree.
  let roots = Column<UInt32>()
  /// The numbers of placed and waiting children of each tree.
  let families = Column<Family>()
  /// The nodes with waiting entries, of all trees.
  let waiting = Column<WaitingNode>()
  /// The entries that a tree is rebuilt from, and the summaries of a level's nodes.
  let gathered = Column<Entry>()
  let summaries = Column<Entry>()
  let tiling = BoxTiling()
  let path = Cell(SearchPath())
  let freeNodes = Column<UInt32>()
  private let freeTrees = Column<UInt32>()
  /// Nodes with changed entries.
  let changed = Column<UInt32>()
  /// Leaves that have become too large.
  let crowded = Column<UInt32>()
  let scratch = Column<Entry>()
  let orphans = Column<Entry>()

  /// Makes a tree without entries. Returns its number.
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

  /// The label of an entry: the order label of a child, with the `hittable` bit if the child can be hit.
  static func label(_ order: UInt64, _ isHittable: Bool) -> UInt64 { isHittable ? order | hittable : order }

  /// Frees a tree with all its nodes.
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

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: tiling, path (empty between calls).
    copier.copy(boxes)
    copier.copy(links)
    copier.copy(labels)
    copier.copy(nodes)
    copier.copy(roots)
    copier.copy(families)
    copier.copy(waiting)
    copier.copy(gathered)
    copier.copy(summaries)
    copier.copy(freeNodes)
    copier.copy(freeTrees)
    copier.copy(changed)
    copier.copy(crowded)
    copier.copy(scratch)
    copier.copy(orphans)
  }
}
