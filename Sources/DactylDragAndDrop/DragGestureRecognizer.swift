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
    guard !isDown, touches.count == 1 else {
      let count = touches.count + (isDown ? 1 : 0)
      return context.fail(UnmetCondition(.fingers, measured: Float(count), limit: 1, rule: .DD6))
    }
    guard hasRightButton(touches) else { return context.fail(.wrongButtons) }
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
    guard hasRightButton(touches) else {
      if context.state == .possible { context.fail(.wrongButtons) } else { context.cancel() }
      return
    }
    guard context.state == .possible else { return context.state = .changed }
    guard let touch = touches.first else { return }
    let way = touch.location.distance(to: touch.initialLocation)
    if case .longPress = lift, waitsForMouse || touch.type != .pointer {
      if way > Self.allowableMovement {
        context.fail(UnmetCondition(.movement, measured: way, limit: Self.allowableMovement, rule: .DD6))
      }
    } else if way >= context.settings.panDistance.points {
      context.cancelDeadline()
      context.state = .began
    }
  }

  /// Ends the drag, or fails if nothing was lifted.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    if context.state == .possible {
      context.fail(unmetCondition(touches.first, context))
    } else {
      context.state = .ended
    }
  }

  /// The time that the finger has to rest, or the rest of the way.
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    unmetCondition(context.touches.first, context)
  }

  private func unmetCondition(_ touch: Touch?, _ context: borrowing GestureContext) -> UnmetCondition? {
    guard isDown, let touch else { return nil }
    if case .longPress(let duration) = lift, let rest = context.timeToDeadline {
      return UnmetCondition(
        .duration, measured: Float((duration - rest) * 1000), limit: Float(duration * 1000), rule: .DD6)
    }
    return UnmetCondition(
      .movement, measured: touch.location.distance(to: touch.initialLocation),
      limit: context.settings.panDistance.points, rule: .DD6)
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
