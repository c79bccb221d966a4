/// The recognizer of a scroll view for the steps of a wheel or touchpad: each step goes to the first scroll view, from
/// the view under the pointer outward, that has room in its direction (V22).
struct ScrollWheelRecognizer: PointerGestureRecognizer, PreventingGestureRecognizer {
  /// The distance that was received and not yet scrolled by the action, in points.
  private var way = Vector.zero
  /// Whether a touchpad scrolls, whose steps are smooth already.
  private var isSmooth = false

  static var inputs: GestureInputs { .scroll }

  mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) { take(input, &context) }

  mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) { take(input, &context) }

  mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Handles a step, unless an inner scroll view has.
  private mutating func take(_ input: PointerInput, _ context: inout GestureContext) {
    guard case .scroll(let steps, let isContinuous) = input.change, let scene = context.view?.scene,
      let state = context.view.flatMap({ scene.scrolls[$0.entity.index] })
    else { return }
    let step = steps * context.settings.scrollStep.points
    guard ScrollSystem.takes(step, state, scene.inputs, in: scene) else { return }
    scene.record(.scroll, rule: .V22, view: state.view)
    way += step
    isSmooth = isContinuous
    context.state = context.state == .possible ? .began : .changed
  }

  /// Returns the pending distance and resets it.
  mutating func takeWay() -> (way: Vector, isSmooth: Bool) {
    defer { way = .zero }
    return (way, isSmooth)
  }

  mutating func reset() { way = .zero }

  /// The recognizers of outer scroll views handle the steps for which this one has no room.
  func canPrevent(_ other: AnyGesture) -> Bool { other.value(as: ScrollWheelRecognizer.self) == nil }
}
