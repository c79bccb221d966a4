/// One decision about who gets an input: a record of fixed size that holds no references.
public struct Decision: Hashable, Sendable {
  /// The moment of the input, or of the frame for a timer.
  public var timestamp: Timestamp
  /// What was decided.
  public var kind: Kind
  /// By which rule.
  public var rule: Rule
  /// A verdict, state or phase as its number, by `kind`.
  public var detail: UInt8
  /// Which kind of input it was about, or nil for none.
  public var inputKind: InputKind?
  /// Which attempt of the recognizer it was about, of one that makes an attempt for each finger: a number that no other
  /// attempt of the scene has; 0 for others.
  public var attempt: UInt32 = 0
  /// The number of the input among those of its kind (`Touch.id`, `Press.id`), or 0 for none.
  public var input: UInt64
  /// The touch that it was about, or 0.
  public var touch: UInt64 { inputKind == .touch ? input : 0 }
  /// The view, window or other responder that it was about, or `.none`.
  public var view: Entity
  /// The recognizer that it was about, or `.none`.
  public var gesture: GestureID
  /// The recognizer that decided it: who won, who held it back; or `.none`.
  public var opponent: GestureID

  /// What is decided.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Hit-testing looked at a view. Detail: the `HitVerdict`.
    case hitTest
    /// An input was given to its target: a view, or who hears of keys.
    case bindView
    /// An input was kept from its target.
    case refuseView
    /// An input was given to a recognizer.
    case bindGesture
    /// An input was kept from a recognizer.
    case refuseGesture
    /// A recognizer proposed a state. Detail: the `GestureState`.
    case propose
    /// A recognizer is held until another fails.
    case hold
    /// A recognizer entered a state. Detail: the `GestureState`.
    case enter
    /// A recognizer's action ran, with the `GestureState` as its detail; or a responder or control performed an action.
    case action
    /// A responder handled a callback. Detail: the `TouchPhase`.
    case handled
    /// A responder passed a callback on. Detail: the `TouchPhase`.
    case passed
    /// Nobody handled a callback. Detail: the `TouchPhase`.
    case unhandled
    /// An input was taken from its target: by a gesture, by text, by a key command, or because it was cancelled.
    case claim

    // Input, before and after it is decided about.

    /// A device came.
    case addDevice
    /// A device went.
    case removeDevice
    /// Something that came was left out, or not taken as it came.
    case ignore
    /// A point in a window hit nothing there.
    case passWindow
    /// The beginning or the end of an input is kept from its target as long as a recognizer wants. Detail: the
    /// `TouchPhase`.
    case withhold
    /// A target was called, once for all touches that it is told of. Detail: the `TouchPhase`.
    case deliver
    /// All input was cancelled, or all of a window, a device or some kinds.
    case cancelInput

    // Recognizers.

    /// A recognizer was called since its moment had come.
    case deadline
    /// A state that a recognizer proposed was refused. Detail: the `GestureState`.
    case refuseState
    /// Of two recognizers that were ready at once the opponent came first.
    case breakTie

    // Keys and actions.

    /// A key command was looked for.
    case searchCommands
    /// A key command that fits was not performed.
    case refuseCommand
    /// Something was undone, or with detail 1 redone.
    case undo
    /// The focus moved, or, with no view, was lost. Detail: the `FocusHeading`, or 0.
    case moveFocus
    /// The focus stayed: nobody lies that way, or somebody said no. Detail: the `FocusHeading`, or 0.
    case refuseFocus
    /// An entity became first responder.
    case becomeFirst
    /// An entity did not become first responder.
    case refuseFirst
    /// An entity is first responder no longer.
    case resignFirst
    /// A first responder stays so.
    case refuseResign

    // Windows and controls.

    /// A window became key.
    case becomeKey
    /// A window is key no longer.
    case resignKey
    /// A window was shown.
    case showWindow
    /// A window was hidden.
    case hideWindow
    /// A control sent an event. Detail: the number of its bit.
    case controlEvent

    // Drag and drop.

    /// Something was lifted from a view.
    case beginDrag
    /// A drag came to a target.
    case enterTarget
    /// A drag left a target.
    case leaveTarget
    /// A drag was let go, or called off. Detail: the `DropOperation`.
    case drop

    // Scroll views.

    /// A key scrolled a scroll view.
    case scroll
  }
}
