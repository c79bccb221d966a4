/// A responder of the game's. Its own code changes it where it lies, so that nothing is copied.
@safe class ResponderHolder<Value: Responder>: AnyResponder {
  // Behind a pointer, so that it is called where it lies. Nobody else is at it while a call or a question is.
  private let index: UnsafeMutablePointer<Value>
  /// Whether it is in the middle of a call that may change it.
  private final var isRunning = false
  /// Whether it is in the middle of a question, which changes nothing.
  private final var isAsked = false
  // What it said when the call began that it is in the middle of.
  private final var couldBecomeFirst = false
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

  // MARK: Calls

  /// Calls its code. Nobody does so while that runs.
  final func run<Result>(_ body: (inout Value) -> Result) -> Result {
    let result = occupied {
      prepare()
      isRunning = true
      defer { isRunning = false }
      return unsafe body(&index.pointee)
    }
    // What it asked for in its answers is done once it has heard of all that waited, since that came before.
    if !isCatchingUp, let columns, columns.hasPostponed { columns.graph?.endWalk() }
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

  private final func note(_ value: inout Value) {
    couldBecomeFirst = value.canBecomeFirstResponder
    couldResignFirst = value.canResignFirstResponder
  }

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return tell(.touches(phase, touches, event)) }
    return run { $0.hear(touches, phase, event) }
  }

  override func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return tell(.presses(phase, presses, event)) }
    return run { $0.hear(presses, phase, event) }
  }

  override func perform(_ action: Action, _ sender: Entity) {
    if isBusy || hasEnded { tell(.perform(action, sender)) } else { run { $0.perform(action, from: sender) } }
  }

  override func make(_ call: ResponderCall) -> Handling? {
    run { value in
      switch call {
      case .touches(let phase, let touches, let event): return value.hear(touches, phase, event)
      case .presses(let phase, let presses, let event): return value.hear(presses, phase, event)
      case .motion(let phase, let event): return value.hear(phase, event)
      case .remote(let command, let event): return value.remoteControlReceived(command, with: event)
      case .custom(let custom, let event): return value.received(custom, with: event)
      case .perform(let action, let sender): value.perform(action, from: sender)
      case .first(let isFirst): if isFirst { value.becameFirstResponder() } else { value.resignedFirstResponder() }
      case .key(let isKey): if isKey { value.becameKey() } else { value.resignedKey() }
      }
      return .handled
    }
  }

  // MARK: Questions

  /// Asks it something that changes nothing. (As something that may, since else it would be copied first.) Nil in the middle
  /// of a call.
  private final func ask<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard !isRunning else { return nil }
    guard !isAsked else {
      var copy = unsafe index.pointee
      return body(&copy)
    }
    return occupied {
      isAsked = true
      defer { isAsked = false }
      return unsafe body(&index.pointee)
    }
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

/// The callbacks of a responder by the phases that they are for.
extension Responder {
  fileprivate mutating func hear(_ touches: Touches, _ phase: TouchPhase, _ event: Event) -> Handling {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: .passToNext
    }
  }

  fileprivate mutating func hear(_ presses: Presses, _ phase: PressPhase, _ event: Event) -> Handling {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: .passToNext
    }
  }

  fileprivate mutating func hear(_ phase: MotionPhase, _ event: Event) -> Handling {
    switch phase {
    case .began: motionBegan(with: event)
    case .ended: motionEnded(with: event)
    case .cancelled: motionCancelled(with: event)
    }
  }
}
