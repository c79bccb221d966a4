/// The engine's recognizer for one whose class is a program's own.
struct FacadeRecognizer: PressGestureRecognizer, PreventingGestureRecognizer, RequirementGestureRecognizer {
  private weak var object: UIGestureRecognizer?

  init(_ object: UIGestureRecognizer) { self.object = object }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    object?.hear(touches, .began, &context)
  }
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    object?.hear(touches, .moved, &context)
  }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    object?.hear(touches, .ended, &context)
  }
  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    object?.hear(touches, .cancelled, &context)
  }
  mutating func pressesBegan(_ presses: Presses, with context: inout GestureContext) {
    object?.hear(presses, .began, &context)
  }
  mutating func pressesChanged(_ presses: Presses, with context: inout GestureContext) {
    object?.hear(presses, .changed, &context)
  }
  mutating func pressesEnded(_ presses: Presses, with context: inout GestureContext) {
    object?.hear(presses, .ended, &context)
  }
  mutating func pressesCancelled(_ presses: Presses, with context: inout GestureContext) {
    object?.hear(presses, .cancelled, &context)
  }
  mutating func deadlineReached(with context: inout GestureContext) { object?.deadlineReached(&context) }
  mutating func reset() { object?.reset() }

  /// Asks the object about another one that has an object, too.
  private func ask(
    _ other: AnyGesture, or usual: Bool, _ body: (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) -> Bool {
    guard let object, let other = object.application?.recognizer(of: other) else { return usual }
    return body(object, other)
  }

  func canPrevent(_ other: AnyGesture) -> Bool { ask(other, or: true) { $0.canPrevent($1) } }
  func canBePrevented(by other: AnyGesture) -> Bool { ask(other, or: true) { $0.canBePrevented(by: $1) } }
  func shouldRequireFailure(of other: AnyGesture) -> Bool { ask(other, or: false) { $0.shouldRequireFailure(of: $1) } }
  func shouldBeRequiredToFail(by other: AnyGesture) -> Bool {
    ask(other, or: false) { $0.shouldBeRequiredToFail(by: $1) }
  }
  var gestureLocation: Point? { object?.inner?.location }
}
