/// An object of a program's own class that the engine calls as a recognizer.
protocol CalledRecognizer: AnyObject {
  func receive(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext)
  func receive(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext)
  func deadlineReached(_ context: inout GestureContext)
  func reset()
  /// The answer about another recognizer, or nil when that has no object.
  func answer(_ question: RecognizerQuestion, about other: AnyGesture) -> Bool?
  /// The location that the recognizer reports, in the scene's coordinates; nil for that of its fingers.
  var ownLocation: Point? { get }
}

/// A question to a recognizer about another one.
enum RecognizerQuestion {
  case prevents, isPrevented, requiresFailure, isRequiredToFail
}

/// The engine's recognizer for an object of a program's own class.
struct FacadeRecognizer: PressGestureRecognizer, PreventingGestureRecognizer, RequirementGestureRecognizer {
  private weak var object: (any CalledRecognizer)?

  init(_ object: any CalledRecognizer) { self.object = object }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    object?.receive(touches, .began, &context)
  }
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    object?.receive(touches, .moved, &context)
  }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    object?.receive(touches, .ended, &context)
  }
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    object?.receive(touches, .cancelled, &context)
  }
  mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {
    object?.receive(presses, .began, &context)
  }
  mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext) {
    object?.receive(presses, .changed, &context)
  }
  mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {
    object?.receive(presses, .ended, &context)
  }
  mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext) {
    object?.receive(presses, .cancelled, &context)
  }
  mutating func deadlineReached(with context: inout GestureContext) { object?.deadlineReached(&context) }
  mutating func reset() { object?.reset() }

  func canPrevent(_ other: AnyGesture) -> Bool { object?.answer(.prevents, about: other) ?? true }
  func canBePrevented(by other: AnyGesture) -> Bool { object?.answer(.isPrevented, about: other) ?? true }
  func shouldRequireFailure(of other: AnyGesture) -> Bool { object?.answer(.requiresFailure, about: other) ?? false }
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool {
    object?.answer(.isRequiredToFail, about: other) ?? false
  }
  var gestureLocation: Point? { object?.ownLocation }
}
