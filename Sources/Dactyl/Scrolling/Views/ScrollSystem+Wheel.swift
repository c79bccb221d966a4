/// The steps of wheels and touchpads (V22).
extension ScrollSystem {
  /// How strongly the end of a step draws, a second: one of 40 points is gone in a third of a second.
  private static var strength: Double { 20 }

  /// The scroll view's wheel took steps: it goes where they lead, and exactly there.
  static func wheel(_ wheel: Gesture<ScrollWheelRecognizer>) {
    guard let view = wheel.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    let (way, isSmooth) = wheel.value.takeWay()
    guard way != .zero, !state.isDragging else { return }
    let target = state.limited(
      wheelTarget(of: state) + ScrollPoint(Double(way.dx), Double(way.dy)), size(of: state, in: scene))
    stop(state, in: scene)
    if isSmooth {
      move(state, to: target, in: scene)
    } else {
      start(.wheel, eased(state.offset.x, target.x), eased(state.offset.y, target.y), of: state, in: scene)
    }
    settle(in: scene)
  }

  private static func eased(_ start: Double, _ end: Double) -> ScrollFlight {
    // With this velocity it is fastest at once.
    ScrollFlight(.drawn(from: start, strength * (end - start), to: end, strength: strength))
  }
}
