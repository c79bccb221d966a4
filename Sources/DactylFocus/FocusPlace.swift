/// Where the focus is or was: enough to go on from when its item is gone (F12).
struct FocusPlace {
  let item: Entity
  /// The item and all views around it, the inner ones first; the window is the last.
  var path: [Entity] = []
  /// The item's box in the scene's coordinates.
  var box = FocusBox()
}

extension FocusPlace {
  init(of item: Entity, in scene: Scene) {
    self.init(item: item)
    update(in: scene)
  }

  /// Brings it in line with where the item is now. Allocates nothing while what is around it stays as it is.
  mutating func update(in scene: Scene) {
    let view = scene.view(item)
    box = FocusBox(view.convert(view.bounds, to: nil))
    var level = 0
    var current = item.index
    while current != .max {
      let entity = scene.entity(at: current)
      if level == path.count {
        path.append(entity)
      } else if path[level] != entity {
        path[level] = entity
      }
      level += 1
      current = scene.record(of: current).parent
    }
    if level < path.count { path.removeLast(path.count - level) }
  }
}
