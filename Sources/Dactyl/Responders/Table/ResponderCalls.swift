/// What can be called of a type of responder: made when a responder of that type is first attached, from the protocols that
/// the type conforms to. Nil stands for a protocol that it has not.
///
/// A call gets the address of the value, which is changed where it lies.
final class ResponderCalls {
  /// The callbacks of all its protocols.
  let events: ResponderEvents
  let touches: ((ResponderAddress, TouchPhase, Touches, Event) -> Handling)?
  let touchUpdates: ((ResponderAddress, Touches) -> Handling)?
  let presses: ((ResponderAddress, PressPhase, Presses, Event) -> Handling)?
  let motion: ((ResponderAddress, MotionPhase, Event) -> Handling)?
  let remote: ((ResponderAddress, RemoteCommand, Event) -> Handling)?
  let custom: ((ResponderAddress, any CustomEvent, Event) -> Handling)?
  let actions: ActionCalls?
  let keyCommands: ((ResponderAddress) -> [KeyCommand])?
  let menus: MenuCalls?
  let first: FirstCalls?
  let key: ((ResponderAddress, Bool) -> Void)?
  let move: ((ResponderAddress, ViewMove) -> Void)?

  struct ActionCalls {
    let canPerform: (ResponderAddress, Action, Entity) -> Bool
    let target: (ResponderAddress, Action, Entity) -> Entity?
    let perform: (ResponderAddress, Action, Entity) -> Void
  }

  struct MenuCalls {
    let validate: (ResponderAddress, inout KeyCommand) -> Void
    let build: (ResponderAddress, inout Menu) -> Void
  }

  struct FirstCalls {
    let canBecome: (ResponderAddress) -> Bool
    let canResign: (ResponderAddress) -> Bool
    let tell: (ResponderAddress, Bool) -> Void
  }

  init(_ type: any Responder.Type) {
    events = ResponderEvents(of: type)
    touches = (type as? any TouchResponder.Type)?.touchCall
    touchUpdates = (type as? any EstimatedTouchResponder.Type)?.touchUpdateCall
    presses = (type as? any PressResponder.Type)?.pressCall
    motion = (type as? any MotionResponder.Type)?.motionCall
    remote = (type as? any RemoteControlResponder.Type)?.remoteCall
    custom = (type as? any CustomEventResponder.Type)?.customCall
    actions = (type as? any ActionResponder.Type)?.actionCalls
    keyCommands = (type as? any KeyCommandResponder.Type)?.keyCommandCall
    menus = (type as? any MenuResponder.Type)?.menuCalls
    first = (type as? any FirstResponding.Type)?.firstCalls
    key = (type as? any KeyWindowResponder.Type)?.keyCall
    move = (type as? any ViewResponder.Type)?.moveCall
  }
}

extension ResponderEvents {
  /// Which callbacks come with which protocol.
  private static let ofProtocols: [(ResponderEvents, String, @Sendable (any Responder.Type) -> Bool)] = [
    (.touches, "TouchResponder", { $0 is any TouchResponder.Type }),
    (.presses, "PressResponder", { $0 is any PressResponder.Type }),
    (.motion, "MotionResponder", { $0 is any MotionResponder.Type }),
    (.remoteControl, "RemoteControlResponder", { $0 is any RemoteControlResponder.Type }),
    (.custom, "CustomEventResponder", { $0 is any CustomEventResponder.Type }),
    (.actions, "ActionResponder", { $0 is any ActionResponder.Type || $0 is any MenuResponder.Type }),
    (.keyCommands, "KeyCommandResponder", { $0 is any KeyCommandResponder.Type }),
  ]

  /// The callbacks of all protocols that a type of responder conforms to.
  public init(of type: any Responder.Type) {
    self = []
    for (events, _, isOfType) in Self.ofProtocols where isOfType(type) { formUnion(events) }
  }

  /// The names of the protocols that have the callbacks.
  var protocols: String {
    Self.ofProtocols.filter { !$0.0.isDisjoint(with: self) }.map(\.1).joined(separator: ", ")
  }
}

/// Where a responder lies. Who makes a call hands it to the calls of the responder's own type, and to no others.
@safe struct ResponderAddress {
  private let address: UnsafeMutableRawPointer

  init<Value: Responder>(_ pointer: UnsafeMutablePointer<Value>) {
    unsafe address = UnsafeMutableRawPointer(pointer)
  }

  /// Calls the responder, which is of this type.
  @inline(__always)
  fileprivate func call<Value: Responder, Result>(_ type: Value.Type, _ body: (inout Value) -> Result) -> Result {
    unsafe body(&address.assumingMemoryBound(to: Value.self).pointee)
  }
}

extension TouchResponder {
  fileprivate static var touchCall: (ResponderAddress, TouchPhase, Touches, Event) -> Handling {
    { address, phase, touches, event in address.call(Self.self) { $0.hear(touches, phase, event) } }
  }
}

extension EstimatedTouchResponder {
  fileprivate static var touchUpdateCall: (ResponderAddress, Touches) -> Handling {
    { address, touches in address.call(Self.self) { $0.touchesEstimatedPropertiesUpdated(touches) } }
  }
}

extension PressResponder {
  fileprivate static var pressCall: (ResponderAddress, PressPhase, Presses, Event) -> Handling {
    { address, phase, presses, event in address.call(Self.self) { $0.hear(presses, phase, event) } }
  }
}

extension MotionResponder {
  fileprivate static var motionCall: (ResponderAddress, MotionPhase, Event) -> Handling {
    { address, phase, event in address.call(Self.self) { $0.hear(phase, event) } }
  }
}

extension RemoteControlResponder {
  fileprivate static var remoteCall: (ResponderAddress, RemoteCommand, Event) -> Handling {
    { address, command, event in address.call(Self.self) { $0.remoteControlReceived(command, with: event) } }
  }
}

extension CustomEventResponder {
  fileprivate static var customCall: (ResponderAddress, any CustomEvent, Event) -> Handling {
    { address, custom, event in address.call(Self.self) { $0.received(custom, with: event) } }
  }
}

extension ActionResponder {
  fileprivate static var actionCalls: ResponderCalls.ActionCalls {
    ResponderCalls.ActionCalls(
      canPerform: { address, action, sender in address.call(Self.self) { $0.canPerformAction(action, from: sender) } },
      target: { address, action, sender in address.call(Self.self) { $0.target(forAction: action, from: sender) } },
      perform: { address, action, sender in address.call(Self.self) { $0.perform(action, from: sender) } })
  }
}

extension KeyCommandResponder {
  fileprivate static var keyCommandCall: (ResponderAddress) -> [KeyCommand] {
    { $0.call(Self.self) { $0.keyCommands } }
  }
}

extension MenuResponder {
  fileprivate static var menuCalls: ResponderCalls.MenuCalls {
    ResponderCalls.MenuCalls(
      validate: { address, command in address.call(Self.self) { $0.validate(&command) } },
      build: { address, menu in address.call(Self.self) { $0.buildMenu(&menu) } })
  }
}

extension FirstResponding {
  fileprivate static var firstCalls: ResponderCalls.FirstCalls {
    ResponderCalls.FirstCalls(
      canBecome: { $0.call(Self.self) { $0.canBecomeFirstResponder } },
      canResign: { $0.call(Self.self) { $0.canResignFirstResponder } },
      tell: { address, isFirst in
        address.call(Self.self) { if isFirst { $0.becameFirstResponder() } else { $0.resignedFirstResponder() } }
      })
  }
}

extension KeyWindowResponder {
  fileprivate static var keyCall: (ResponderAddress, Bool) -> Void {
    { address, isKey in address.call(Self.self) { if isKey { $0.becameKey() } else { $0.resignedKey() } } }
  }
}

extension ViewResponder {
  fileprivate static var moveCall: (ResponderAddress, ViewMove) -> Void {
    { address, move in
      address.call(Self.self) { responder in
        switch move {
        case .willMoveToSuperview(let superview): responder.willMove(toSuperview: superview)
        case .didMoveToSuperview: responder.didMoveToSuperview()
        case .willMoveToWindow(let window): responder.willMove(toWindow: window)
        case .didMoveToWindow: responder.didMoveToWindow()
        }
      }
    }
  }
}
