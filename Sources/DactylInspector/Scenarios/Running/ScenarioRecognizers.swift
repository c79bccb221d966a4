import Dactyl

/// The scenario format's `probe`: logs its callbacks, stays possible, and fails when its last finger leaves.
struct ProbeRecognizer: PreventingGestureRecognizer {
  let id: String
  let journal: ScenarioJournal
  let prevents: Bool
  let yields: Bool

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    journal.write(id, .began, touches)
  }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    journal.write(id, .moved, touches)
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    journal.write(id, .ended, touches)
    if context.numberOfTouches == 0 { context.state = .failed }
  }

  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    journal.write(id, .cancelled, touches)
    if context.numberOfTouches == 0 { context.state = .failed }
  }

  func canPrevent(_ other: AnyGesture) -> Bool { prevents }
  func canBePrevented(by other: AnyGesture) -> Bool { yields }
}

/// The scenario format's `immediate`: began when a finger lands, changed when one moves, ended when its last leaves.
struct ImmediateRecognizer: PreventingGestureRecognizer {
  let prevents: Bool
  let yields: Bool

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    if context.state == .possible { context.state = .began }
  }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    context.state = context.state == .possible ? .began : .changed
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    guard context.numberOfTouches == 0 else { return }
    context.state = context.state == .possible ? .failed : .ended
  }

  func canPrevent(_ other: AnyGesture) -> Bool { prevents }
  func canBePrevented(by other: AnyGesture) -> Bool { yields }
}
