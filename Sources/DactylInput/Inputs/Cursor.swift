extension View {
  /// The shape of the pointer over the view and its descendants without a shape of their own; nil leaves the shape to
  /// the superview.
  ///
  /// The scene looks it up when the pointer moves without a pressed button, and sets `Scene.cursor`. It leaves that to
  /// the game where neither a view nor a widget under the pointer has a shape.
  public var cursor: CursorShape? {
    get { self[ViewCursor.self]?.shape }
    nonmutating set {
      self[ViewCursor.self] = newValue.map(ViewCursor.init)
      (graph as? Scene)?.noteListeners(entity)
    }
  }
}

/// Sets the shape of the pointer from the view or widget under it.
enum CursorSystem {
  /// Updates the shape for the pointer's location, or for nil when the pointer has left.
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
