import Dactyl

extension SceneModel {
  /// Returns the transforms from each view's own coordinates to those around the root, computed from parents to
  /// children one after the other; in the order of the model. The rounding is the engine's.
  func plainTransforms() -> [Transform] {
    var transforms = Array(repeating: Transform.identity, count: nodes.count)
    var pending: [Int32] = [0]
    while let index = pending.popLast() {
      let parent = self[index].parent
      transforms[Int(index)] = toParent(index).concatenating(parent < 0 ? .identity : transforms[Int(parent)])
      var child = self[index].frontChild
      while child >= 0 {
        pending.append(child)
        child = self[child].behind
      }
    }
    return transforms
  }

  /// Returns how many views, besides the root, show in a rectangle of the coordinates around the root.
  func plainCount(in area: Rect) -> Int {
    let transforms = plainTransforms()
    var count = 0
    for index in nodes.indices.dropFirst() where nodes[index].isAlive {
      let (origin, size) = (nodes[index].boundsOrigin, nodes[index].size)
      let box = transforms[index].apply(to: Rect(origin.x, origin.y, size.x, size.y))
      let isIn = box.minX < area.maxX && area.minX < box.maxX && box.minY < area.maxY && area.minY < box.maxY
      count += isIn ? 1 : 0
    }
    return count
  }

  private func toParent(_ index: Int32) -> Transform {
    let node = self[index]
    guard node.isTransformed else {
      return .translation(node.position.x - node.boundsOrigin.x, node.position.y - node.boundsOrigin.y)
    }
    let (m, pivot, middle) = (node.linear, node.boundsOrigin + node.size / 2, node.position + node.size / 2)
    return Transform(
      a: m.x, b: m.y, c: m.z, d: m.w, tx: middle.x - m.x * pivot.x - m.z * pivot.y,
      ty: middle.y - m.y * pivot.x - m.w * pivot.y)
  }
}
