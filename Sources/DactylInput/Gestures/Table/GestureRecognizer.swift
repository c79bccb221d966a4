/// A kind of gesture: a value that receives the touches assigned to it and proposes states.
///
/// Conform a struct to this protocol and pass it to `View.addGestureRecognizer(_:action:)`. Each method receives
/// touches that landed on the recognizer's view or on its subviews and that no delegate refused, grouped by phase
/// (G19), in landing order, before any view receives them (D4). Set `context.state` to propose a state. The arena
/// grants it unless another gesture has won, a failure requirement holds it, or a delegate or view refuses (G25-G39).
/// Fail as early as possible (G71).
///
/// ```swift
/// struct PressAndHold: GestureRecognizer {
///   mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
///     context.setDeadline(after: 1)
///   }
///   mutating func deadlineReached(with context: inout GestureContext) { context.state = .began }
///   mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
///     context.state = context.state == .possible ? .failed : .ended
///   }
/// }
/// ```
///
/// A kind that takes other input than touches, or decides which recognizers it prevents or waits for, also conforms to
/// ``PressGestureRecognizer``, ``PointerGestureRecognizer``, ``CustomEventGestureRecognizer``,
/// ``PreventingGestureRecognizer`` or ``RequirementGestureRecognizer``.
public protocol GestureRecognizer {
  /// Whether the gesture is discrete: it is recognized once and does not go on (G2). False by default.
  static var isDiscrete: Bool { get }
  /// The kinds of input that the recognizer receives (S-1, S-2); by default touches, and a game's own events when the
  /// type conforms to ``CustomEventGestureRecognizer``. A ``PointerGestureRecognizer`` names the kinds of pointer
  /// input.
  static var inputs: GestureInputs { get }

  /// Called when fingers land.
  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext)
  /// Called when fingers move.
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext)
  /// Called when fingers lift.
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext)
  /// Called when the system cancels touches. The default implementation proposes `.cancelled` when the gesture had
  /// begun, else `.failed` (G35).
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext)

  /// Called at the moment that was set with `context.setDeadline(after:)`, exactly (D10).
  mutating func deadlineReached(with context: inout GestureContext)
  /// Resets the recognizer to its initial state. Called once by the scene after each attempt (G60); never call it
  /// yourself.
  mutating func reset()
  /// The location of the gesture, in the scene's coordinates; nil for the middle of its fingers (G23).
  var gestureLocation: Point? { get }
  /// The distance in points that fingers and pencils may move from where they landed without a call of `touchesMoved`,
  /// while the gesture is `.possible`; nil, the default, to receive every move. With it a finger that rests on a button
  /// costs nothing. Asked after `touchesBegan`; the answer is dropped when the recognizer proposes a state or its
  /// settings change.
  func ignoredMovement(with settings: GestureSettings) -> Float?
  /// The first condition that the input does not meet yet, while the gesture is `.possible`; nil when none has a name.
  /// Asked by `AnyGesture.unmetCondition`, for those who look for why a gesture does not begin.
  func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition?
}

extension GestureRecognizer {
  /// The default implementation answers false: a continuous gesture.
  public static var isDiscrete: Bool { false }
  /// Touches alone, by default.
  public static var inputs: GestureInputs { .touches }
  /// The default implementation does nothing.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {}
  /// The default implementation proposes `.cancelled` when the gesture had begun, else `.failed` (G35).
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    context.cancel()
  }
  /// The default implementation does nothing.
  public mutating func deadlineReached(with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func reset() {}
  /// The default implementation answers nil: the middle of its fingers.
  public var gestureLocation: Point? { nil }
  /// The default implementation answers nil: every move is received.
  public func ignoredMovement(with settings: GestureSettings) -> Float? { nil }
  /// The default implementation answers nil.
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? { nil }
}

/// A kind of gesture that also receives presses: the keys and buttons in `AnyGesture.allowedPressTypes` (P6). Presses
/// do not count as touches.
public protocol PressGestureRecognizer: GestureRecognizer {
  /// Called when keys or buttons go down.
  mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext)
  /// Called when the force of presses changes.
  mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext)
  /// Called when keys or buttons go up.
  mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext)
  /// Called when the system cancels presses. The default implementation proposes `.cancelled` when the gesture had
  /// begun, else `.failed` (G35).
  mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext)
}

extension PressGestureRecognizer {
  /// The default implementation does nothing.
  public mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {}
  /// The default implementation proposes `.cancelled` when the gesture had begun, else `.failed` (G35).
  public mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext) { context.cancel() }
}

/// A kind of gesture that receives a pointer which does not touch: hovering, scrolling, or pinching on a touchpad, as
/// named by `inputs`. The fingers on a touchpad are not touches, so `numberOfTouches` is 0 (PAN11, PI7).
public protocol PointerGestureRecognizer: GestureRecognizer {
  /// Called when the pointer enters the view, or starts to scroll or pinch on it.
  mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext)
  /// Called when the pointer moves, scrolls on or pinches on.
  mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext)
  /// Called when the pointer leaves the view, or the scrolling or pinching ends.
  mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext)
  /// Called when the system interrupts the pointer. The default implementation proposes `.cancelled` when the gesture
  /// had begun, else `.failed` (G35).
  mutating func pointerCancelled(_ input: PointerInput, with context: inout GestureContext)
}

extension PointerGestureRecognizer {
  /// The default implementation does nothing.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {}
  /// The default implementation proposes `.cancelled` when the gesture had begun, else `.failed` (G35).
  public mutating func pointerCancelled(_ input: PointerInput, with context: inout GestureContext) { context.cancel() }
}

/// A kind of gesture that receives a game's own events.
public protocol CustomEventGestureRecognizer: GestureRecognizer {
  /// Called when a game's own event is sent to the recognizer's view or to one of its subviews. A gesture that succeeds
  /// by it cancels the event for responders, unless it leaves their touches alone too (`cancelsTouchesInView`).
  mutating func received(_ event: any CustomEvent, with context: inout GestureContext)
}

extension CustomEventGestureRecognizer {
  /// Touches, and a game's own events.
  public static var inputs: GestureInputs { [.touches, .custom] }
}

/// A kind of gesture that decides which other recognizers it prevents, and which ones prevent it (G37, G41). Of two
/// that share a touch the one that succeeds makes the other fail, unless one of them answers false here.
public protocol PreventingGestureRecognizer: GestureRecognizer {
  /// Whether success of this recognizer makes another one fail; true by default.
  func canPrevent(_ other: AnyGesture) -> Bool
  /// Whether success of another recognizer makes this one fail; true by default.
  func canBePrevented(by other: AnyGesture) -> Bool
}

extension PreventingGestureRecognizer {
  /// The default implementation answers true: any other recognizer is prevented.
  public func canPrevent(_ other: AnyGesture) -> Bool { true }
  /// The default implementation answers true: any other recognizer prevents this one.
  public func canBePrevented(by other: AnyGesture) -> Bool { true }
}

/// A kind whose recognizers prevent those of their own kind that do not have a higher rank: the answer of
/// `canPrevent(_:)` as a number. With it, many recognizers that succeed together are put in order without a question
/// for each pair (G41).
protocol RankedGestureRecognizer: PreventingGestureRecognizer {
  /// The rank among recognizers of the kind.
  var rivalRank: Int { get }
}

/// A kind of gesture that adds failure requirements, besides the delegates and `require(toFail:)` (G33). Asked once for
/// each pair in an attempt.
public protocol RequirementGestureRecognizer: GestureRecognizer {
  /// Whether this recognizer waits until another one has failed; false by default.
  func shouldRequireFailure(of other: AnyGesture) -> Bool
  /// Whether another recognizer waits until this one has failed; false by default.
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool
}

extension RequirementGestureRecognizer {
  /// The default implementation answers false: this recognizer waits for no other.
  public func shouldRequireFailure(of other: AnyGesture) -> Bool { false }
  /// The default implementation answers false: no other recognizer waits for this one.
  public func shouldBeRequiredToFail(by other: AnyGesture) -> Bool { false }
}
