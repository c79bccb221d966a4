/// A responder with its type erased.
class AnyResponder: Callee {
  let events: ResponderEvents
  /// The number of the dispatch that called it last (`ResponderTable.sendings`).
  final var sending: UInt64 = 0
  /// The inputs whose began its own code has received.
  final var begun: BegunInputs { unsafe begunInputs }
  // (Unchecked: every began is recorded, and no other code runs meanwhile.)
  @exclusivity(unchecked) private final var begunInputs = BegunInputs()
  /// The inputs that began for it after its entity had ended, which it does not receive.
  private final var pendingEnds = ResponderCall.PendingEnds()

  init(_ events: ResponderEvents, in columns: SceneColumns? = nil) {
    self.events = events
    super.init(in: columns)
  }

  // MARK: Calls

  /// Calls the responder: at once, or, while its own code is running, when that returns. After its end it receives only
  /// the ends of input whose began it received. Returns nil when the answer is not known yet.
  @discardableResult
  final func notify(_ call: ResponderCall) -> Handling? {
    guard !isBusy else {
      whenFree { [self] in notify(call) }
      return nil
    }
    return stillReceived(call).flatMap(make)
  }

  /// The call as it is to be made now: after the end of the responder only the end of input whose began it received.
  final func stillReceived(_ call: ResponderCall) -> ResponderCall? { hasEnded ? call.afterEnd(&pendingEnds) : call }

  /// Makes a call. Never called while the responder's own code is running.
  func make(_ call: ResponderCall) -> Handling? { nil }

  // MARK: What begins

  final func note(began touches: Touches) {
    for touch in touches { note(InputID(kind: .touch, number: touch.id)) }
  }
  final func note(began presses: Presses) {
    for press in presses { note(InputID(kind: .press, number: press.id)) }
  }

  /// Records the input that begins with any call.
  final func noteBegan(_ call: ResponderCall) {
    switch call {
    case .touches(.began, let touches, _): note(began: touches)
    case .presses(.began, let presses, _): note(began: presses)
    case .custom(_, let event, let id): if event.phase == .began { note(InputID(kind: .custom, number: id)) }
    default: break
    }
  }

  private final func note(_ input: InputID) {
    unsafe begunInputs.append(input, in: columns?.scene?.inputs)
  }

  // Calls for frequent events, which avoid making a `ResponderCall`; otherwise like `notify(_:)`.

  func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    notify(.touches(phase, touches, event))
  }
  func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    notify(.presses(phase, presses, event))
  }
  func perform(_ action: Action, _ sender: Entity) { notify(.perform(action, sender)) }

  /// Makes a callback of a view controller. Never called while the responder's own code is running.
  func controller(_ call: ControllerCall, _ controller: ViewController) {}

  package override func copyState(_ copier: StateCopier) {
    super.copyState(copier)
    copier.copy(sending) { sending = $0 }
    unsafe copier.copy(&begunInputs)
    copier.copy(pendingEnds) { pendingEnds = $0 }
  }

  // MARK: Questions

  func canPerform(_ action: Action, _ sender: Entity) -> Bool { false }
  func target(of action: Action, _ sender: Entity) -> Entity? { nil }
  func validate(_ command: inout KeyCommand) {}
  func buildMenu(_ menu: inout Menu) {}
  /// Whether it receives corrections of touches (T33).
  var receivesTouchUpdates: Bool { false }
  var canBecomeFirst: Bool { false }
  /// Whether code of the game answers whether it can become first responder (`FirstResponding`).
  var saysWhetherFirst: Bool { false }
  var canResignFirst: Bool { true }
  var keyCommands: [KeyCommand] { [] }
  /// The actions that it performs at times.
  var actions: [Action] { [] }
  /// Whether its type receives all events for objects of which few handle any; see `RelayResponder`.
  var isRelay: Bool { false }

  /// Whether it is notified when its view moves to another superview or window.
  var followsMoves: Bool { false }

  // MARK: Widgets

  /// The responders that are notified of first responder and key changes, each when its own call returns: itself, or
  /// those that it contains.
  var receivers: [AnyResponder] { [self] }
  /// Whether it is the engine's own responder, which contains that of the game for the same view.
  var holdsOwn: Bool { false }
  /// The game's responder that it contains.
  var own: AnyResponder? { nil }
  /// Returns the same responder with another one of the game's.
  func with(own: AnyResponder?) -> AnyResponder { self }
}
