import Dactyl

/// A recognizer that begins at once, and whose own code meddles with everything.
struct FuzzRecognizer: PreventingGestureRecognizer {
  unowned let world: FuzzWorld
  var calls = 0

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    calls += 1
    world.meddle()
    if world.random.chance(20) { context.setDeadline(after: Double(world.random.below(400)) / 1000) }
    if world.random.chance(10), let touch = touches.first { context.ignore(touch) }
    if context.state == .possible && world.random.chance(70) { context.state = .began }
  }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    world.meddle()
    // Sometimes the proposal is invalid: it has to be refused.
    if world.random.chance(5) { context.state = .possible }
    if world.random.chance(5) { context.state = .cancelled }
    if context.state == .possible { context.state = world.random.chance(50) ? .began : .failed }
    if context.state == .began || context.state == .changed { context.state = .changed }
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    world.meddle()
    // Sometimes the end is missing: the engine has to add it.
    guard context.numberOfTouches == 0, world.random.chance(80) else { return }
    context.state = context.state == .possible ? .failed : .ended
  }

  mutating func deadlineReached(with context: inout GestureContext) {
    world.meddle()
    if context.state == .possible { context.state = .began } else { context.state = .changed }
  }

  mutating func reset() {
    world.meddle()
    calls = 0
  }

  func canPrevent(_ other: AnyGesture) -> Bool {
    world.meddle()
    return !world.random.chance(20)
  }

  func canBePrevented(by other: AnyGesture) -> Bool {
    world.meddle()
    return !world.random.chance(20)
  }
}

/// A responder that changes the scene, and checks that its calls are paired.
struct FuzzResponder: TouchResponder {
  unowned let world: FuzzWorld
  let entity: Entity
  let name: Int

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { receive(.began, touches) }
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { receive(.moved, touches) }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { receive(.ended, touches) }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { receive(.cancelled, touches) }

  private func receive(_ phase: TouchPhase, _ touches: Touches) -> Handling {
    for touch in touches where touch.view?.entity == entity { world.received(name, phase, touch.id) }
    world.meddle()
    return world.random.chance(50) ? .handled : .passToNext
  }
}
