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

  /// The distances from the edges of the window in which a notch, a rounded corner or the frame of a television may
  /// cover what is drawn, in points; zero by default. Containers keep their subviews out of it when they are asked to
  /// (`Layout.respectsSafeArea`). SDL2 does not know it: a game or a platform sets it.
  public var safeAreaInsets: EdgeInsets {
    get { view[SafeAreaInsets.self]?.insets ?? .zero }
    nonmutating set {
      guard newValue != safeAreaInsets else { return }
      guard [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite) else {
        scene?.report(.badGeometry, "can't give \(view) the safe area insets \(newValue): they are not finite")
        return
      }
      view[SafeAreaInsets.self] = SafeAreaInsets(insets: newValue)
      scene?.setNeedsArrangement()
    }
  }

  private var scene: Scene? { view.scene }
}

/// The safe area of a window, as a component of its view.
private struct SafeAreaInsets { var insets: EdgeInsets }

extension View {
  /// The window that contains the view, or nil. Costs a step for each level of views above.
  public var window: Window? {
    guard isAlive, let graph else { return nil }
    let top = View(graph.entity(at: graph.root(of: entity.index)), in: columns)
    return top.flag(.isWindow) ? Window(top) : nil
  }
}
