/// Takes the steps of a wheel or touchpad for a scroll view: each goes to the first, from the view under the pointer
/// outward, that has room that way (V22).
struct ScrollWheelRecognizer: PointerGestureRecognizer, PreventingGestureRecognizer {
  /// The way that it took and that its action has yet to go, in points.
  private var way = Vector.zero
  /// Whether a touchpad scrolls, whose steps are smooth already.
  private var isSmooth = false

  static var inputs: GestureInputs { .scroll }

  mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) { take(input, &context) }

  mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) { take(input, &context) }

  mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Takes a step, unless one further in has.
  private mutating func take(_ input: PointerInput, _ context: inout GestureContext) {
    guard case .scroll(let steps, let isContinuous) = input.change, let scene = context.view?.scene,
      let state = context.view.flatMap({ scene.scrolls[$0.entity.index] })
    else { return }
    let step = steps * context.settings.scrollStep.points
    guard ScrollSystem.takes(step, state, in: scene) else { return }
    way += step
    isSmooth = isContinuous
    context.state = context.state == .possible ? .began : .changed
  }

  /// Gives the way that is to be gone.
  mutating func takeWay() -> (way: Vector, isSmooth: Bool) {
    defer { way = .zero }
    return (way, isSmooth)
  }

  mutating func reset() { way = .zero }

  /// Those of scroll views around it take the steps for which it has no room.
  func canPrevent(_ other: AnyGesture) -> Bool { other.value(as: ScrollWheelRecognizer.self) == nil }
}
