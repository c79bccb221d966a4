/// A kind of gesture: a value that looks at the touches bound to it and proposes states.
///
/// Conform a struct to it and give it to `View.addGestureRecognizer(_:action:)`. Each method gets only touches that landed
/// on the recognizer's view or below it and that nobody refused, grouped by phase (G19), in landing order, before any view
/// hears of them (D4). To say what you think, set `context.state`: that is a proposal, and the engine grants it unless
/// another gesture has won, a failure requirement holds it, or somebody says no (G25-G39). Fail as early as you can (G71).
///
/// ```swift
/// struct PressAndHold: GestureRecognizer {
///   mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) { context.setDeadline(after: 1) }
///   mutating func deadlineReached(with context: inout GestureContext) { context.state = .began }
///   mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
///     context.state = context.state == .possible ? .failed : .ended
///   }
/// }
/// ```
public protocol GestureRecognizer {
  /// Whether it succeeds once, in `.recognized`, rather than going on (G2). False by default.
  static var isDiscrete: Bool { get }
  /// What input it takes; by default touches (S-1, S-2).
  static var inputs: GestureInputs { get }

  /// Fingers landed.
  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext)
  /// Fingers moved.
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext)
  /// Fingers lifted.
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext)
  /// The system took fingers away. By default: cancelled when it had begun, else failed (G35).
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext)
  /// Keys or buttons went down that `AnyGesture.allowedPressTypes` names (P6). They count as no touches.
  mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext)
  /// They are pressed harder or softer.
  mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext)
  /// They went up.
  mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext)
  /// The system took them away. By default: cancelled when it had begun, else failed (G35).
  mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext)

  /// The pointer came to hover over the view, or began to scroll or pinch on it. What it does is called only for input
  /// that `inputs` names; the fingers of a touchpad are no touches, so that `numberOfTouches` is 0 (PAN11, PI7).
  mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext)
  /// It went on.
  mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext)
  /// The pointer left the view, or the scrolling or pinching is over.
  mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext)
  /// The system interrupted it. By default: cancelled when it had begun, else failed (G35).
  mutating func pointerCancelled(_ input: PointerInput, with context: inout GestureContext)

  /// An event of the game's own was sent to its view or below it, for kinds whose `inputs` name `.custom`. A gesture that it
  /// makes succeed takes it from the responders, unless it leaves their touches alone, too.
  mutating func received(_ event: any CustomEvent, with context: inout GestureContext)

  /// The moment came that `context.setDeadline` had named, exactly (D10).
  mutating func deadlineReached(with context: inout GestureContext)
  /// The attempt is over: forget it (G60). Called once after each, never by you.
  mutating func reset()

  /// Whether its success may make another fail; true by default (G37, G41).
  func canPrevent(_ other: AnyGesture) -> Bool
  /// Whether another's success may make it fail; true by default (G37).
  func canBePrevented(by other: AnyGesture) -> Bool
  /// Whether the kind has a say in who waits for whom; false by default. Only then is it asked the two questions below,
  /// about each pair once an attempt, beside the delegates (G33).
  static var declaresRequirements: Bool { get }
  /// Whether it must wait until another failed; false by default (G33).
  func shouldRequireFailure(of other: AnyGesture) -> Bool
  /// Whether another must wait until it failed; false by default (G33).
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool
  /// Where the gesture says it is, in the coordinates around the windows; nil means the middle of its fingers (G23).
  var gestureLocation: Point? { get }
}

extension GestureRecognizer {
  /// A continuous gesture.
  public static var isDiscrete: Bool { false }
  /// Touches.
  public static var inputs: GestureInputs { .touches }
  /// Does nothing.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {}
  /// Cancels a gesture that had begun, and fails another (G35).
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .cancelled
  }
  /// Does nothing.
  public mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {}
  /// Cancels a gesture that had begun, and fails another (G35).
  public mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .cancelled
  }
  /// Does nothing.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {}
  /// Cancels a gesture that had begun, and fails another (G35).
  public mutating func pointerCancelled(_ input: PointerInput, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .cancelled
  }
  /// Does nothing.
  public mutating func received(_ event: any CustomEvent, with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func deadlineReached(with context: inout GestureContext) {}
  /// Does nothing.
  public mutating func reset() {}
  /// Prevents any other.
  public func canPrevent(_ other: AnyGesture) -> Bool { true }
  /// Lets any other prevent it.
  public func canBePrevented(by other: AnyGesture) -> Bool { true }
  /// It leaves it to `require(toFail:)` and delegates who waits for whom.
  public static var declaresRequirements: Bool { false }
  /// Waits for nobody.
  public func shouldRequireFailure(of other: AnyGesture) -> Bool { false }
  /// Lets nobody wait.
  public func shouldBeRequiredToFail(by other: AnyGesture) -> Bool { false }
  /// The middle of its fingers.
  public var gestureLocation: Point? { nil }
}
