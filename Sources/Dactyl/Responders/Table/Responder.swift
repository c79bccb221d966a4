/// What a responder answers: whether the next one in the chain hears of it too. Forgetting `super` can't happen (T19).
public enum Handling: UInt8, Hashable, Sendable {
  /// It is done with; nobody else hears of it.
  case handled
  /// The next responder hears of it.
  case passToNext
}

/// What hears of events: a value attached to a view, a view controller, a window, the window scene, the application or its
/// delegate.
///
/// Touches go to the responder of their hit view, presses, shakes and remote control to the first responder (R11), and from
/// there up the chain until one answers `.handled` (T19, R1-R5). A callback is called only when `handledEvents` names it. It
/// may add, move and destroy anything, its own view included. What it does not write passes everything on.
///
/// ```swift
/// struct Ship: Responder {
///   var handledEvents: ResponderEvents { [.touches, .presses] }
///   mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { … }
/// }
/// ```
public protocol Responder {
  /// The callbacks that it wants; by default those for touches. Read once, when it is attached.
  var handledEvents: ResponderEvents { get }

  /// Fingers landed. All touches of a call are of one view and in one phase, in landing order (D8).
  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling
  /// Fingers moved.
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling
  /// Fingers lifted.
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling
  /// Fingers were taken away: by the system, by a gesture, or because the view went. Undo what began.
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling

  /// Keys or buttons went down (P1-P9).
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling
  /// They are pressed harder or softer.
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling
  /// They went up.
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling
  /// They were taken away: by the system, by a gesture, or because the responder went.
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling

  /// The device is shaken (M1).
  mutating func motionBegan(with event: Event) -> Handling
  /// It was shaken.
  mutating func motionEnded(with event: Event) -> Handling
  /// It was no shake after all (M2).
  mutating func motionCancelled(with event: Event) -> Handling
  /// A remote control or media key was used (X2).
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling

  /// Whether it may become first responder; no by default (R12).
  var canBecomeFirstResponder: Bool { get }
  /// Whether it gives that up when asked to; yes by default (R12).
  var canResignFirstResponder: Bool { get }
  /// It is first responder now.
  mutating func becameFirstResponder()
  /// It is first responder no longer.
  mutating func resignedFirstResponder()

  /// Its window is key now; only windows are told (W8).
  mutating func becameKey()
  /// Its window is key no longer.
  mutating func resignedKey()

  /// The actions that it performs; none by default.
  var actions: [Action] { get }
  /// Whether it performs an action now: by default whether `actions` has it (R20, R21).
  func canPerformAction(_ action: Action, from sender: Entity) -> Bool
  /// Performs an action.
  mutating func perform(_ action: Action, from sender: Entity)

  /// Its key commands (R29); none by default.
  var keyCommands: [KeyCommand] { get }
  /// Changes a command that it would perform just before it is shown or chosen: whether it can be, its title, its tick (R25).
  func validate(_ command: inout KeyCommand)
  /// Adds to a menu, or changes it, when it is about to be shown; asked of who wants `.actions` (R26).
  func buildMenu(_ menu: inout Menu)

  /// An event of the game's own, of whatever type it sends (`Scene.send(_:to:)`).
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling
}

extension Responder {
  /// All touches.
  public var handledEvents: ResponderEvents { .touches }
  /// Passes them on.
  public mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// Passes it on.
  public mutating func motionBegan(with event: Event) -> Handling { .passToNext }
  /// Passes it on.
  public mutating func motionEnded(with event: Event) -> Handling { .passToNext }
  /// Passes it on.
  public mutating func motionCancelled(with event: Event) -> Handling { .passToNext }
  /// Passes it on.
  public mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling { .passToNext }
  /// No.
  public var canBecomeFirstResponder: Bool { false }
  /// Yes.
  public var canResignFirstResponder: Bool { true }
  /// Does nothing.
  public mutating func becameFirstResponder() {}
  /// Does nothing.
  public mutating func resignedFirstResponder() {}
  /// Does nothing.
  public mutating func becameKey() {}
  /// Does nothing.
  public mutating func resignedKey() {}
  /// None.
  public var actions: [Action] { [] }
  /// Whether it is one of `actions`.
  public func canPerformAction(_ action: Action, from sender: Entity) -> Bool { actions.contains(action) }
  /// Does nothing.
  public mutating func perform(_ action: Action, from sender: Entity) {}
  /// None.
  public var keyCommands: [KeyCommand] { [] }
  /// Leaves it as it is.
  public func validate(_ command: inout KeyCommand) {}
  /// Leaves it as it is.
  public func buildMenu(_ menu: inout Menu) {}
  /// Passes it on.
  public mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling { .passToNext }
}
