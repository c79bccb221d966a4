/// The answer of a responder: whether the event goes on to the next responder in the chain. There is no `super` that
/// could be forgotten (T19).
public enum Handling: UInt8, Hashable, Sendable {
  /// The responder handled the event, which goes no further.
  case handled
  /// The event goes on to the next responder.
  case passToNext
}

/// Receives events: a value attached to a view, a view controller, a window, the window scene, the application or its
/// delegate.
///
/// The protocols that a responder conforms to decide which events it receives: ``TouchResponder``, ``PressResponder``,
/// ``MotionResponder``, ``RemoteControlResponder``, ``CustomEventResponder``, ``ActionResponder``,
/// ``KeyCommandResponder``, ``MenuResponder``, ``FirstResponding``, ``ViewResponder`` and ``KeyWindowResponder``. Each
/// has a few methods, nearly all with default implementations.
///
/// Touches start at the responder of the hit view; presses, shakes and remote control at the first responder (R11).
/// From there they go up the chain until a responder answers `.handled` (T19, R1-R5). A method may add, move and
/// destroy anything, its own view included. The default implementations pass events on.
///
/// ```swift
/// struct Ship: TouchResponder, PressResponder {
///   mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { … }
/// }
/// ```
public protocol Responder {
  /// The methods that are called; by default all of the protocols that the responder conforms to. Read once, when the
  /// responder is attached.
  ///
  /// A method that is named here without its protocol is never called, which a diagnostic reports. Another diagnostic
  /// reports the first responder of a type that conforms to none of these protocols, whatever methods it has.
  var handledEvents: ResponderEvents { get }
}

extension Responder {
  /// The methods of all protocols that the type conforms to.
  public var handledEvents: ResponderEvents { ResponderEvents(of: Self.self) }
}

/// A responder that receives all events for an object, which may handle none of them: inspectors do not count them as
/// handled.
package protocol RelayResponder: Responder {}

/// A responder that receives touches. One that handles one of the phases is expected to handle all four (T20).
public protocol TouchResponder: Responder {
  /// Called when fingers land. All touches of a call belong to one view and are in one phase, in landing order (D8).
  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling
  /// Called when fingers move.
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling
  /// Called when fingers lift.
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling
  /// Called when touches are cancelled: by the system, by a recognizer, or because the view left its window. Undo what
  /// `touchesBegan(_:with:)` did.
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling
}

extension TouchResponder {
  /// The default implementation answers `.passToNext`.
  public mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { .passToNext }
}

/// A responder that receives keys and the buttons of controllers (P1-P9), by the same four methods as touches (P4).
public protocol PressResponder: Responder {
  /// Called when keys or buttons go down.
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling
  /// Called when the force of presses changes.
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling
  /// Called when keys or buttons go up.
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling
  /// Called when presses are cancelled: by the system, by a recognizer, or because the responder was removed.
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling
}

extension PressResponder {
  /// The default implementation answers `.passToNext`.
  public mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { .passToNext }
}

/// A responder that receives shakes (M1).
public protocol MotionResponder: Responder {
  /// Called when a shake begins.
  mutating func motionBegan(with event: Event) -> Handling
  /// Called when a shake ends.
  mutating func motionEnded(with event: Event) -> Handling
  /// Called when a shake turns out to be none, or is interrupted (M2).
  mutating func motionCancelled(with event: Event) -> Handling
}

extension MotionResponder {
  /// The default implementation answers `.passToNext`.
  public mutating func motionBegan(with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func motionEnded(with event: Event) -> Handling { .passToNext }
  /// The default implementation answers `.passToNext`.
  public mutating func motionCancelled(with event: Event) -> Handling { .passToNext }
}

/// A responder that receives commands of media keys and remote controls (X2).
public protocol RemoteControlResponder: Responder {
  /// Called when a media key or remote control was used.
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling
}

/// A responder that receives a game's own events.
public protocol CustomEventResponder: Responder {
  /// Called for each event of a game's own, of whatever type (`Scene.send(_:to:)`).
  mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling
}

/// A responder that performs actions (R20-R23).
public protocol ActionResponder: Responder {
  /// The actions that the responder performs.
  var actions: [Action] { get }
  /// Whether the responder performs an action now; by default whether `actions` contains it (R20, R21).
  func canPerformAction(_ action: Action, from sender: Entity) -> Bool
  /// The responder to which an action is forwarded that this one does not perform: UIKit's
  /// `target(forAction:withSender:)` (R21). Nil, the default, or a target that does not perform the action either,
  /// leaves the action to the next responder.
  func target(forAction action: Action, from sender: Entity) -> Entity?
  /// Performs an action.
  mutating func perform(_ action: Action, from sender: Entity)
}

extension ActionResponder {
  /// The default implementation answers none, as for a responder that only forwards.
  public var actions: [Action] { [] }
  /// The default implementation answers whether `actions` contains the action.
  public func canPerformAction(_ action: Action, from sender: Entity) -> Bool { actions.contains(action) }
  /// The default implementation answers nil: the chain is searched as usual.
  public func target(forAction action: Action, from sender: Entity) -> Entity? { nil }
  /// The default implementation does nothing.
  public mutating func perform(_ action: Action, from sender: Entity) {}
}

/// A responder that has key commands (R29).
public protocol KeyCommandResponder: Responder {
  /// The key commands of the responder.
  var keyCommands: [KeyCommand] { get }
}

/// A responder that changes menus (R25, R26).
public protocol MenuResponder: Responder {
  /// Updates a command that the responder would perform: whether it is enabled, its title, its tick. Called just before
  /// the command is shown or chosen (R25).
  func validate(_ command: inout KeyCommand)
  /// Adds items to a menu, or changes it. Called when the menu is about to be shown (R26).
  func buildMenu(_ menu: inout Menu)
}

extension MenuResponder {
  /// The default implementation changes nothing.
  public func validate(_ command: inout KeyCommand) {}
  /// The default implementation changes nothing.
  public func buildMenu(_ menu: inout Menu) {}
}

/// A responder that can be first responder, and is notified when it becomes that (R12-R19).
public protocol FirstResponding: Responder {
  /// Whether the responder may become first responder; true by default (R12).
  var canBecomeFirstResponder: Bool { get }
  /// Whether the responder resigns first responder when asked to; true by default (R12).
  var canResignFirstResponder: Bool { get }
  /// Called after the responder became first responder.
  mutating func becameFirstResponder()
  /// Called after the responder resigned first responder.
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

/// The responder of a window that is notified when the window becomes key (W8).
public protocol KeyWindowResponder: Responder {
  /// Called after the window became key.
  mutating func becameKey()
  /// Called after the window resigned key.
  mutating func resignedKey()
}

extension KeyWindowResponder {
  /// The default implementation does nothing.
  public mutating func becameKey() {}
  /// The default implementation does nothing.
  public mutating func resignedKey() {}
}

/// The responder of a view that is notified when the view moves to another superview or window. Each call describes the
/// present state: a move that is undone before the call is not reported, and one that the responder makes itself is
/// reported when its method has returned.
///
/// A view that is destroyed gets `willMove` with nil, and no `didMove`, since it no longer exists then.
public protocol ViewResponder: Responder {
  /// Called before the view gets another superview; nil when it will have none.
  mutating func willMove(toSuperview superview: View?)
  /// Called after the view got another superview, or none.
  mutating func didMoveToSuperview()
  /// Called before the view gets into another window, by itself or with a superview; nil when it will be in none.
  mutating func willMove(toWindow window: Window?)
  /// Called after the view got into another window, or left its window.
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

/// A call of `ViewResponder`.
enum ViewMove {
  case willMoveToSuperview(View?)
  case didMoveToSuperview
  case willMoveToWindow(Window?)
  case didMoveToWindow
}

/// The superview and the window of a view, or none.
struct ViewLocation: Equatable {
  var superview = Entity.none
  var window = Entity.none
}
