/// Lifts what is to be dragged, as `DragLift` says, with one finger (DD6): like a long press (LP2, LP3, LP6, LP8), like
/// a pan (PAN2), or when it lands.
public struct DragGestureRecognizer: GestureRecognizer {
  /// What a finger does to lift.
  public var lift = DragLift.longPress()
  /// Whether a mouse has to rest as fingers do; false by default, when it lifts by moving.
  public var waitsForMouse = false
  private var isDown = false

  /// Makes a recognizer that lifts.
  public init(_ lift: DragLift = .longPress()) { self.lift = lift }

  /// How far a finger may stray until it lifts, in points (LP3).
  static var allowableMovement: Float { 10 }

  /// A finger lands. A second one makes it no lift, or means nothing afterwards.
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

  /// It moves: too far, far enough, or with what it has lifted. Another button of the mouse calls the drag off.
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

  /// It lifts: what it dragged is let go, or it was none.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .ended
  }

  /// It is taken away.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) { context.cancel() }

  /// It has rested long enough.
  public mutating func deadlineReached(with context: inout GestureContext) {
    if context.state == .possible { context.state = .began }
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() { isDown = false }

  private func hasRightButton(_ touches: Touches) -> Bool {
    switch ButtonMatch(touches, .primary) {
    case .noPointer, .complete: true
    case .wrong, .incomplete: false
    }
  }
}
