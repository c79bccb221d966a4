import Dactyl

/// An event of the fuzzer's own.
struct FuzzNews: CustomEvent {
  /// The number of the input among those that the world began; 0 for one that is sent as a whole.
  var input: UInt64 = 0
  /// The receiver of the beginning; none if only the engine has it.
  var target = Entity.none
}

/// A component whose deinitializer runs a handler.
final class FuzzDeinitProbe {
  private weak var world: FuzzWorld?
  private let number: Int

  init(_ world: FuzzWorld, _ number: Int) {
    self.world = world
    self.number = number
  }
  // (Values are released later in a world with snapshots, which hold them.)
  deinit { if let world, !world.isInSnapshots { world.meet(.probe, number) } }
}
struct FuzzHolder { var probe: FuzzDeinitProbe }

/// A responder that receives everything, records it, and lets the world change things in each of its calls.
struct FuzzResponder: ViewControllerBehavior, TouchResponder, PressResponder, MotionResponder, RemoteControlResponder,
  CustomEventResponder, ActionResponder, KeyCommandResponder, MenuResponder, FirstResponding, KeyWindowResponder,
  ViewResponder
{
  unowned let world: FuzzWorld
  let entity: Entity
  /// The number of its object in steps, and the one in the invariants.
  let number: Int
  let name: Int
  let handledEvents: ResponderEvents
  /// Whether it handles all events that it receives (T20), or passes them on.
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

  private func receive(_ moment: FuzzMoment) -> Handling {
    world.book.receive(moment, name)
    world.meet(moment, number)
    return handles ? .handled : .passToNext
  }

  private func receive(_ phase: TouchPhase, _ moment: FuzzMoment, _ touches: Touches) -> Handling {
    for touch in touches {
      world.book.receive(phase, name, .touch, touch.id, touch.finger.device, isOwn: touch.view?.entity == entity)
    }
    world.meet(moment, number)
    return handles ? .handled : .passToNext
  }

  private func receive(_ phase: TouchPhase, _ moment: FuzzMoment, _ presses: Presses) -> Handling {
    for press in presses {
      world.book.receive(phase, name, .press, press.id, press.device, isOwn: press.responder == entity)
    }
    world.meet(moment, number)
    return handles ? .handled : .passToNext
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    receive(.began, .touchesBegan, touches)
  }
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
    receive(.moved, .touchesMoved, touches)
  }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling {
    receive(.ended, .touchesEnded, touches)
  }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    receive(.cancelled, .touchesCancelled, touches)
  }
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    receive(.began, .pressesBegan, presses)
  }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling {
    receive(.moved, .pressesChanged, presses)
  }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling {
    receive(.ended, .pressesEnded, presses)
  }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    receive(.cancelled, .pressesCancelled, presses)
  }
  private func shake(_ phase: MotionPhase) -> Handling {
    world.book.shake(phase, name)
    world.meet(.motion, number)
    return handles ? .handled : .passToNext
  }
  mutating func motionBegan(with event: Event) -> Handling { shake(.began) }
  mutating func motionEnded(with event: Event) -> Handling { shake(.ended) }
  mutating func motionCancelled(with event: Event) -> Handling { shake(.cancelled) }
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling { receive(.remote) }
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling {
    guard let news = custom as? FuzzNews, news.input > 0 else { return receive(.receivedCustom) }
    world.book.receive(event.phase, name, .custom, news.input, isOwn: news.target == entity)
    world.meet(.receivedCustom, number)
    return handles ? .handled : .passToNext
  }
  mutating func perform(_ action: Action, from sender: Entity) { _ = receive(.perform) }

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
    world.book.receive(.loadView, name)
    if number % 2 == 0 { controller.view = world.scene.makeView(frame: Rect(10, 10, 200, 200)) }
    world.meet(.loadView, number)
  }
  mutating func viewDidLoad(_ controller: ViewController) { _ = receive(.viewDidLoad) }
  mutating func viewWillAppear(_ controller: ViewController) { appear(.willAppear) }
  mutating func viewDidAppear(_ controller: ViewController) { appear(.didAppear) }
  mutating func viewWillDisappear(_ controller: ViewController) { appear(.willDisappear) }
  mutating func viewDidDisappear(_ controller: ViewController) { appear(.didDisappear) }
  mutating func viewDidLayoutSubviews(_ controller: ViewController) { _ = receive(.didLayout) }

  mutating func willMove(toSuperview superview: View?) { world.meet(.moved, number) }
  mutating func didMoveToSuperview() { world.meet(.moved, number) }
  mutating func willMove(toWindow window: Window?) { world.meet(.moved, number) }
  mutating func didMoveToWindow() {
    world.meet(.moved, number)
  }
}
