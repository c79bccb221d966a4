extension Window {
  /// The level of the window: a window of a higher level is in front of all windows of lower levels. Within a level
  /// windows are ordered by when they were last shown or, if never hidden, made; changes of the level do not affect
  /// this order (W2).
  public var level: Float {
    get { scene?.windowTable.level(of: view.entity) ?? 0 }
    nonmutating set { scene?.setLevel(newValue, of: view.entity) }
  }

  /// Puts the window in front of the others of its level (W2).
  public func bringToFront() { scene?.bringWindowToFront(view.entity) }

  /// The camera of the window, which sets the visible part of its coordinates. Nil shows them one to one from the
  /// origin.
  public var camera: Camera? {
    get { view[Camera.self] }
    nonmutating set {
      view[Camera.self] = newValue
      if let scene { (newValue ?? Camera(center: scene.middle)).apply(to: view, in: scene.frame(of: self)) }
    }
  }

  private var scene: Scene? { view.scene }
}

extension View {
  /// The window that contains the view, or nil. Costs a step for each level of views above.
  public var window: Window? {
    guard isAlive, let graph else { return nil }
    let top = View(graph.entity(at: graph.root(of: entity.index)), in: columns)
    return top.flag(.isWindow) ? Window(top) : nil
  }
}
