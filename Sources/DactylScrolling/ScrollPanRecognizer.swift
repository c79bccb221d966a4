/// The pan with which fingers scroll a view: it begins more than 10 points from where they landed (V15), and delays
/// `touchesBegan` for the content until then, or while the touch may still be a tap (V1).
struct ScrollPanRecognizer: GestureRecognizer, PreventingGestureRecognizer {
  private(set) var track = PanTrack()
  private let view: Entity

  init(of view: Entity) { self.view = view }

  /// The distance that fingers move before they scroll, in points (V15).
  static var distance: Float { 10 }
  /// The time for which the content does not receive a new touch, in seconds (V1).
  static var hold: Double { 0.15 }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    if context.state == .possible, track.down == 0 {
      track.start(at: context.timestamp)
      // A touch on the scroll view itself is not on its content (V17).
      if touches.allSatisfy({ $0.view == context.view }) {
        context.endDelayOfTouches()
      } else {
        context.setDeadline(after: Self.hold)
      }
    }
    track.down += UInt8(truncatingIfNeeded: min(touches.count, Int(UInt8.max - track.down)))
  }

  mutating func deadlineReached(with context: inout GestureContext) { context.endDelayOfTouches() }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    track.travel(touches, &context)
    if context.state != .possible { return context.state = .changed }
    if track.travelled.length > Self.distance { context.state = .began }
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    track.travel(touches, &context)
    if touches.count >= Int(track.down) {
      if context.state == .possible { context.fail(unmetCondition(context)) } else { context.state = .ended }
    }
    lift(touches)
  }

  /// The rest of the way (V15).
  func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    guard track.down > 0 else { return nil }
    return UnmetCondition(.movement, measured: track.travelled.length, limit: Self.distance, rule: .V15)
  }

  mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    lift(touches)
    if track.down == 0 { context.cancel() }
  }

  private mutating func lift(_ touches: Touches) { track.down -= UInt8(min(touches.count, Int(track.down))) }

  mutating func reset() { track.reset() }

  // The pinch of the same content may recognize at the same time.
  func canPrevent(_ other: AnyGesture) -> Bool { !isOwnPinch(other) }
  func canBePrevented(by other: AnyGesture) -> Bool { !isOwnPinch(other) }

  private func isOwnPinch(_ other: AnyGesture) -> Bool {
    guard let scene = other.columns.scene, let state = scene.scrolls[view.index] else { return false }
    return state.view == view && state.zoom.pinch == other.id
  }
}

extension GestureContext {
  /// Ends the delay of the recognizer's touches: views receive that they began, although the recognizer is undecided
  /// and has `delaysTouchesBegan` (V17).
  mutating func endDelayOfTouches() {
    gestures.updateAttempt(of: id) { $0.hasEndedDelay = true }
    gestures.policyDidChange()
  }
}
