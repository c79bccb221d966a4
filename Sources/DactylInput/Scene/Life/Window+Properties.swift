extension Window {
  /// How far in front the window is: a higher level is in front of any lower one. Windows of one level stand in the
  /// order in which they were last shown, when they were made to begin with, whatever levels they have had (W2).
  public var level: Float {
    get { scene?.windowTable.level(of: view.entity) ?? 0 }
    nonmutating set { scene?.setLevel(newValue, of: view.entity) }
  }

  /// Puts the window in front of the others of its level (W2).
  public func bringToFront() { scene?.bringWindowToFront(view.entity) }

  /// What part of the window's own coordinates its frame shows. Nil shows them one to one from the origin.
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
  /// The window that the view is in, or nil. Costs a step a level.
  public var window: Window? {
    guard isAlive, let graph else { return nil }
    let top = View(graph.entity(at: graph.root(of: entity.index)), in: columns)
    return top.flag(.isWindow) ? Window(top) : nil
  }
}
