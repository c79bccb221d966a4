/// The present or last position of the focus: enough to continue from when its item is gone (F12).
struct FocusPlace {
  let item: Entity
  /// The item and all views around it, from the inside out; the last one is the window.
  var path: [Entity] = []
  /// The item's box in the scene's coordinates.
  var box = FocusBox()
}

extension FocusPlace {
  init(of item: Entity, in graph: SceneGraph) {
    self.init(item: item)
    update(in: graph)
  }

  /// Updates the position to that of the item now. Allocates nothing while the views around it stay the same.
  mutating func update(in graph: SceneGraph) {
    let view = View(item, in: graph)
    box = FocusBox(view.convert(view.bounds, to: nil))
    var level = 0
    var current = item.index
    while current != .max {
      let entity = graph.entity(at: current)
      if level == path.count {
        path.append(entity)
      } else if path[level] != entity {
        path[level] = entity
      }
      level += 1
      current = graph.record(of: current).parent
    }
    if level < path.count { path.removeLast(path.count - level) }
  }
}

extension FocusPlace: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(item)
    hash.mix(path)
    hash.mix(box.left)
    hash.mix(box.top)
    hash.mix(box.right)
    hash.mix(box.bottom)
  }
}
