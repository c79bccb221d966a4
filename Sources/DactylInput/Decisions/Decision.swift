/// A decision about the receiver of an input: a record of fixed size without references.
public struct Decision: Hashable, Sendable {
  /// The moment of the input, or of the frame for a timer.
  public var timestamp: Timestamp
  /// The kind of the decision.
  public var kind: Kind
  /// The rule by which it was made.
  public var rule: Rule
  /// A verdict, state or phase as its number, by `kind`.
  public var detail: UInt8
  /// The kind of the input that it concerns, or nil for none.
  public var inputKind: InputKind?
  /// The attempt that it concerns, of a recognizer that makes one for each finger: a number that is unique within the
  /// scene; 0 for others.
  public var attempt: UInt32 = 0
  /// The number of the input among those of its kind (`Touch.id`, `Press.id`), or 0 for none.
  public var input: UInt64
  /// The finger, key or button of that input, or of the first touch that a recognizer has; nil for none.
  public var source: InputSource? = nil
  /// The touch that it concerns, or 0.
  public var touch: UInt64 { inputKind == .touch ? input : 0 }
  /// The view, window or other responder that it concerns, or `.none`.
  public var view: Entity
  /// The recognizer that it concerns, or `.none`.
  public var gesture: GestureID
  /// The recognizer that caused it by winning or holding another; or `.none`.
  public var opponent: GestureID
  /// The view, window or other responder that caused it where no recognizer did: one that is hit instead, that has the
  /// input already, that refused or that comes first; or `.none`.
  public var other: Entity = .none
  /// Of `leaveOut` the number of decisions that are left out; else 0.
  public var number: UInt32 = 0
  /// The action that a context decided about, for `bindAction` and `refuseAction`; nil for others.
  public var action: ActionDecision?
  /// The condition that the input does not meet, where the decision is about a measure; nil for others.
  public var condition: UnmetCondition?

  /// The kinds of decisions.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Hit-testing visited a view. Detail: the `HitVerdict`.
    case hitTest
    /// An input was assigned to its target: a view, or the receiver of keys.
    case bindView
    /// An input was kept from its target.
    case refuseView
    /// An input was assigned to a recognizer.
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
    /// No responder handled a callback. Detail: the `TouchPhase`.
    case unhandled
    /// An input was taken from its target: by a gesture, by text, by a key command, or because it was cancelled.
    case claim

    // Input, before and after decisions about it.

    /// A device was connected.
    case addDevice
    /// A device was disconnected.
    case removeDevice
    /// An event was ignored, or not handled as it was sent.
    case ignore
    /// A point in a window hit nothing there.
    case passWindow
    /// The beginning or the end of an input is withheld from its target by a recognizer. Detail: the `TouchPhase`.
    case withhold
    /// A target was called, once for all touches of the call. Detail: the `TouchPhase`.
    case deliver
    /// Input was cancelled: all of it, or that of a window, of a device or of some kinds.
    case cancelInput

    /// A hit-test came past further views: `number` is how many decisions about them are left out.
    case leaveOut

    /// An accommodation changed an input before anything received it: it begins later or elsewhere, or goes on without
    /// the hand.
    case accommodate

    /// An input was found beyond a limit that it may pass. The `condition` has the measure.
    case measure

    // Recognizers.

    /// A recognizer was called at its deadline.
    case deadline
    /// A proposed state of a recognizer was refused. Detail: the `GestureState`.
    case refuseState
    /// Of two recognizers that were ready at once the opponent had priority.
    case breakTie

    // Keys and actions.

    /// Key commands were searched for a press.
    case searchCommands
    /// A matching key command was not performed.
    case refuseCommand
    /// A key command has the key of a press, and other modifiers.
    case missCommand
    /// A binding of an input action received an input (`action`).
    case bindAction
    /// A binding of an input action that has the control did not receive the input (`action`).
    case refuseAction
    /// An operation was undone, or with detail 1 redone.
    case undo
    /// The focus moved, or, without a view, was lost. Detail: the `FocusHeading`, or 0.
    case moveFocus
    /// The focus stayed: there is no item in that direction, or a delegate refused. Detail: the `FocusHeading`, or 0.
    case refuseFocus
    /// A heading passed an item that lies in its direction: the `other` is nearer, or in the group, or a trap keeps the
    /// focus in. Detail: the `FocusHeading`.
    case passItem
    /// An entity became first responder.
    case becomeFirst
    /// An entity did not become first responder.
    case refuseFirst
    /// An entity resigned first responder.
    case resignFirst
    /// A first responder did not resign.
    case refuseResign

    // Windows and controls.

    /// A window became key.
    case becomeKey
    /// A window resigned key.
    case resignKey
    /// A window was shown.
    case showWindow
    /// A window was hidden.
    case hideWindow
    /// A control sent an event. Detail: the number of its bit.
    case controlEvent

    // Drag and drop.

    /// A drag began at a view.
    case beginDrag
    /// A drag entered a target.
    case enterTarget
    /// A drag left a target.
    case leaveTarget
    /// A target does not accept a drag, or proposed that nothing is dropped as the finger let go. Detail: the
    /// `DropOperation`.
    case refuseTarget
    /// A drag ended with a drop or was cancelled. Detail: the `DropOperation`.
    case drop

    // Scroll views.

    /// A key or a wheel scrolled a scroll view.
    case scroll
    /// A touch landed on a view inside content that moves: the `other`, its scroll view, receives it instead.
    case catchTouch

    // Assistive clients.

    /// What an assistive client asked for is done. Detail: the `AccessibilityAction.number`.
    case assist
    /// What an assistive client asked for is not done; the `other` is in front of the element, if anything is. Detail:
    /// the `AccessibilityAction.number`.
    case refuseAssist
  }
}
