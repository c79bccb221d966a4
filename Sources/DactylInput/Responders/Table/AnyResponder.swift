/// A responder behind its type.
class AnyResponder: Callee {
  let events: ResponderEvents
  /// What went up a chain when it was called last (`ResponderTable.sendings`).
  final var sending: UInt64 = 0
  /// What its own code heard begin.
  final var begun: BegunInputs { unsafe heardToBegin }
  // (Unchecked: every beginning is noted, and nothing else runs meanwhile.)
  @exclusivity(unchecked) private final var heardToBegin = BegunInputs()
  /// What came up when its entity had ended.
  private final var unheard = ResponderCall.Unheard()

  init(_ events: ResponderEvents, in columns: SceneColumns? = nil) {
    self.events = events
    super.init(in: columns)
  }

  // MARK: Calls

  /// Tells it of something: now, or, when its own code runs, when that returns. One that has ended hears only the ends
  /// of what it heard begin. Gives nil when it can't say yet whether others are to hear of it.
  @discardableResult
  final func tell(_ call: ResponderCall) -> Handling? {
    guard !isBusy else {
      whenFree { [self] in tell(call) }
      return nil
    }
    return stillHeard(call).flatMap(make)
  }

  /// What it is to hear of a call now: when it has ended only the end of what it heard begin.
  final func stillHeard(_ call: ResponderCall) -> ResponderCall? { hasEnded ? call.afterEnd(&unheard) : call }

  /// Makes a call. Nobody does so while its own code runs.
  func make(_ call: ResponderCall) -> Handling? { nil }

  // MARK: What begins

  final func note(began touches: Touches) {
    for touch in touches { note(InputID(kind: .touch, number: touch.id)) }
  }
  final func note(began presses: Presses) {
    for press in presses { note(InputID(kind: .press, number: press.id)) }
  }

  /// The same of any call.
  final func noteBegan(_ call: ResponderCall) {
    switch call {
    case .touches(.began, let touches, _): note(began: touches)
    case .presses(.began, let presses, _): note(began: presses)
    case .custom(_, let event, let id): if event.phase == .began { note(InputID(kind: .custom, number: id)) }
    default: break
    }
  }

  private final func note(_ input: InputID) {
    unsafe heardToBegin.append(input, in: columns?.scene?.inputs)
  }

  // The same as `tell(_:)` for what comes all the time: without making a value of the call.

  func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    tell(.touches(phase, touches, event))
  }
  func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    tell(.presses(phase, presses, event))
  }
  func perform(_ action: Action, _ sender: Entity) { tell(.perform(action, sender)) }

  /// A callback of a view controller's. Nobody calls it while its own code runs.
  func controller(_ call: ControllerCall, _ controller: ViewController) {}

  // MARK: Questions

  func canPerform(_ action: Action, _ sender: Entity) -> Bool { false }
  func target(of action: Action, _ sender: Entity) -> Entity? { nil }
  func validate(_ command: inout KeyCommand) {}
  func buildMenu(_ menu: inout Menu) {}
  /// Whether it asks for corrections of touches (T33).
  var hearsTouchUpdates: Bool { false }
  var canBecomeFirst: Bool { false }
  /// Whether the game's code answers whether it can become first responder (`FirstResponding`).
  var saysWhetherFirst: Bool { false }
  var canResignFirst: Bool { true }
  var keyCommands: [KeyCommand] { [] }

  /// Whether it hears when its view comes into another view or window.
  var followsMoves: Bool { false }

  // MARK: Widgets

  /// Those who hear of it that it is first responder or key, each when its own call returns: itself, or what lies in
  /// it.
  var hearers: [AnyResponder] { [self] }
  /// Whether it is the engine's own, in which that of the game for the same view lies.
  var holdsOwn: Bool { false }
  /// The responder that the game attached, which lies in it.
  var own: AnyResponder? { nil }
  /// The same with another responder of the game's.
  func with(own: AnyResponder?) -> AnyResponder { self }
}
