import Dactyl

/// A drag that counts only after the finger has rested.
struct HoldToPan: GestureRecognizer {
  private(set) var pan = PanGestureRecognizer()
  private var isArmed = false

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    pan.touchesBegan(touches, with: &context)
    context.setDeadline(after: 0.3)
  }

  mutating func deadlineReached(with context: inout GestureContext) { isArmed = true }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    var request = context.collecting { pan.touchesMoved(touches, with: &$0) }
    if request.state == .began && !isArmed { request.state = .failed }
    context.apply(request)
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    pan.touchesEnded(touches, with: &context)
  }

  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    pan.touchesCancelled(touches, with: &context)
  }

  mutating func reset() {
    pan.reset()
    isArmed = false
  }
}
