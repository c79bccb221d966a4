/// What a responder answers: whether the next one in the chain hears of it too. Forgetting `super` can't happen (T19).
public enum Handling: UInt8, Hashable, Sendable {
  /// It is done with; nobody else hears of it.
  case handled
  /// The next responder hears of it.
  case passToNext
}

/// What hears of events: a value attached to a view, a view controller, a window, the window scene, the application or
/// its delegate.
///
/// What it hears of, it says by the protocols that it conforms to: ``TouchResponder``, ``PressResponder``,
/// ``MotionResponder``, ``RemoteControlResponder``, ``CustomEventResponder``, ``ActionResponder``,
/// ``KeyCommandResponder``, ``MenuResponder``, ``FirstResponding``, ``ViewResponder`` and ``KeyWindowResponder``, each
/// with a few methods, nearly all with defaults.
///
/// Touches go to the responder of their hit view, presses, shakes and remote control to the first responder (R11), and
/// from there up the chain until one answers `.handled` (T19, R1-R5). A callback may add, move and destroy anything,
/// its own view included. What it does not write passes everything on.
///
/// ```swift
/// struct Ship: TouchResponder, PressResponder {
///   mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { … }
/// }
/// ```
public protocol Responder {
  /// The callbacks that it wants; by default all of the protocols that it conforms to. Read once, when it is attached.
  ///
  /// A callback that is named here without its protocol is never called, and a diagnostic says so. Another names the
  /// first responder of a type that conforms to no other protocol, whatever methods it has.
  var handledEvents: ResponderEvents { get }
}

extension Responder {
  /// The callbacks of the protocols that it conforms to.
  public var handledEvents: ResponderEvents { ResponderEvents(of: Self.self) }
}

/// A responder that hears of touches. One that handles one of the phases is expected to handle all four (T20).
public protocol TouchResponder: Responder {
  /// Fingers landed. All touches of a call are of one view and in one phase, in landing order (D8).
  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling
  /// Fingers moved.
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling
  /// Fingers lifted.
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling
  /// Fingers were taken away: by the system, by a gesture, or because the view went. Undo what began.
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling
}

extension TouchResponder {
  /// Passes them on.
  public mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { .passToNext }
}

/// A responder that hears of keys and of a controller's buttons (P1-P9), by the same four methods as of touches (P4).
public protocol PressResponder: Responder {
  /// Keys or buttons went down.
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling
  /// They are pressed harder or softer.
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling
  /// They went up.
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling
  /// They were taken away: by the system, by a gesture, or because the responder went.
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling
}

extension PressResponder {
  /// Passes them on.
  public mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { .passToNext }
}

/// A responder that hears of shakes (M1).
public protocol MotionResponder: Responder {
  /// The device is shaken.
  mutating func motionBegan(with event: Event) -> Handling
  /// It was shaken.
  mutating func motionEnded(with event: Event) -> Handling
  /// It was no shake after all (M2).
  mutating func motionCancelled(with event: Event) -> Handling
}

extension MotionResponder {
  /// Passes it on.
  public mutating func motionBegan(with event: Event) -> Handling { .passToNext }
  /// Passes it on.
  public mutating func motionEnded(with event: Event) -> Handling { .passToNext }
  /// Passes it on.
  public mutating func motionCancelled(with event: Event) -> Handling { .passToNext }
}

/// A responder that hears of a remote control and of media keys (X2).
public protocol RemoteControlResponder: Responder {
  /// One was used.
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling
}

/// A responder that hears of events of the game's own.
public protocol CustomEventResponder: Responder {
  /// One was sent, of whatever type (`Scene.send(_:to:)`).
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling
}

/// A responder that performs actions (R20-R23).
public protocol ActionResponder: Responder {
  /// The actions that it performs.
  var actions: [Action] { get }
  /// Whether it performs an action now: by default whether `actions` has it (R20, R21).
  func canPerformAction(_ action: Action, from sender: Entity) -> Bool
  /// Who performs an action that it does not perform itself, in its place: UIKit's forwarding by
  /// `target(forAction:withSender:)` (R21). Nil, as by default, leaves it to the next responder; so does one that
  /// does not perform it, either.
  func target(forAction action: Action, from sender: Entity) -> Entity?
  /// Performs an action.
  mutating func perform(_ action: Action, from sender: Entity)
}

extension ActionResponder {
  /// None: a responder that only forwards has no others.
  public var actions: [Action] { [] }
  /// Whether it is one of `actions`.
  public func canPerformAction(_ action: Action, from sender: Entity) -> Bool { actions.contains(action) }
  /// The default implementation answers nil: the chain is searched as usual.
  public func target(forAction action: Action, from sender: Entity) -> Entity? { nil }
  /// The default implementation does nothing.
  public mutating func perform(_ action: Action, from sender: Entity) {}
}

/// A responder that has key commands (R29).
public protocol KeyCommandResponder: Responder {
  /// Its key commands.
  var keyCommands: [KeyCommand] { get }
}

/// A responder that has a say in menus (R25, R26).
public protocol MenuResponder: Responder {
  /// Changes a command that it would perform just before it is shown or chosen: whether it can be, its title, its tick
  /// (R25).
  func validate(_ command: inout KeyCommand)
  /// Adds to a menu, or changes it, when it is about to be shown (R26).
  func buildMenu(_ menu: inout Menu)
}

extension MenuResponder {
  /// Leaves it as it is.
  public func validate(_ command: inout KeyCommand) {}
  /// Leaves it as it is.
  public func buildMenu(_ menu: inout Menu) {}
}

/// A responder that may be first responder, and hears when it is (R12-R19).
public protocol FirstResponding: Responder {
  /// Whether it may become first responder; yes by default, for one that has this protocol (R12).
  var canBecomeFirstResponder: Bool { get }
  /// Whether it gives that up when asked to; yes by default (R12).
  var canResignFirstResponder: Bool { get }
  /// It is first responder now.
  mutating func becameFirstResponder()
  /// It is first responder no longer.
  mutating func resignedFirstResponder()
}

extension FirstResponding {
  /// The default implementation answers true.
  public var canBecomeFirstResponder: Bool { true }
  /// The default implementation answers true.
  public var canResignFirstResponder: Bool { true }
  /// The default implementation does nothing.
  public mutating func becameFirstResponder() {}
  /// The default implementation does nothing.
  public mutating func resignedFirstResponder() {}
}

/// The responder of a window that hears when its window is key (W8).
public protocol KeyWindowResponder: Responder {
  /// Its window is key now.
  mutating func becameKey()
  /// Its window is key no longer.
  mutating func resignedKey()
}

extension KeyWindowResponder {
  /// The default implementation does nothing.
  public mutating func becameKey() {}
  /// The default implementation does nothing.
  public mutating func resignedKey() {}
}

/// The responder of a view that hears when the view comes into another view or window. Each call tells of what is so: a
/// move that somebody undoes meanwhile is not told, and one that its own code sets off is told when that returns.
///
/// A view that ends hears `willMove` with nil, and no `didMove`, since it is gone then.
public protocol ViewResponder: Responder {
  /// The view is about to come into another one, or, with nil, out of the one that it is in.
  mutating func willMove(toSuperview superview: View?)
  /// It has another superview, or none any more.
  mutating func didMoveToSuperview()
  /// The view is about to come into a window, with itself or with a view that it lies in, or, with nil, out of it.
  mutating func willMove(toWindow window: Window?)
  /// It is in another window, or in none any more.
  mutating func didMoveToWindow()
}

extension ViewResponder {
  /// The default implementation does nothing.
  public mutating func willMove(toSuperview superview: View?) {}
  /// The default implementation does nothing.
  public mutating func didMoveToSuperview() {}
  /// The default implementation does nothing.
  public mutating func willMove(toWindow window: Window?) {}
  /// The default implementation does nothing.
  public mutating func didMoveToWindow() {}
}

/// What a responder hears of where its view goes.
enum ViewMove {
  case willMoveToSuperview(View?)
  case didMoveToSuperview
  case willMoveToWindow(Window?)
  case didMoveToWindow
}

/// Where a view is: its superview and its window, or none.
struct ViewLocation: Equatable {
  var superview = Entity.none
  var window = Entity.none
}
