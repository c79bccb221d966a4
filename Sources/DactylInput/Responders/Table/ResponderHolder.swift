/// A responder of the game. Its methods change it in place, so that nothing is copied.
@safe class ResponderHolder<Value: Responder>: AnyResponder {
  // Behind a pointer, so that it is called in place. Nothing else accesses it during a call or query.
  private let index: UnsafeMutablePointer<Value>
  /// Whether a call that may change it is running.
  private final var isRunning = false
  /// Whether a query, which does not change it, is running.
  private final var isAsked = false
  // Its answers at the beginning of the running call.
  private final var couldBecomeFirst = false
  private final var couldResignFirst = true

  /// Whether it is notified when its view moves to another superview or window.
  final override var followsMoves: Bool { calls.move != nil }
  /// The callbacks that it requests without having their methods.
  final let missing: ResponderEvents
  /// The calls of its type.
  private final let calls: ResponderCalls
  private final var address: ResponderAddress { unsafe ResponderAddress(index) }

  init(_ value: Value, _ calls: ResponderCalls) {
    self.calls = calls
    unsafe index = .allocate(capacity: 1)
    unsafe index.initialize(to: value)
    let wanted = value.handledEvents
    missing = wanted.subtracting(calls.events)
    super.init(wanted.intersection(calls.events))
  }

  deinit {
    unsafe index.deinitialize(count: 1)
    unsafe index.deallocate()
  }

  /// The responder, or nil during a call.
  final var value: Value? { isRunning ? nil : unsafe index.pointee }

  // MARK: Calls

  /// Calls its code. Never called while that is running.
  final func run<Result>(_ body: (ResponderAddress) -> Result) -> Result {
    let result = occupied {
      prepare()
      isRunning = true
      defer { isRunning = false }
      return body(address)
    }
    // Requests of its queries are performed after all deferred calls, which were made before.
    if !isCatchingUp, let columns, columns.hasPostponed { columns.graph?.endWalk() }
    return result
  }

  /// Changes it by its own code, as a call does.
  final func change(_ body: (inout Value) -> Void) {
    run { _ in unsafe body(&index.pointee) }
  }

  /// Stores the answers that may be asked for during the call, before it begins. Changes of them apply after the call.
  private final func prepare() {
    guard let first = calls.first else { return }
    isAsked = true
    if let columns { columns.asking { note(first) } } else { note(first) }
    isAsked = false
  }

  private final func note(_ type: any FirstResponding.Type) {
    couldBecomeFirst = type.canBecomeFirst(address)
    couldResignFirst = type.canResignFirst(address)
  }

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return notify(.touches(phase, touches, event)) }
    guard let type = calls.touches else { return .passToNext }
    if phase == .began { note(began: touches) }
    return run { type.receive($0, phase, touches, event) }
  }

  override func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return notify(.presses(phase, presses, event)) }
    guard let type = calls.presses else { return .passToNext }
    if phase == .began { note(began: presses) }
    return run { type.receive($0, phase, presses, event) }
  }

  override func perform(_ action: Action, _ sender: Entity) {
    if isBusy || hasEnded {
      notify(.perform(action, sender))
    } else if let type = calls.actions {
      run { type.perform($0, action, sender) }
    }
  }

  override func make(_ call: ResponderCall) -> Handling? {
    noteBegan(call)
    return switch call {
    case .touches(let phase, let touches, let event): make(calls.touches) { $0.receive($1, phase, touches, event) }
    case .touchUpdates(let touches): make(calls.touchUpdates) { $0.receive($1, updatesOf: touches) }
    case .presses(let phase, let presses, let event): make(calls.presses) { $0.receive($1, phase, presses, event) }
    case .motion(let phase, let event): make(calls.motion) { $0.receive($1, phase, event) }
    case .remote(let command, let event): make(calls.remote) { $0.receive($1, command, event) }
    case .custom(let custom, let event, _): make(calls.custom) { $0.receive($1, custom, event) }
    case .perform(let action, let sender): make(calls.actions) { handled($0.perform($1, action, sender)) }
    case .first(let isFirst): make(calls.first) { handled($0.notify($1, isFirst: isFirst)) }
    case .key(let isKey): make(calls.key) { handled($0.notify($1, isKey: isKey)) }
    case .move(let move): make(calls.move) { handled($0.notify($1, move)) }
    }
  }

  /// Makes a call of a protocol to which its type may not conform; without conformance the call passes to the next
  /// responder.
  @inline(__always)
  private final func make<Type>(_ type: Type?, _ body: (Type, ResponderAddress) -> Handling) -> Handling {
    guard let type else { return .passToNext }
    return run { body(type, $0) }
  }

  private final func handled(_: Void) -> Handling { .handled }

  final override package func copyState(_ copier: StateCopier) {
    super.copyState(copier)
    unsafe copier.copy(&index.pointee)
    copier.copy(couldBecomeFirst) { couldBecomeFirst = $0 }
    copier.copy(couldResignFirst) { couldResignFirst = $0 }
  }

  // MARK: Questions

  /// Makes a query of a protocol. (As a mutating access, since it would be copied otherwise.) Returns nil during a
  /// call, and for a protocol to which its type does not conform.
  @inline(__always)
  private final func ask<Type, Result>(_ type: Type?, _ body: (Type, ResponderAddress) -> Result) -> Result? {
    guard let type, !isRunning else { return nil }
    guard !isAsked else {
      var copy = unsafe index.pointee
      return unsafe withUnsafeMutablePointer(to: &copy) { unsafe body(type, ResponderAddress($0)) }
    }
    return occupied {
      isAsked = true
      defer { isAsked = false }
      return body(type, address)
    }
  }

  override func canPerform(_ action: Action, _ sender: Entity) -> Bool {
    ask(calls.actions) { $0.canPerform($1, action, sender) } ?? false
  }

  override func target(of action: Action, _ sender: Entity) -> Entity? {
    ask(calls.actions) { $0.target($1, of: action, sender) } ?? nil
  }

  override func validate(_ command: inout KeyCommand) { ask(calls.menus) { $0.validate($1, &command) } }
  override func buildMenu(_ menu: inout Menu) { ask(calls.menus) { $0.build($1, &menu) } }
  override var receivesTouchUpdates: Bool { calls.touchUpdates != nil }
  override var saysWhetherFirst: Bool { calls.first != nil }
  override var canBecomeFirst: Bool {
    calls.first != nil && ask(calls.first) { $0.canBecomeFirst($1) } ?? couldBecomeFirst
  }
  override var canResignFirst: Bool { ask(calls.first) { $0.canResignFirst($1) } ?? couldResignFirst }
  override var actions: [Action] { ask(calls.actions) { $0.actions(of: $1) } ?? [] }
  override var isRelay: Bool { Value.self is any RelayResponder.Type }
  override var keyCommands: [KeyCommand] { ask(calls.keyCommands) { $0.keyCommands(of: $1) } ?? [] }
}

// The callbacks of a responder by phase.

extension TouchResponder {
  mutating func receive(_ touches: Touches, _ phase: TouchPhase, _ event: Event) -> Handling {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: .passToNext
    }
  }
}

extension PressResponder {
  mutating func receive(_ presses: Presses, _ phase: PressPhase, _ event: Event) -> Handling {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: .passToNext
    }
  }
}

extension MotionResponder {
  mutating func receive(_ phase: MotionPhase, _ event: Event) -> Handling {
    switch phase {
    case .began: motionBegan(with: event)
    case .ended: motionEnded(with: event)
    case .cancelled: motionCancelled(with: event)
    }
  }
}
