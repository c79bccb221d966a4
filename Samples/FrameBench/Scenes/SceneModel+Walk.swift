import Dactyl

extension SceneModel {
  /// The view that a point of the coordinates around the root hits, found by looking at one view after the other: what
  /// every other way of finding it is checked against; -1 for none.
  ///
  /// A view that contains the point answers for all behind it, so there is no way back. It rounds as the engine does,
  /// which tests exactly: both must agree to the last bit.
  func plainWalk(_ point: Point) -> Int32 {
    var current: Int32 = 0
    guard var inside = enter(0, SIMD2(point.x, point.y)) else { return -1 }
    var child = nodes[0].frontChild
    while child >= 0 {
      if let next = enter(child, inside) {
        current = child
        inside = next
        child = nodes[Int(child)].frontChild
      } else {
        child = nodes[Int(child)].behind
      }
    }
    return current
  }

  /// The point in a view's own coordinates when it can be hit there.
  @inline(__always)
  private func enter(_ index: Int32, _ point: SIMD2<Float>) -> SIMD2<Float>? {
    let node = nodes[Int(index)]
    guard node.isInteractive else { return nil }
    var inside = point - node.position + node.boundsOrigin
    if node.isTransformed {
      let m = node.linear
      let scale = 1 / (m.x * m.w - m.y * m.z)
      let offset = point - (node.position + node.size / 2)
      inside = SIMD2(m.w * offset.x - m.z * offset.y, m.x * offset.y - m.y * offset.x) * scale
      inside = inside + node.boundsOrigin + node.size / 2
    }
    let end = node.boundsOrigin + node.size
    guard inside.x >= node.boundsOrigin.x, inside.y >= node.boundsOrigin.y, inside.x < end.x, inside.y < end.y else {
      return nil
    }
    return inside
  }
}

extension SceneModel {
  /// Whether a view is another or lies in it.
  func isDescendant(_ index: Int32, of ancestor: Int32) -> Bool {
    var current = index
    while current >= 0 {
      if current == ancestor { return true }
      current = nodes[Int(current)].parent
    }
    return false
  }
}
