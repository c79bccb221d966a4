import Dactyl

/// The views of a scene as plain data: both peers are built from it, and the plain walk goes through it.
struct SceneModel {
  /// One view, in 72 bytes; references to other views are their indices, -1 for none.
  struct Node {
    var position: SIMD2<Float>
    var size: SIMD2<Float>
    var linear = SIMD4<Float>(1, 0, 0, 1)
    var boundsOrigin = SIMD2<Float>(0, 0)
    var parent: Int32
    /// The next sibling toward the back.
    var behind: Int32 = -1
    /// The next sibling toward the front.
    var before: Int32 = -1
    /// The child at the back.
    var backChild: Int32 = -1
    /// The child in front.
    var frontChild: Int32 = -1
    var isTransformed = false
    var isInteractive = true
    var isAlive = true

    /// A copy of the view that is in no tree and has no children.
    var detached: Node {
      var node = self
      (node.parent, node.behind, node.before, node.backChild, node.frontChild) = (-1, -1, -1, -1, -1)
      node.isAlive = true
      return node
    }
  }

  private(set) var nodes: [Node] = []
  /// The edits since the model was built.
  private(set) var edits: [SceneEdit] = []
  /// The number of the last nodes that the edits added.
  private(set) var insertedCount = 0
  /// The parents in which the nodes were built, before the edits.
  private(set) var firstParents: [Int32] = [-1]

  /// Makes a model with only its root, which has the size of the world.
  init(world: Size) {
    nodes.append(Node(position: .zero, size: SIMD2(world.width, world.height), parent: -1))
  }

  var world: Size { Size(nodes[0].size.x, nodes[0].size.y) }
  /// The number of views.
  var count: Int { nodes.count - removed }
  private var removed = 0

  /// Adds a view in front of all other children of a parent, and returns its index.
  @discardableResult
  mutating func add(
    to parent: Int32, _ frame: Rect, rotation: Float = 0, scale: Float = 1, isInteractive: Bool = true
  ) -> Int32 {
    let transform = Transform.scale(scale).rotated(by: rotation)
    var node = Node(
      position: SIMD2(frame.origin.x, frame.origin.y), size: SIMD2(frame.size.width, frame.size.height), parent: -1)
    node.linear = SIMD4(transform.a, transform.b, transform.c, transform.d)
    node.isTransformed = !transform.isIdentity
    node.isInteractive = isInteractive
    nodes.append(node)
    let index = Int32(nodes.count - 1)
    link(index, into: parent, above: nodes[Int(parent)].frontChild)
    firstParents.append(parent)
    return index
  }

  subscript(index: Int32) -> Node { nodes[Int(index)] }

  func center(of index: Int32) -> Point {
    let node = nodes[Int(index)]
    return Point(node.position.x + node.size.x / 2, node.position.y + node.size.y / 2)
  }

  // MARK: Changes

  mutating func move(_ moves: ArraySlice<Move>) {
    for move in moves {
      nodes[Int(move.node)].position = SIMD2(move.x, move.y) - nodes[Int(move.node)].size / 2
    }
  }

  mutating func scroll(to origin: Point) { nodes[0].boundsOrigin = SIMD2(origin.x, origin.y) }

  /// Applies an edit and records it.
  mutating func record(_ edit: SceneEdit) {
    apply(edit)
    edits.append(edit)
    if case .insert = edit { insertedCount += 1 }
  }

  /// Applies an edit.
  mutating func apply(_ edit: SceneEdit) {
    switch edit {
    case .insert(let index, let sibling), .reparent(let index, let sibling):
      unlink(index)
      link(index, into: nodes[Int(sibling)].parent, above: sibling)
    case .adopt(let index, let parent):
      unlink(index)
      link(index, into: parent, above: nodes[Int(parent)].frontChild)
    case .remove(let index):
      unlink(index)
      nodes[Int(index)].isAlive = false
      removed += 1
    case .bringToFront(let index):
      let parent = nodes[Int(index)].parent
      unlink(index)
      link(index, into: parent, above: nodes[Int(parent)].frontChild)
    case .sendToBack(let index):
      let parent = nodes[Int(index)].parent
      unlink(index)
      link(index, into: parent, above: -1)
    }
  }

  /// Appends a copy of a view that is in no tree yet from a later state of this model; its index is the next one.
  mutating func addTwin(_ index: Int32, from later: SceneModel) {
    while nodes.count <= Int(index) { nodes.append(later.nodes[nodes.count].detached) }
  }

  /// Makes a view like another, in no tree yet.
  mutating func makeTwin(of index: Int32, offset: SIMD2<Float>) -> Int32 {
    var node = nodes[Int(index)].detached
    node.position += offset
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  // MARK: Links

  private mutating func link(_ index: Int32, into parent: Int32, above sibling: Int32) {
    let before = sibling < 0 ? nodes[Int(parent)].backChild : nodes[Int(sibling)].before
    nodes[Int(index)].parent = parent
    nodes[Int(index)].behind = sibling
    nodes[Int(index)].before = before
    if sibling < 0 { nodes[Int(parent)].backChild = index } else { nodes[Int(sibling)].before = index }
    if before < 0 { nodes[Int(parent)].frontChild = index } else { nodes[Int(before)].behind = index }
  }

  private mutating func unlink(_ index: Int32) {
    let node = nodes[Int(index)]
    guard node.parent >= 0 else { return }
    if node.behind < 0 {
      nodes[Int(node.parent)].backChild = node.before
    } else {
      nodes[Int(node.behind)].before = node.before
    }
    if node.before < 0 {
      nodes[Int(node.parent)].frontChild = node.behind
    } else {
      nodes[Int(node.before)].behind = node.behind
    }
    nodes[Int(index)].parent = -1
  }
}
