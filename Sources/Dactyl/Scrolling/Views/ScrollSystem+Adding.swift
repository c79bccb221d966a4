extension ScrollSystem {
  /// Makes a view a scroll view.
  static func add(_ view: View, in scene: Scene) {
    let pan = view.addGestureRecognizer(ScrollPanRecognizer(of: view.entity)) { ScrollSystem.pan($0) }
    pan.any.delaysTouchesBegan = true
    let wheel = view.addGestureRecognizer(ScrollWheelRecognizer()) { ScrollSystem.wheel($0) }
    scene.watchEnd(of: view.entity)
    let state = ScrollState(view.entity, pan: pan.any.id, wheel: wheel.any.id)
    state.offset = ScrollPoint(view.bounds.origin)
    scene.scrolls.add(state)
  }
}
