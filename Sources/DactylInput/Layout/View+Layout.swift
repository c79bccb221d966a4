extension LayoutTable: ScenePart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remains.keep(handlers.take(entity.index))
  }
}

extension View {
  /// The closure that lays out the subviews: called once before the next frame is drawn whenever the size of the bounds
  /// changed or `setNeedsLayout()` was called, the outer views first. Nil for none. Views without one cost nothing.
  public var onLayout: ((View) -> Void)? {
    get { isAlive ? scene?.layout.handlers[entity.index]?.body : nil }
    nonmutating set {
      guard let scene, scene.check(entity, "set the layout of view") else { return }
      scene.watchEnd(of: entity)
      let old = scene.layout.handlers.take(entity.index)
      scene.layout.handlers[entity.index] = newValue.map { CalledClosure(in: columns, $0) }
      observesLayout = scene.isLaidOut(entity)
      if newValue != nil { setNeedsLayout() }
      // Released last, since releasing the previous closure may run any code.
      withExtendedLifetime(old) {}
    }
  }

  /// Lays out the view and its descendants at once, if they have pending layouts, the outer views first. In a
  /// container, the outermost of the containers around it is laid out.
  public func layoutIfNeeded() {
    guard let scene, scene.check(entity, "lay out view") else { return }
    LayoutSystem.run(in: scene, below: scene.entity(at: scene.outermostContainer(of: entity.index)))
  }
}
