import Dactyl

/// Undecided for two seconds from its first touch, whatever happens; then it fails.
struct Ponderer: GestureRecognizer {
  private var hasBegun = false

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    if !hasBegun { context.setDeadline(after: 2) }
    hasBegun = true
  }
  mutating func deadlineReached(with context: inout GestureContext) { context.state = .failed }
  mutating func reset() { hasBegun = false }
}

/// Begins with the first finger that lands, and ends with the last that lifts.
struct Grabber: GestureRecognizer {
  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    if context.state == .possible { context.state = .began }
  }
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) { context.state = .changed }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    if context.numberOfTouches == 0 { context.state = .ended }
  }
}
