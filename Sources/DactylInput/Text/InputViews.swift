extension InputViewTable: ScenePart {
  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remove(entity.index)
  }

  /// Whether other views have to be shown than those that are.
  func isStale(in scene: Scene) -> Bool { !isEmpty && (needsReload || owner != scene.firstResponder ?? .none) }
}

extension Scene {
  /// Sets the input view of an entity of the chain: the view at the bottom of its window while that entity, or one
  /// before it in the chain, is first responder, such as a keyboard on the screen or a palette (R28). Keeps its own
  /// height; nil removes it.
  public func setInputView(_ view: View?, of entity: Entity) {
    guard check(entity, "set the input view of") else { return }
    watchEnd(of: entity)
    textInputs.hasViews = true
    textInputs.views[entity].input = view?.entity ?? .none
    textInputs.views.needsReload = true
  }

  /// Sets the view above the input view of an entity of the chain, or at the window's bottom without an input view
  /// (R28).
  public func setInputAccessoryView(_ view: View?, of entity: Entity) {
    guard check(entity, "set the input accessory view of") else { return }
    watchEnd(of: entity)
    textInputs.hasViews = true
    textInputs.views[entity].accessory = view?.entity ?? .none
    textInputs.views.needsReload = true
  }

  /// Returns the input view of an entity of the chain: the nearest from there upwards (R28). Costs a step for each
  /// entity.
  public func inputView(from entity: Entity) -> View? {
    let view = nearest(\.input, from: entity)
    return view == .none ? nil : self.view(view)
  }

  /// Returns the input accessory view of an entity of the chain: the nearest from there upwards (R28). Costs a step for
  /// each entity.
  public func inputAccessoryView(from entity: Entity) -> View? {
    let view = nearest(\.accessory, from: entity)
    return view == .none ? nil : self.view(view)
  }

  /// Updates the input views in the next frame, after a change of the chain.
  public func reloadInputViews() { textInputs.views.needsReload = true }

  private func nearest(_ path: KeyPath<InputViewTable.Views, Entity>, from entity: Entity) -> Entity {
    guard isAlive(entity) else { return .none }
    var turns = 0
    var current: Entity? = entity
    while let entity = current {
      let view = textInputs.views[entity][keyPath: path]
      if isAlive(view) { return view }
      current = next(after: entity, &turns)
    }
    return .none
  }

  /// Shows the input views of the key window's first responder, in front of everything else in its window, and removes
  /// others.
  func showInputViews() {
    guard textInputs.hasViews, !textInputs.views.isEmpty else { return }
    let first = firstResponder ?? .none
    if textInputs.views.isStale(in: self) {
      textInputs.views.needsReload = false
      textInputs.views.owner = first
      let old = textInputs.views.shown
      let new = InputViewTable.Views(input: nearest(\.input, from: first), accessory: nearest(\.accessory, from: first))
      textInputs.views.shown = new
      for gone in [old.input, old.accessory] where isAlive(gone) && gone != new.input && gone != new.accessory {
        view(gone).removeFromSuperview()
      }
    }
    let window = window(of: first)
    guard window != .none else { return }
    var bottom = view(window).bounds.maxY
    for shown in [textInputs.views.shown.input, textInputs.views.shown.accessory] where isAlive(shown) {
      bottom = place(view(shown), above: bottom, in: view(window))
    }
  }

  /// Places a view across a window, above a height, and returns the next height.
  private func place(_ view: View, above bottom: Float, in window: View) -> Float {
    let height = view.bounds.size.height
    if view.superview != window { window.addSubview(view) }
    let frame = Rect(window.bounds.minX, bottom - height, window.bounds.size.width, height)
    if view.frame != frame { view.frame = frame }
    return frame.minY
  }
}
