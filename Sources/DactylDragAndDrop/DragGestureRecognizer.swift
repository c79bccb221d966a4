/// A recognizer that lifts an item to drag with one finger, in the way of its `DragLift` (DD6): like a long press (LP2,
/// LP3, LP6, LP8), like a pan (PAN2), or when the finger lands.
public struct DragGestureRecognizer: GestureRecognizer {
  /// The gesture that lifts.
  public var lift = DragLift.longPress()
  /// Whether a mouse has to rest like a finger; false by default, when it lifts by moving.
  public var waitsForMouse = false
  private var isDown = false

  /// Makes a recognizer with a gesture that lifts.
  public init(_ lift: DragLift = .longPress()) { self.lift = lift }

  /// The distance that a finger may move before it lifts, in points (LP3).
  static var allowableMovement: Float { 10 }

  /// Begins an attempt. A second finger makes it fail, and is ignored after the lift.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard context.state == .possible else {
      for touch in touches { context.ignore(touch) }
      return
    }
    guard !isDown, touches.count == 1, hasRightButton(touches) else { return context.state = .failed }
    isDown = true
    switch lift {
    case .longPress(let duration):
      if duration > 0 { context.setDeadline(after: duration) } else { context.state = .began }
    case .pan: break
    case .touchDown: context.state = .began
    }
  }

  /// Fails, lifts or drags, by the distance of the finger. Another button of the mouse cancels the drag.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard hasRightButton(touches) else { return context.state = context.state == .possible ? .failed : .cancelled }
    guard context.state == .possible else { return context.state = .changed }
    guard let touch = touches.first else { return }
    let way = touch.location.distance(to: touch.initialLocation)
    if case .longPress = lift, waitsForMouse || touch.type != .pointer {
      if way > Self.allowableMovement { context.state = .failed }
    } else if way >= context.settings.panDistance.points {
      context.cancelDeadline()
      context.state = .began
    }
  }

  /// Ends the drag, or fails if nothing was lifted.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Cancels the drag.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) { context.cancel() }

  /// Lifts after the finger has rested long enough.
  public mutating func deadlineReached(with context: inout GestureContext) {
    if context.state == .possible { context.state = .began }
  }

  /// Resets the recognizer for the next attempt. Called when the current one is over.
  public mutating func reset() { isDown = false }

  private func hasRightButton(_ touches: Touches) -> Bool {
    switch ButtonMatch(touches, .primary) {
    case .noPointer, .complete: true
    case .wrong, .incomplete: false
    }
  }
}
