/// A kind of gesture: a value that looks at the touches bound to it and proposes states.
///
/// Conform a struct to it and give it to `View.addGestureRecognizer(_:action:)`. Each method gets only touches that
/// landed on the recognizer's view or below it and that nobody refused, grouped by phase (G19), in landing order,
/// before any view hears of them (D4). To say what you think, set `context.state`: that is a proposal, and the engine
/// grants it unless another gesture has won, a failure requirement holds it, or somebody says no (G25-G39). Fail as
/// early as you can (G71).
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
/// A kind that takes other input, or has a say in who wins, also conforms to ``PressGestureRecognizer``,
/// ``PointerGestureRecognizer``, ``CustomEventGestureRecognizer``, ``PreventingGestureRecognizer`` or
/// ``RequirementGestureRecognizer``.
public protocol GestureRecognizer {
  /// Whether it succeeds once, in `.recognized`, rather than going on (G2). False by default.
  static var isDiscrete: Bool { get }
  /// What input it takes (S-1, S-2); by default touches, and events of the game's own when it conforms to
  /// ``CustomEventGestureRecognizer``. A ``PointerGestureRecognizer`` names what it takes of a pointer.
  static var inputs: GestureInputs { get }

  /// Fingers landed.
  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext)
  /// Fingers moved.
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext)
  /// Fingers lifted.
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext)
  /// The system took fingers away. By default: cancelled when it had begun, else failed (G35).
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext)

  /// The moment came that `context.setDeadline` had named, exactly (D10).
  mutating func deadlineReached(with context: inout GestureContext)
  /// The attempt is over: forget it (G60). Called once after each, never by you.
  mutating func reset()
  /// Where the gesture says it is, in the coordinates around the windows; nil means the middle of its fingers (G23).
  var gestureLocation: Point? { get }
  /// How far, in points, its fingers and pencils may be from where they landed without `touchesMoved` being called,
  /// while it is undecided; nil, as by default, for every move. What a tap answers costs nothing while a finger rests
  /// on it. Asked after `touchesBegan`, and not kept when the recognizer proposes a state or any of its settings
  /// change.
  func ignoredMovement(with settings: GestureSettings) -> Float?
}

extension GestureRecognizer {
  /// A continuous gesture.
  public static var isDiscrete: Bool { false }
  /// Touches alone, by default.
  public static var inputs: GestureInputs { .touches }
  /// The default implementation does nothing.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {}
  /// Cancels a gesture that had begun, and fails another (G35).
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    context.cancel()
  }
  /// The default implementation does nothing.
  public mutating func deadlineReached(with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func reset() {}
  /// The middle of its fingers.
  public var gestureLocation: Point? { nil }
  /// Every move counts.
  public func ignoredMovement(with settings: GestureSettings) -> Float? { nil }
}

/// A kind of gesture that keys and buttons make, too: those that `AnyGesture.allowedPressTypes` names (P6). They count
/// as no touches.
public protocol PressGestureRecognizer: GestureRecognizer {
  /// Keys or buttons went down.
  mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext)
  /// They are pressed harder or softer.
  mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext)
  /// They went up.
  mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext)
  /// The system took them away. By default: cancelled when it had begun, else failed (G35).
  mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext)
}

extension PressGestureRecognizer {
  /// The default implementation does nothing.
  public mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {}
  /// Cancels a gesture that had begun, and fails another (G35).
  public mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext) { context.cancel() }
}

/// A kind of gesture that a pointer makes without touching: by hovering, scrolling or pinching on a touchpad, as its
/// `inputs` name. The fingers of a touchpad are no touches, so that `numberOfTouches` is 0 (PAN11, PI7).
public protocol PointerGestureRecognizer: GestureRecognizer {
  /// The pointer came to hover over the view, or began to scroll or pinch on it.
  mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext)
  /// It went on.
  mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext)
  /// The pointer left the view, or the scrolling or pinching is over.
  mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext)
  /// The system interrupted it. By default: cancelled when it had begun, else failed (G35).
  mutating func pointerCancelled(_ input: PointerInput, with context: inout GestureContext)
}

extension PointerGestureRecognizer {
  /// The default implementation does nothing.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {}
  /// The default implementation does nothing.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {}
  /// Cancels a gesture that had begun, and fails another (G35).
  public mutating func pointerCancelled(_ input: PointerInput, with context: inout GestureContext) { context.cancel() }
}

/// A kind of gesture that events of the game's own make.
public protocol CustomEventGestureRecognizer: GestureRecognizer {
  /// An event of the game's own was sent to its view or below it. A gesture that it makes succeed takes it from the
  /// responders, unless it leaves their touches alone, too.
  mutating func received(_ event: any CustomEvent, with context: inout GestureContext)
}

extension CustomEventGestureRecognizer {
  /// Touches, and events of the game's own.
  public static var inputs: GestureInputs { [.touches, .custom] }
}

/// A kind of gesture that says which others its success makes fail, and which make it fail (G37, G41): of any two that
/// share a touch, unless one of them says no.
public protocol PreventingGestureRecognizer: GestureRecognizer {
  /// Whether its success may make another fail; true by default.
  func canPrevent(_ other: AnyGesture) -> Bool
  /// Whether another's success may make it fail; true by default.
  func canBePrevented(by other: AnyGesture) -> Bool
}

extension PreventingGestureRecognizer {
  /// Prevents any other.
  public func canPrevent(_ other: AnyGesture) -> Bool { true }
  /// Lets any other prevent it.
  public func canBePrevented(by other: AnyGesture) -> Bool { true }
}

/// A kind whose recognizers prevent those of their kind that have no higher rank, and no others of it: what
/// `canPrevent(_:)` says, as a number. So very many of them that are complete together are put in order without asking
/// each about each (G41).
protocol RankedGestureRecognizer: PreventingGestureRecognizer {
  /// Its rank.
  var rivalRank: Int { get }
}

/// A kind of gesture that has a say in who waits for whom, beside the delegates and `require(toFail:)` (G33). It is
/// asked about each pair once an attempt.
public protocol RequirementGestureRecognizer: GestureRecognizer {
  /// Whether it must wait until another failed; false by default.
  func shouldRequireFailure(of other: AnyGesture) -> Bool
  /// Whether another must wait until it failed; false by default.
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool
}

extension RequirementGestureRecognizer {
  /// Waits for nobody.
  public func shouldRequireFailure(of other: AnyGesture) -> Bool { false }
  /// Lets nobody wait.
  public func shouldBeRequiredToFail(by other: AnyGesture) -> Bool { false }
}
