import Dactyl

/// The properties of a class of random behaviour.
protocol FuzzNature {
  static var isDiscrete: Bool { get }
  static var declares: Bool { get }
  static var inputs: GestureInputs { get }
}
enum FuzzContinuous: FuzzNature {
  static let isDiscrete = false
  static let declares = false
  static let inputs: GestureInputs = [.touches]
}
enum FuzzDiscrete: FuzzNature {
  static let isDiscrete = true
  static let declares = false
  static let inputs: GestureInputs = [.touches]
}
enum FuzzDeclaring: FuzzNature {
  static let isDiscrete = false
  static let declares = true
  static let inputs: GestureInputs = [.touches, .scroll]
}
enum FuzzAll: FuzzNature {
  static let isDiscrete = false
  static let declares = false
  static let inputs: GestureInputs = [.touches, .hover, .scroll, .transform, .custom]
}

/// A recognizer with random proposals, invalid ones included, the same for the same number and call. Its
/// answers about others never change.
struct FuzzRecognizer<Nature: FuzzNature>: PressGestureRecognizer, PointerGestureRecognizer,
  CustomEventGestureRecognizer, PreventingGestureRecognizer, RequirementGestureRecognizer
{
  unowned let world: FuzzWorld
  let number: Int
  /// The index among all that ever had the number.
  let name: Int
  private var calls = 0
  /// The name of its last call in this attempt.
  private var attempt = GestureID.none

  init(_ world: FuzzWorld, _ number: Int, _ name: Int) {
    self.world = world
    self.number = number
    self.name = name
  }

  static var isDiscrete: Bool { Nature.isDiscrete }
  static var inputs: GestureInputs { Nature.inputs }

  /// A number below a hundred for this call.
  private mutating func whim() -> Int {
    calls += 1
    return world.trait(name, calls, 9)
  }

  private mutating func receive(_ moment: FuzzMoment, _ touches: Touches, _ context: GestureContext) {
    attempt = context.gesture.id
    world.book.recognizerReceives(moment, name, touches: touches.map(\.id), context.gesture)
    world.meet(moment, number)
  }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    receive(.gestureBegan, touches, context)
    if whim() < 25 { context.setDeadline(after: Double(whim() * 6) / 1000) }
    if whim() < 5, let touch = touches.first { context.ignore(touch) }
    if whim() < 15 { propose(&context) }
  }
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    receive(.gestureMoved, touches, context)
    if whim() < (context.state == .possible ? 20 : 80) { propose(&context) }
  }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    receive(.gestureEnded, touches, context)
    end(&context)
  }
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    receive(.gestureCancelled, touches, context)
    context.state = context.state == .possible ? .failed : .cancelled
  }

  private mutating func press(_ context: inout GestureContext) {
    attempt = context.gesture.id
    world.book.recognizerReceives(.gesturePress, name, context.gesture)
    world.meet(.gesturePress, number)
  }
  mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {
    press(&context)
    if whim() < 30 { propose(&context) }
  }
  mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext) { press(&context) }
  mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {
    press(&context)
    end(&context)
  }

  private mutating func point(_ context: inout GestureContext) {
    attempt = context.gesture.id
    world.book.recognizerReceives(.gesturePointer, name, context.gesture)
    world.meet(.gesturePointer, number)
  }
  mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    point(&context)
    if whim() < 40 { propose(&context) }
  }
  mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    point(&context)
    if whim() < 50 { propose(&context) }
  }
  mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    point(&context)
    end(&context)
  }

  mutating func received(_ event: any CustomEvent, with context: inout GestureContext) {
    let input = (event as? FuzzNews)?.input ?? 0
    attempt = context.gesture.id
    world.book.recognizerReceives(.gestureCustom, name, context.gesture)
    if input > 0 { world.book.recognizerReceives(context.inputPhase, name, custom: input, context.gesture) }
    world.meet(.gestureCustom, number)
    switch context.inputPhase {
    case _ where input == 0: if whim() < 50 { context.state = context.state == .possible ? .ended : .changed }
    case .began: if whim() < 20 { propose(&context) }
    case .moved, .stationary: if whim() < 50 { propose(&context) }
    case .ended: end(&context)
    case .cancelled: context.state = context.state == .possible ? .failed : .cancelled
    }
  }

  mutating func deadlineReached(with context: inout GestureContext) {
    attempt = context.gesture.id
    world.book.recognizerReceives(.gestureDeadline, name, context.gesture)
    world.meet(.gestureDeadline, number)
    if whim() < 50 { propose(&context) }
    if whim() < 20 { context.setDeadline(after: 0.3) }
  }

  mutating func reset() {
    world.book.recognizerResets(name, attempt)
    attempt = .none
    world.meet(.gestureReset, number)
  }

  func canPrevent(_ other: AnyGesture) -> Bool {
    world.meet(.canPrevent, number)
    return world.trait(name, world.name(of: other), 1) < 85
  }
  func canBePrevented(by other: AnyGesture) -> Bool {
    world.meet(.canPrevent, number)
    return world.trait(name, world.name(of: other), 2) < 85
  }
  func shouldRequireFailure(of other: AnyGesture) -> Bool {
    world.meet(.requiresFailure, number)
    return Nature.declares && world.trait(name, world.name(of: other), 3) < 20
  }
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool {
    world.meet(.requiresFailure, number)
    return Nature.declares && world.trait(name, world.name(of: other), 4) < 20
  }

  private mutating func propose(_ context: inout GestureContext) {
    if whim() < 3 { context.state = GestureState.allCases[whim() % GestureState.allCases.count] }
    if context.state == .possible {
      context.state = whim() < 20 ? .failed : Nature.isDiscrete ? .recognized : .began
      if whim() < 10 && !Nature.isDiscrete { context.state = .ended }
    } else if context.state == .began || context.state == .changed {
      context.state = whim() < 4 ? .cancelled : .changed
    }
  }

  private mutating func end(_ context: inout GestureContext) {
    // Sometimes the end is missing: the engine has to add it.
    guard context.numberOfTouches == 0, whim() < 85 else { return }
    if context.state == .possible { return context.state = whim() < 50 ? .ended : .failed }
    context.state = .ended
  }
}
