/// A responder behind its type. The value is out (nil) while its own code runs, so that nothing is copied; what would call it
/// again meanwhile goes on to the next.
class AnyResponder {
  let events: ResponderEvents
  init(_ events: ResponderEvents) { self.events = events }

  /// What it has to hear of that came up in the middle of a call of its own: it hears of it when that returns.
  final var owed: [() -> Void] = []
  private final var isPaying = false

  final func pay() {
    guard !isPaying else { return }
    isPaying = true
    while !owed.isEmpty { owed.removeFirst()() }
    isPaying = false
  }

  /// Whether its own code runs.
  var isBusy: Bool { false }

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

class ResponderHolder<Value: Responder>: AnyResponder {
  private(set) final var value: Value?
  // What it said when the call began that it is in the middle of.
  private final var couldBecomeFirst = false
  private final var couldResignFirst = true

  init(_ value: Value) {
    self.value = value
    super.init(value.handledEvents)
  }

  final func call<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard var taken = value.take() else { return nil }
    couldBecomeFirst = taken.canBecomeFirstResponder
    couldResignFirst = taken.canResignFirstResponder
    let result = body(&taken)
    value = taken
    if !owed.isEmpty { pay() }
    return result
  }

  override final var isBusy: Bool { value == nil }

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    call { value in
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
    call { value in
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
    call { value in
      switch phase {
      case .began: value.motionBegan(with: event)
      case .ended: value.motionEnded(with: event)
      case .cancelled: value.motionCancelled(with: event)
      }
    }
  }

  override func remote(_ command: RemoteCommand, _ event: Event) -> Handling? {
    call { $0.remoteControlReceived(command, with: event) }
  }

  override func custom(_ custom: any CustomEvent, _ event: Event) -> Handling? {
    call { $0.received(custom, with: event) }
  }

  override func perform(_ action: Action, _ sender: Entity) { call { $0.perform(action, from: sender) } }

  override func setFirst(_ isFirst: Bool) {
    if isBusy { return owed.append { [unowned self] in setFirst(isFirst) } }
    call { if isFirst { $0.becameFirstResponder() } else { $0.resignedFirstResponder() } }
  }

  override func setKey(_ isKey: Bool) {
    if isBusy { return owed.append { [unowned self] in setKey(isKey) } }
    call { if isKey { $0.becameKey() } else { $0.resignedKey() } }
  }

  override func canPerform(_ action: Action, _ sender: Entity) -> Bool {
    value?.canPerformAction(action, from: sender) ?? false
  }

  override func validate(_ command: inout KeyCommand) { value?.validate(&command) }
  override func buildMenu(_ menu: inout Menu) { value?.buildMenu(&menu) }
  override var canBecomeFirst: Bool { value?.canBecomeFirstResponder ?? couldBecomeFirst }
  override var canResignFirst: Bool { value?.canResignFirstResponder ?? couldResignFirst }
  override var keyCommands: [KeyCommand] { value?.keyCommands ?? [] }
}
