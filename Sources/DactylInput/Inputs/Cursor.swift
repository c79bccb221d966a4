extension View {
  /// What the pointer looks like over the view and over those in it that say nothing else; nil leaves it as it is
  /// around.
  ///
  /// The scene looks for it when the pointer moves with no button down, and sets `Scene.cursor`. That stays the game's
  /// own where neither a view nor a widget under the pointer has a shape.
  public var cursor: CursorShape? {
    get { self[ViewCursor.self]?.shape }
    nonmutating set {
      self[ViewCursor.self] = newValue.map(ViewCursor.init)
      (graph as? Scene)?.noteHeeded(entity)
    }
  }
}

/// Gives the pointer the shape of what it is over.
enum CursorSystem {
  /// The pointer is at a point, or it left.
  static func follow(_ point: Point?, in scene: Scene) {
    let cursors = scene.column(of: ViewCursor.self)
    guard cursors.count > 0 || !scene.widgets.isEmpty || scene.widgets.cursor != nil else { return }
    let shape = point.flatMap { self.shape(at: $0, cursors, in: scene) }
    guard shape != scene.widgets.cursor else { return }
    scene.widgets.cursor = shape
    scene.cursor = shape ?? .arrow
  }

  private static func shape(
    at point: Point, _ cursors: SparseColumn<ViewCursor>, in scene: Scene
  ) -> CursorShape? {
    guard let hit = TargetingSystem.query(point, exactly: true, in: scene) else { return nil }
    var current = hit.view.index
    while current != .max {
      if let index = cursors.slot(of: current) { return cursors.values[index].shape }
      if let holder = scene.widgets[current], let shape = holder.widget.cursor(over: holder.view) { return shape }
      current = scene.record(of: current).parent
    }
    return nil
  }
}
