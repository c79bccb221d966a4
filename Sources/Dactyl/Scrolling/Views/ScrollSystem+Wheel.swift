/// The steps of wheels and touchpads (V22).
extension ScrollSystem {
  /// The scroll view's wheel took steps: it goes where they lead, and exactly there.
  static func wheel(_ wheel: Gesture<ScrollWheelRecognizer>) {
    guard let view = wheel.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    let (way, isSmooth) = wheel.value.takeWay()
    if way != .zero, !state.isDragging {
      let step = ScrollPoint(Double(way.dx), Double(way.dy))
      if state.settings.isPagingEnabled, !isSmooth {
        turnPage(state, by: step, in: scene)
      } else {
        self.step(state, by: step, isSmooth: isSmooth, in: scene)
      }
    }
    // A touchpad's steps are taken as they come; when they are over it goes to where it rests.
    if isSmooth, wheel.state.isFinal, state.settings.snaps, !state.isDragging {
      comeBack(state, toPlace: true, in: scene)
    }
    settle(in: scene)
  }
}
