/// A responder behind its type. Its own code changes it where it lies, so that nothing is copied; what would call it again
/// meanwhile goes on to the next.
class AnyResponder {
  let events: ResponderEvents
  /// What went up a chain when it was called last (`ResponderTable.sendings`).
  final var sending: UInt64 = 0
  /// The columns of the scene in which it is attached.
  final var columns: SceneColumns?
  init(_ events: ResponderEvents) { self.events = events }

  /// What it has to hear of that came up in the middle of a call of its own.
  private final var deferred: [DeferredCall] = []
  private final var isMakingCalls = false
  fileprivate final var hasDeferred = false
  /// Whether its entity has ended, or has another responder: it hears of nothing more but the cancels of what it heard begin.
  fileprivate final var hasEnded = false
  /// The touches and presses that began in the middle of a call in which its entity ended: it never hears of them.
  private final var unheard = DeferredCall.Unheard()

  /// Lets it hear of something when the call returns that it is in the middle of.
  final func deferCall(_ call: DeferredCall) {
    guard let call = left(of: call) else { return }
    deferred.append(call)
    hasDeferred = true
  }

  /// What it still has to hear of something.
  fileprivate final func left(of call: DeferredCall) -> DeferredCall? {
    hasEnded ? call.afterEnd(&unheard) : call
  }

  fileprivate final func makeDeferredCalls() {
    guard !isMakingCalls else { return }
    isMakingCalls = true
    while !deferred.isEmpty { make(deferred.removeFirst()) }
    isMakingCalls = false
    hasDeferred = false
  }

  private final func make(_ call: DeferredCall) {
    switch call {
    case .touches(let phase, let touches, let event): _ = self.touches(phase, touches, event)
    case .presses(let phase, let presses, let event): _ = self.presses(phase, presses, event)
    case .motion(let phase, let event): _ = self.motion(phase, event)
    case .remote(let command, let event): _ = self.remote(command, event)
    case .custom(let custom, let event): _ = self.custom(custom, event)
    case .perform(let action, let sender): self.perform(action, sender)
    case .first(let isFirst): setFirst(isFirst)
    case .key(let isKey): setKey(isKey)
    case .controllerCalls(let run): run()
    }
  }

  /// Its entity has ended, or has another responder. Of what it has yet to hear only the cancels are left that it is owed.
  func end() {
    hasEnded = true
    deferred = deferred.compactMap { $0.afterEnd(&unheard) }
  }

  /// Whether its own code runs.
  final var isBusy: Bool { isRunning || isAsked }
  /// Whether it is in the middle of a call that may change it.
  fileprivate final var isRunning = false
  /// Whether it is in the middle of a question, which changes nothing.
  fileprivate final var isAsked = false

  /// Whether it is the engine's own, in which that of the game for the same view lies.
  var holdsOwn: Bool { false }
  /// The responder that the game attached, which lies in it.
  var own: AnyResponder? { nil }
  /// The same with another responder of the game's.
  func with(own: AnyResponder?) -> AnyResponder { self }

  /// A callback of a view controller's. Nobody calls it while its own code runs.
  func controller(_ call: ControllerCall, _ controller: ViewController) {}

  // Each gives nil when the responder is in the middle of a call.
  func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? { nil }
  func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? { nil }
  func motion(_ phase: MotionPhase, _ event: Event) -> Handling? { nil }
  func remote(_ command: RemoteCommand, _ event: Event) -> Handling? { nil }
  func custom(_ custom: any CustomEvent, _ event: Event) -> Handling? { nil }
  func perform(_ action: Action, _ sender: Entity) {}
  func setFirst(_ isFirst: Bool) {}
  func setKey(_ isKey: Bool) {}
  func canPerform(_ action: Action, _ sender: Entity) -> Bool { false }
  func validate(_ command: inout KeyCommand) {}
  func buildMenu(_ menu: inout Menu) {}
  var canBecomeFirst: Bool { false }
  var canResignFirst: Bool { true }
  var keyCommands: [KeyCommand] { [] }
}

@safe class ResponderHolder<Value: Responder>: AnyResponder {
  // Behind a pointer, so that it is called where it lies. Nobody else is at it while `call` or `ask` is.
  private let index: UnsafeMutablePointer<Value>
  // What it said when the call began that it is in the middle of.
  private final var couldBecomeFirst = false
  /// Whether being first responder, or key, began when it had ended: it hears of neither beginning nor end.
  private final var missesEndOfFirst = false
  private final var missesEndOfKey = false
  private final var couldResignFirst = true

  init(_ value: Value) {
    unsafe index = .allocate(capacity: 1)
    unsafe index.initialize(to: value)
    super.init(value.handledEvents)
  }

  deinit {
    unsafe index.deinitialize(count: 1)
    unsafe index.deallocate()
  }

  /// The responder, or nil in the middle of a call.
  final var value: Value? { isRunning ? nil : unsafe index.pointee }

  final func call<Result>(evenIfEnded: Bool = false, _ body: (inout Value) -> Result) -> Result? {
    guard !isBusy, !hasEnded || evenIfEnded else { return nil }
    return run(body)
  }

  private final func run<Result>(_ body: (inout Value) -> Result) -> Result {
    prepare()
    isRunning = true
    let result = unsafe body(&index.pointee)
    isRunning = false
    if hasDeferred { makeDeferredCalls() }
    if let columns, columns.hasPostponed { columns.graph?.endWalk() }
    return result
  }

  /// Asks it beforehand what may be asked in the middle of the call. Its answers change nothing before that is over.
  private final func prepare() {
    isAsked = true
    if let columns {
      columns.asking { unsafe note(&index.pointee) }
    } else {
      unsafe note(&index.pointee)
    }
    isAsked = false
  }

  /// What comes when its own code runs it hears of afterwards, and when it has ended only the cancels that it is owed.
  /// Whether others should hear of what waits, it can't say yet.
  private final func callLater(_ what: DeferredCall) -> Handling? {
    guard !isBusy else {
      deferCall(what)
      return nil
    }
    switch left(of: what) {
    case .touches(_, let touches, let event): return run { $0.touchesCancelled(touches, with: event) }
    case .presses(_, let presses, let event): return run { $0.pressesCancelled(presses, with: event) }
    case .custom(let custom, let event): return run { $0.received(custom, with: event) }
    default: return nil
    }
  }

  private final func note(_ value: inout Value) {
    couldBecomeFirst = value.canBecomeFirstResponder
    couldResignFirst = value.canResignFirstResponder
  }

  /// Asks it something that changes nothing. (As something that may, since else it would be copied first.)
  private final func ask<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard !isRunning else { return nil }
    guard !isAsked else {
      var copy = unsafe index.pointee
      return body(&copy)
    }
    isAsked = true
    let result = unsafe body(&index.pointee)
    isAsked = false
    if hasDeferred { makeDeferredCalls() }
    return result
  }

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return callLater(.touches(phase, touches, event)) }
    return run { value in
      switch phase {
      case .began: value.touchesBegan(touches, with: event)
      case .moved: value.touchesMoved(touches, with: event)
      case .ended: value.touchesEnded(touches, with: event)
      case .cancelled: value.touchesCancelled(touches, with: event)
      case .stationary: .passToNext
      }
    }
  }

  override func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return callLater(.presses(phase, presses, event)) }
    return run { value in
      switch phase {
      case .began: value.pressesBegan(presses, with: event)
      case .changed: value.pressesChanged(presses, with: event)
      case .ended: value.pressesEnded(presses, with: event)
      case .cancelled: value.pressesCancelled(presses, with: event)
      case .stationary: .passToNext
      }
    }
  }

  override func motion(_ phase: MotionPhase, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return callLater(.motion(phase, event)) }
    return run { value in
      switch phase {
      case .began: value.motionBegan(with: event)
      case .ended: value.motionEnded(with: event)
      case .cancelled: value.motionCancelled(with: event)
      }
    }
  }

  override func remote(_ command: RemoteCommand, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return callLater(.remote(command, event)) }
    return run { $0.remoteControlReceived(command, with: event) }
  }

  override func custom(_ custom: any CustomEvent, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return callLater(.custom(custom, event)) }
    return run { $0.received(custom, with: event) }
  }

  override func perform(_ action: Action, _ sender: Entity) {
    if isBusy { return deferCall(.perform(action, sender)) }
    call { $0.perform(action, from: sender) }
  }

  override func setFirst(_ isFirst: Bool) {
    if isBusy { return deferCall(.first(isFirst)) }
    guard isHeard(isFirst, &missesEndOfFirst) else { return }
    call(evenIfEnded: true) { if isFirst { $0.becameFirstResponder() } else { $0.resignedFirstResponder() } }
  }

  override func setKey(_ isKey: Bool) {
    if isBusy { return deferCall(.key(isKey)) }
    guard isHeard(isKey, &missesEndOfKey) else { return }
    call(evenIfEnded: true) { if isKey { $0.becameKey() } else { $0.resignedKey() } }
  }

  /// Whether it hears that something begins or ends: one that ended hears of nothing that begins, nor of the end of that.
  private final func isHeard(_ begins: Bool, _ missesEnd: inout Bool) -> Bool {
    if begins {
      missesEnd = hasEnded
      return !hasEnded
    }
    defer { missesEnd = false }
    return !missesEnd
  }

  override func canPerform(_ action: Action, _ sender: Entity) -> Bool {
    ask { $0.canPerformAction(action, from: sender) } ?? false
  }

  override func validate(_ command: inout KeyCommand) { ask { $0.validate(&command) } }
  override func buildMenu(_ menu: inout Menu) { ask { $0.buildMenu(&menu) } }
  override var canBecomeFirst: Bool { ask { $0.canBecomeFirstResponder } ?? couldBecomeFirst }
  override var canResignFirst: Bool { ask { $0.canResignFirstResponder } ?? couldResignFirst }
  override var keyCommands: [KeyCommand] { ask { $0.keyCommands } ?? [] }
}
