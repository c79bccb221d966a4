/// The calls of a type of responder: its metatype as each of the protocols to which it conforms, looked up when a
/// responder of the type is first attached. Nil stands for a protocol to which it does not.
///
/// A call gets the address of the value, which is changed in place. Metatypes cost nothing to read or copy, where a
/// closure would be retained for each call.
final class ResponderCalls {
  // Not in snapshots: what it has reported is reported.
  /// The callbacks of all its protocols.
  let events: ResponderEvents
  let touches: (any TouchResponder.Type)?
  let touchUpdates: (any EstimatedTouchResponder.Type)?
  let presses: (any PressResponder.Type)?
  let motion: (any MotionResponder.Type)?
  let remote: (any RemoteControlResponder.Type)?
  let custom: (any CustomEventResponder.Type)?
  let actions: (any ActionResponder.Type)?
  let keyCommands: (any KeyCommandResponder.Type)?
  let menus: (any MenuResponder.Type)?
  let first: (any FirstResponding.Type)?
  let key: (any KeyWindowResponder.Type)?
  let move: (any ViewResponder.Type)?
  /// Whether the type conforms to no protocol beyond `Responder`, so that nothing can be called, and this was not
  /// reported yet.
  private var isBareUnreported: Bool

  init(_ type: any Responder.Type) {
    events = ResponderEvents(of: type)
    touches = type as? any TouchResponder.Type
    touchUpdates = type as? any EstimatedTouchResponder.Type
    presses = type as? any PressResponder.Type
    motion = type as? any MotionResponder.Type
    remote = type as? any RemoteControlResponder.Type
    custom = type as? any CustomEventResponder.Type
    actions = type as? any ActionResponder.Type
    keyCommands = type as? any KeyCommandResponder.Type
    menus = type as? any MenuResponder.Type
    first = type as? any FirstResponding.Type
    key = type as? any KeyWindowResponder.Type
    move = type as? any ViewResponder.Type
    let others: [Any?] = [touchUpdates, menus, first, key, move, type as? any ViewControllerBehavior.Type]
    isBareUnreported = events.isEmpty && others.allSatisfy { $0 == nil }
  }

  /// Returns, once, whether it has to be reported that nothing can be called of the type.
  func takeBareness() -> Bool { exchange(&isBareUnreported, for: false) }
}

extension ResponderEvents {
  /// The callbacks of each protocol.
  private static let ofProtocols: [(ResponderEvents, String, @Sendable (any Responder.Type) -> Bool)] = [
    (.touches, "TouchResponder", { $0 is any TouchResponder.Type }),
    (.presses, "PressResponder", { $0 is any PressResponder.Type }),
    (.motion, "MotionResponder", { $0 is any MotionResponder.Type }),
    (.remoteControl, "RemoteControlResponder", { $0 is any RemoteControlResponder.Type }),
    (.custom, "CustomEventResponder", { $0 is any CustomEventResponder.Type }),
    (.actions, "ActionResponder", { $0 is any ActionResponder.Type || $0 is any MenuResponder.Type }),
    (.keyCommands, "KeyCommandResponder", { $0 is any KeyCommandResponder.Type }),
  ]

  /// Makes the set of the callbacks of all protocols to which a type of responder conforms.
  public init(of type: any Responder.Type) {
    self = []
    for (events, _, isOfType) in Self.ofProtocols where isOfType(type) { formUnion(events) }
  }

  /// The names of the protocols to which the callbacks belong.
  var protocols: String {
    Self.ofProtocols.filter { !$0.0.isDisjoint(with: self) }.map(\.1).joined(separator: ", ")
  }
}

/// The address of a responder. The caller passes it only to the responder's own type.
@safe struct ResponderAddress {
  private let address: UnsafeMutableRawPointer

  init<Value: Responder>(_ pointer: UnsafeMutablePointer<Value>) {
    unsafe address = UnsafeMutableRawPointer(pointer)
  }

  /// Calls the responder, which is of the given type.
  @inline(__always)
  fileprivate func call<Value: Responder, Result>(_ type: Value.Type, _ body: (inout Value) -> Result) -> Result {
    unsafe body(&address.assumingMemoryBound(to: Value.self).pointee)
  }
}

// The calls of each protocol.

extension TouchResponder {
  static func receive(_ responder: ResponderAddress, _ phase: TouchPhase, _ touches: Touches, _ event: Event)
    -> Handling
  {
    responder.call(Self.self) { $0.receive(touches, phase, event) }
  }
}

extension EstimatedTouchResponder {
  static func receive(_ responder: ResponderAddress, updatesOf touches: Touches) -> Handling {
    responder.call(Self.self) { $0.touchesEstimatedPropertiesUpdated(touches) }
  }
}

extension PressResponder {
  static func receive(_ responder: ResponderAddress, _ phase: PressPhase, _ presses: Presses, _ event: Event)
    -> Handling
  {
    responder.call(Self.self) { $0.receive(presses, phase, event) }
  }
}

extension MotionResponder {
  static func receive(_ responder: ResponderAddress, _ phase: MotionPhase, _ event: Event) -> Handling {
    responder.call(Self.self) { $0.receive(phase, event) }
  }
}

extension RemoteControlResponder {
  static func receive(_ responder: ResponderAddress, _ command: RemoteCommand, _ event: Event) -> Handling {
    responder.call(Self.self) { $0.remoteControlReceived(command, with: event) }
  }
}

extension CustomEventResponder {
  static func receive(_ responder: ResponderAddress, _ custom: any CustomEvent, _ event: Event) -> Handling {
    responder.call(Self.self) { $0.received(custom, with: event) }
  }
}

extension ActionResponder {
  static func actions(of responder: ResponderAddress) -> [Action] { responder.call(Self.self) { $0.actions } }
  static func canPerform(_ responder: ResponderAddress, _ action: Action, _ sender: Entity) -> Bool {
    responder.call(Self.self) { $0.canPerformAction(action, from: sender) }
  }
  static func target(_ responder: ResponderAddress, of action: Action, _ sender: Entity) -> Entity? {
    responder.call(Self.self) { $0.target(forAction: action, from: sender) }
  }
  static func perform(_ responder: ResponderAddress, _ action: Action, _ sender: Entity) {
    responder.call(Self.self) { $0.perform(action, from: sender) }
  }
}

extension KeyCommandResponder {
  static func keyCommands(of responder: ResponderAddress) -> [KeyCommand] {
    responder.call(Self.self) { $0.keyCommands }
  }
}

extension MenuResponder {
  static func validate(_ responder: ResponderAddress, _ command: inout KeyCommand) {
    responder.call(Self.self) { $0.validate(&command) }
  }
  static func build(_ responder: ResponderAddress, _ menu: inout Menu) {
    responder.call(Self.self) { $0.buildMenu(&menu) }
  }
}

extension FirstResponding {
  static func canBecomeFirst(_ responder: ResponderAddress) -> Bool {
    responder.call(Self.self) { $0.canBecomeFirstResponder }
  }
  static func canResignFirst(_ responder: ResponderAddress) -> Bool {
    responder.call(Self.self) { $0.canResignFirstResponder }
  }
  static func notify(_ responder: ResponderAddress, isFirst: Bool) {
    responder.call(Self.self) { if isFirst { $0.becameFirstResponder() } else { $0.resignedFirstResponder() } }
  }
}

extension KeyWindowResponder {
  static func notify(_ responder: ResponderAddress, isKey: Bool) {
    responder.call(Self.self) { if isKey { $0.becameKey() } else { $0.resignedKey() } }
  }
}

extension ViewResponder {
  static func notify(_ responder: ResponderAddress, _ move: ViewMove) {
    responder.call(Self.self) {
      switch move {
      case .willMoveToSuperview(let superview): $0.willMove(toSuperview: superview)
      case .didMoveToSuperview: $0.didMoveToSuperview()
      case .willMoveToWindow(let window): $0.willMove(toWindow: window)
      case .didMoveToWindow: $0.didMoveToWindow()
      }
    }
  }
}
