/// Decides between exact hits and hits in areas that are enlarged for fingers.
extension SceneGraph {
  /// Whether a point around the root of the tree hits a view only because it, or a view around it, is enlarged for
  /// fingers.
  package final func isOnlyGrown(_ index: UInt32, to point: Point) -> Bool {
    var current = index
    // From the innermost view outward, which takes a single walk and no memory.
    var inside = views.convertFromRoot(point, to: index)
    while true {
      let record = views.records[Int(current)]
      let isGrown = record.flags.contains(.isGrownForTouch)
      if isGrown && !views.hitArea(of: current, exactly: true).contains(inside) { return true }
      guard record.parent != .max else { return false }
      inside = record.toParent.apply(to: inside)
      current = record.parent
    }
  }

  /// Whether a view that a finger hits exactly comes before one whose enlarged area it hits: some view from the first
  /// up to their common ancestor is itself small, or has listeners. A background behind both does not come before.
  package final func comesBefore(_ exact: UInt32, grown: UInt32) -> Bool {
    let common = commonAncestor(of: exact, grown)
    var current = exact
    while current != common, current != .max {
      let record = views.records[Int(current)]
      let isSmall = views.hitArea(of: current) != views.hitArea(of: current, exactly: true)
      if isSmall || record.flags.contains(.hasListeners) { return true }
      current = record.parent
    }
    return false
  }

  /// The innermost view that contains or is both views, or `.max`. Costs a step for each level.
  private final func commonAncestor(of one: UInt32, _ other: UInt32) -> UInt32 {
    var (a, b) = sameDepth(one, other)
    while a != b {
      a = views.records[Int(a)].parent
      b = views.records[Int(b)].parent
    }
    return a
  }

  /// Two views, or those around them, that are as deep in the tree as each other.
  final func sameDepth(_ one: UInt32, _ other: UInt32) -> (UInt32, UInt32) {
    var (a, b) = (one, other)
    var (depthA, depthB) = (depth(of: a), depth(of: b))
    while depthA > depthB {
      a = views.records[Int(a)].parent
      depthA -= 1
    }
    while depthB > depthA {
      b = views.records[Int(b)].parent
      depthB -= 1
    }
    return (a, b)
  }

  private final func depth(of index: UInt32) -> Int {
    var depth = 0
    var current = views.records[Int(index)].parent
    while current != .max {
      depth += 1
      current = views.records[Int(current)].parent
    }
    return depth
  }
}
