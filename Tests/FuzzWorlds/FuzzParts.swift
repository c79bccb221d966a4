import Dactyl

/// An event of the fuzzer's own.
struct FuzzNews: CustomEvent {
  /// Which of the inputs that the world began it is of; 0 for one that is sent as a whole.
  var input: UInt64 = 0
  /// On whom that began; none where only the engine knows.
  var target = Entity.none
}

/// A component whose end runs a handler.
final class FuzzFarewell {
  private weak var world: FuzzWorld?
  private let number: Int

  init(_ world: FuzzWorld, _ number: Int) {
    self.world = world
    self.number = number
  }
  deinit { world?.meet(.farewell, number) }
}
struct FuzzHolder { var farewell: FuzzFarewell }

/// A responder that hears of everything, says so, and lets the world meddle in each of its calls.
struct FuzzResponder: ViewControllerBehavior {
  unowned let world: FuzzWorld
  let entity: Entity
  /// Its object's number, which steps mean, and the one under which the invariants know it.
  let number: Int
  let name: Int
  let handledEvents: ResponderEvents
  /// Whether it handles what it hears of, all of it (T20), or passes it on.
  let handles: Bool

  var actions: [Action] { ["deal", .copy] }
  var canBecomeFirstResponder: Bool {
    world.meet(.canBecomeFirst, number)
    return number % 7 != 3
  }
  var canResignFirstResponder: Bool { number % 11 != 5 }
  var keyCommands: [KeyCommand] {
    world.meet(.keyCommands, number)
    return [KeyCommand("s", action: number % 3 == 0 ? "deal" : "nothing"), KeyCommand("z", .control, action: .undo)]
  }

  private func hear(_ moment: FuzzMoment) -> Handling {
    world.book.hear(moment, name)
    world.meet(moment, number)
    return handles ? .handled : .passToNext
  }

  private func hear(_ phase: TouchPhase, _ moment: FuzzMoment, _ touches: Touches) -> Handling {
    for touch in touches {
      world.book.hear(phase, name, .touch, touch.id, touch.finger.device, isOwn: touch.view?.entity == entity)
    }
    world.meet(moment, number)
    return handles ? .handled : .passToNext
  }

  private func hear(_ phase: TouchPhase, _ moment: FuzzMoment, _ presses: Presses) -> Handling {
    for press in presses {
      world.book.hear(phase, name, .press, press.id, press.device, isOwn: press.responder == entity)
    }
    world.meet(moment, number)
    return handles ? .handled : .passToNext
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { hear(.began, .touchesBegan, touches) }
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { hear(.moved, .touchesMoved, touches) }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { hear(.ended, .touchesEnded, touches) }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    hear(.cancelled, .touchesCancelled, touches)
  }
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { hear(.began, .pressesBegan, presses) }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling {
    hear(.moved, .pressesChanged, presses)
  }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { hear(.ended, .pressesEnded, presses) }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    hear(.cancelled, .pressesCancelled, presses)
  }
  private func shake(_ phase: MotionPhase) -> Handling {
    world.book.shake(phase, name)
    world.meet(.motion, number)
    return handles ? .handled : .passToNext
  }
  mutating func motionBegan(with event: Event) -> Handling { shake(.began) }
  mutating func motionEnded(with event: Event) -> Handling { shake(.ended) }
  mutating func motionCancelled(with event: Event) -> Handling { shake(.cancelled) }
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling { hear(.remote) }
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling {
    guard let news = custom as? FuzzNews, news.input > 0 else { return hear(.receivedCustom) }
    world.book.hear(event.phase, name, .custom, news.input, isOwn: news.target == entity)
    world.meet(.receivedCustom, number)
    return handles ? .handled : .passToNext
  }
  mutating func perform(_ action: Action, from sender: Entity) { _ = hear(.perform) }

  func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
    world.meet(.canPerform, number)
    return actions.contains(action) && number % 4 != 1
  }
  func validate(_ command: inout KeyCommand) {
    world.meet(.validate, number)
    command.isEnabled = number % 5 != 2
  }
  func buildMenu(_ menu: inout Menu) {
    world.meet(.buildMenu, number)
    menu.add(KeyCommand(action: "deal", title: "Deal"))
  }

  private func become(_ moment: FuzzMoment) {
    world.book.becomes(moment, name)
    world.meet(moment, number)
  }
  mutating func becameFirstResponder() { become(.becameFirst) }
  mutating func resignedFirstResponder() { become(.resignedFirst) }
  mutating func becameKey() { become(.becameKey) }
  mutating func resignedKey() { become(.resignedKey) }

  private func appear(_ moment: FuzzMoment) {
    world.book.appears(moment, name)
    world.meet(moment, number)
  }
  mutating func loadView(_ controller: ViewController) {
    world.book.hear(.loadView, name)
    if number % 2 == 0 { controller.view = world.scene.makeView(frame: Rect(10, 10, 200, 200)) }
    world.meet(.loadView, number)
  }
  mutating func viewDidLoad(_ controller: ViewController) { _ = hear(.viewDidLoad) }
  mutating func viewWillAppear(_ controller: ViewController) { appear(.willAppear) }
  mutating func viewDidAppear(_ controller: ViewController) { appear(.didAppear) }
  mutating func viewWillDisappear(_ controller: ViewController) { appear(.willDisappear) }
  mutating func viewDidDisappear(_ controller: ViewController) { appear(.didDisappear) }
  mutating func viewDidLayoutSubviews(_ controller: ViewController) { _ = hear(.didLayout) }
}

/// What a kind of whim says of itself.
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

/// A recognizer that proposes whatever comes to its mind, nonsense included, the same for the same number and call. Its
/// answers about others never change.
struct FuzzRecognizer<Nature: FuzzNature>: GestureRecognizer {
  unowned let world: FuzzWorld
  let number: Int
  /// Which of those that ever had the number.
  let name: Int
  private var calls = 0

  init(_ world: FuzzWorld, _ number: Int, _ name: Int) {
    self.world = world
    self.number = number
    self.name = name
  }

  static var isDiscrete: Bool { Nature.isDiscrete }
  static var declaresRequirements: Bool { Nature.declares }
  static var inputs: GestureInputs { Nature.inputs }

  /// A number below a hundred for this call.
  private mutating func whim() -> Int {
    calls += 1
    return world.trait(name, calls, 9)
  }

  private func hear(_ moment: FuzzMoment, _ touches: Touches, _ context: GestureContext) {
    world.book.recognizerHears(moment, name, touches: touches.map(\.id), isAlive: context.gesture.isAlive)
    world.meet(moment, number)
  }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    hear(.gestureBegan, touches, context)
    if whim() < 25 { context.setDeadline(after: Double(whim() * 6) / 1000) }
    if whim() < 5, let touch = touches.first { context.ignore(touch) }
    if whim() < 15 { propose(&context) }
  }
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    hear(.gestureMoved, touches, context)
    if whim() < (context.state == .possible ? 20 : 80) { propose(&context) }
  }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    hear(.gestureEnded, touches, context)
    end(&context)
  }
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    hear(.gestureCancelled, touches, context)
    context.state = context.state == .possible ? .failed : .cancelled
  }

  private mutating func press(_ context: inout GestureContext) {
    world.book.recognizerHears(.gesturePress, name, isAlive: context.gesture.isAlive)
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
    world.book.recognizerHears(.gesturePointer, name, isAlive: context.gesture.isAlive)
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
    world.book.recognizerHears(.gestureCustom, name, isAlive: context.gesture.isAlive)
    if input > 0 { world.book.recognizerHears(context.inputPhase, name, custom: input) }
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
    world.book.recognizerHears(.gestureDeadline, name, isAlive: context.gesture.isAlive)
    world.meet(.gestureDeadline, number)
    if whim() < 50 { propose(&context) }
    if whim() < 20 { context.setDeadline(after: 0.3) }
  }

  mutating func reset() {
    world.book.recognizerResets(name)
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
    return world.trait(name, world.name(of: other), 3) < 20
  }
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool {
    world.meet(.requiresFailure, number)
    return world.trait(name, world.name(of: other), 4) < 20
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
    // Sometimes it forgets to end: the engine has to make that good.
    guard context.numberOfTouches == 0, whim() < 85 else { return }
    if context.state == .possible { return context.state = whim() < 50 ? .ended : .failed }
    context.state = .ended
  }
}
