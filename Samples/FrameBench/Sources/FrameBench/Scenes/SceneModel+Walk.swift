import Dactyl

extension SceneModel {
  /// Returns the view that a point in the coordinates around the root hits, or -1. It visits one view after the other:
  /// all other methods are checked against it.
  ///
  /// A view that contains the point hides all behind it, so the walk never goes back. It rounds as the engine does,
  /// whose tests are exact: both must agree to the last bit.
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

  /// Returns the point in a view's own coordinates, if the view can be hit there.
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
  /// Whether a view is another or one of its descendants.
  func isDescendant(_ index: Int32, of ancestor: Int32) -> Bool {
    var current = index
    while current >= 0 {
      if current == ancestor { return true }
      current = nodes[Int(current)].parent
    }
    return false
  }
}
