import Dactyl

/// A recognizer made of closures, for tests with particular proposals.
package struct Scripted: PreventingGestureRecognizer {
  package typealias Handler = (Touches, inout GestureContext) -> Void
  package var began: Handler?
  package var moved: Handler?
  package var ended: Handler?
  package var cancelled: Handler?
  package var deadline: ((inout GestureContext) -> Void)?
  package var onReset: (() -> Void)?
  package var prevents: ((AnyGesture) -> Bool)?
  package var isPrevented: ((AnyGesture) -> Bool)?

  package init(
    began: Handler? = nil, moved: Handler? = nil, ended: Handler? = nil, cancelled: Handler? = nil,
    deadline: ((inout GestureContext) -> Void)? = nil, onReset: (() -> Void)? = nil,
    prevents: ((AnyGesture) -> Bool)? = nil, isPrevented: ((AnyGesture) -> Bool)? = nil
  ) {
    self.began = began
    self.moved = moved
    self.ended = ended
    self.cancelled = cancelled
    self.deadline = deadline
    self.onReset = onReset
    self.prevents = prevents
    self.isPrevented = isPrevented
  }

  package mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    began?(touches, &context)
  }
  package mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    moved?(touches, &context)
  }
  package mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    ended?(touches, &context)
  }
  package mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    if let cancelled { return cancelled(touches, &context) }
    context.state = context.state == .possible ? .failed : .cancelled
  }
  package mutating func deadlineReached(with context: inout GestureContext) { deadline?(&context) }
  package mutating func reset() { onReset?() }
  package func canPrevent(_ other: AnyGesture) -> Bool { prevents?(other) ?? true }
  package func canBePrevented(by other: AnyGesture) -> Bool { isPrevented?(other) ?? true }

  /// Begins when a finger lands, changes with it, ends with it.
  package static var immediate: Scripted {
    Scripted(
      began: { if $1.state == .possible { $1.state = .began } }, moved: { $1.state = .changed },
      ended: { _, context in if context.numberOfTouches == 0 { context.state = .ended } })
  }
  /// Begins with the first move.
  package static var onMove: Scripted {
    Scripted(
      moved: { _, context in context.state = context.state == .possible ? .began : .changed },
      ended: { _, context in
        if context.numberOfTouches == 0 { context.state = context.state == .possible ? .failed : .ended }
      })
  }
  /// A recognizer that proposes nothing, and fails when all fingers have lifted.
  package static var patient: Scripted {
    Scripted(ended: { _, context in if context.numberOfTouches == 0 { context.state = .failed } })
  }
}
