/// A responder behind its type. The value is out (nil) while its own code runs, so that nothing is copied; what would call it
/// again meanwhile goes on to the next.
class AnyResponder {
  let events: ResponderEvents
  init(_ events: ResponderEvents) { self.events = events }

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
  var canBecomeFirst: Bool { false }
  var canResignFirst: Bool { true }
  var keyCommands: [KeyCommand] { [] }
}

final class ResponderHolder<Value: Responder>: AnyResponder {
  private(set) var value: Value?

  init(_ value: Value) {
    self.value = value
    super.init(value.handledEvents)
  }

  private func call<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard var taken = value.take() else { return nil }
    defer { value = taken }
    return body(&taken)
  }

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
    call { if isFirst { $0.becameFirstResponder() } else { $0.resignedFirstResponder() } }
  }

  override func setKey(_ isKey: Bool) { call { if isKey { $0.becameKey() } else { $0.resignedKey() } } }

  override func canPerform(_ action: Action, _ sender: Entity) -> Bool {
    value?.canPerformAction(action, from: sender) ?? false
  }

  override func validate(_ command: inout KeyCommand) { value?.validate(&command) }
  override var canBecomeFirst: Bool { value?.canBecomeFirstResponder ?? false }
  override var canResignFirst: Bool { value?.canResignFirstResponder ?? true }
  override var keyCommands: [KeyCommand] { value?.keyCommands ?? [] }
}
