extension LayoutTable: ScenePart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remains.keep(handlers.take(entity.index))
  }
}

extension View {
  /// What places the views in this one: called once before the next frame is drawn whenever the size of its bounds
  /// changed or `setNeedsLayout()` asked for it, the outer views first. Nil for nothing. Views without one cost
  /// nothing.
  public var onLayout: ((View) -> Void)? {
    get { isAlive ? scene?.layout.handlers[entity.index]?.body : nil }
    nonmutating set {
      guard let scene, scene.check(entity, "set the layout of view") else { return }
      scene.watchEnd(of: entity)
      let old = scene.layout.handlers.take(entity.index)
      scene.layout.handlers[entity.index] = newValue.map { CalledClosure(in: columns, $0) }
      hearsOfLayout = scene.isLaidOut(entity)
      if newValue != nil { setNeedsLayout() }
      // Last, since to let go of the one before may run any code.
      withExtendedLifetime(old) {}
    }
  }

  /// Makes the layouts at once that the view and those in it wait for, the outer views first.
  public func layoutIfNeeded() {
    guard let scene, scene.check(entity, "lay out view") else { return }
    LayoutSystem.run(in: scene, below: entity)
  }
}
