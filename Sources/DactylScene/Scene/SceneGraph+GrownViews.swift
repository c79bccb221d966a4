/// What a finger is really on, where views are grown for fingers.
extension SceneGraph {
  /// Whether a point around the top of the tree comes to a view only because that, or one around it, is grown for
  /// fingers.
  package final func isOnlyGrown(_ index: UInt32, to point: Point) -> Bool {
    var current = index
    // Back outward from the innermost, so that it takes one way and no memory.
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

  /// Whether a view that a finger is really on comes before one that is only grown to where the finger is: something
  /// that does not lie around both is itself small, or is listened on. What is only behind them, such as a background,
  /// does not.
  package final func comesBefore(_ exact: UInt32, grown: UInt32) -> Bool {
    let common = commonAncestor(of: exact, grown)
    var current = exact
    while current != common, current != .max {
      let record = views.records[Int(current)]
      let isSmall = views.hitArea(of: current) != views.hitArea(of: current, exactly: true)
      if isSmall || record.flags.contains(.isHeeded) { return true }
      current = record.parent
    }
    return false
  }

  /// The innermost view that two views are or lie in, or `.max`. Costs a step a level.
  private final func commonAncestor(of one: UInt32, _ other: UInt32) -> UInt32 {
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
    while a != b {
      a = views.records[Int(a)].parent
      b = views.records[Int(b)].parent
    }
    return a
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
